import { checkSetup, type RuleSet } from "../../../rules/index.ts";
import type { Game } from "../../game/store/game.ts";
import { keysOfAll, playerKey } from "../../game/store/player-storage.ts";
import type { SafeStorage } from "../../game/store/safe-storage.ts";
import { AiBattle } from "./ai-battle.ts";
import {
  BATTLE_KEY_BEFORE,
  type BattleOwner,
  battleOwner,
  type SavedBattle,
  savedBattleOf,
  waitingBattle,
} from "./waiting-battle.ts";

/** One battle of each player is kept, of so many players of a browser. */
const MOST_BATTLES = 5;

/**
 * Saves a battle of the player in the browser (`GAP-80`); of too many players' battles the oldest goes. Returns whether
 * the browser stored it.
 */
export function saveBattle(game: Game, { setup, actions }: AiBattle, practice: boolean): boolean {
  const { storage } = game;
  const { owner, rulesHash } = battleOwner(game);
  // Nothing is kept of a player who has logged out.
  if (owner === "") return false;
  const before = savedBattleOf(storage, { owner });
  const since = before?.setup.seed === setup.seed ? (before.since ?? game.now()) : game.now();
  const saved: SavedBattle = { owner, practice, rulesHash, setup, actions, since };
  const [key, text] = [playerKey("arena_battle", owner), JSON.stringify(saved)];
  storage.write(key, text);
  if (before === null) forgetOldest(game);
  else forgetBefore(storage, owner);
  return storage.read(key) === text;
}

/** Forgets the battle that this browser keeps of the player. */
export function forgetBattle(game: Game): void {
  const { owner } = battleOwner(game);
  game.storage.remove(playerKey("arena_battle", owner));
  forgetBefore(game.storage, owner);
}

/** Forgets the player's battle where an earlier release kept it. */
function forgetBefore(storage: SafeStorage, owner: string): void {
  if (storage.read(BATTLE_KEY_BEFORE)?.includes(owner)) storage.remove(BATTLE_KEY_BEFORE);
}

function forgetOldest(game: Game): void {
  const kept = keysOfAll(game, "arena_battle").map((key) => {
    const owner = key.slice(playerKey("arena_battle", "").length);
    return { key, since: savedBattleOf(game.storage, { owner })?.since ?? 0 };
  });
  const [...newestFirst] = kept.sort((one, other) => other.since - one.since);
  for (const { key } of newestFirst.slice(MOST_BATTLES)) game.storage.remove(key);
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
