import { checkSetup, type RuleSet } from "../../../rules/index.ts";
import type { SafeStorage } from "../../game/store/safe-storage.ts";
import { AiBattle } from "./ai-battle.ts";
import { BATTLE_KEY, type BattleOwner, type SavedBattle, waitingBattle } from "./waiting-battle.ts";

/** Saves a battle in the browser; returns whether the browser stored it. */
export function saveBattle(
  storage: SafeStorage,
  { owner, rulesHash }: BattleOwner,
  { setup, actions }: AiBattle,
  practice: boolean,
): boolean {
  const saved: SavedBattle = { owner, practice, rulesHash, setup, actions };
  const text = JSON.stringify(saved);
  storage.write(BATTLE_KEY, text);
  return storage.read(BATTLE_KEY) === text;
}

export function forgetBattle(storage: SafeStorage): void {
  storage.remove(BATTLE_KEY);
}

/** Rebuilds the saved battle by replaying its actions; null when this player has none to resume. */
export function restoreBattle(
  storage: SafeStorage,
  rules: RuleSet,
  owner: BattleOwner,
): { battle: AiBattle; practice: boolean } | null {
  const saved = waitingBattle(storage, owner);
  if (!saved || checkSetup(rules, saved.setup).length > 0) return null;
  const battle = new AiBattle(rules, saved.setup);
  if (battle.catchUp(saved.actions)) return null;
  return battle.battle.winner === null ? { battle, practice: saved.practice } : null;
}
