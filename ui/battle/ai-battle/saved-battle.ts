import { checkSetup, type RuleSet } from "../../../rules/index.ts";
import type { SafeStorage } from "../../game/store/safe-storage.ts";
import { ArenaBattle } from "./arena-battle.ts";
import { BATTLE_KEY, type BattleOwner, type SavedBattle, waitingBattle } from "./waiting-battle.ts";

/** Keeps a battle after each decision; answers whether the browser keeps it. */
export function saveBattle(
  storage: SafeStorage,
  { owner, rulesHash }: BattleOwner,
  { setup, actions }: ArenaBattle,
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

/** The battle that was left, where it was left; null when there is none that this player can go on with. */
export function restoreBattle(
  storage: SafeStorage,
  rules: RuleSet,
  owner: BattleOwner,
): { battle: ArenaBattle; practice: boolean } | null {
  const saved = waitingBattle(storage, owner);
  if (!saved || checkSetup(rules, saved.setup).length > 0) return null;
  const battle = new ArenaBattle(rules, saved.setup);
  if (battle.catchUp(saved.actions)) return null;
  return battle.battle.winner === null ? { battle, practice: saved.practice } : null;
}
