import { forgetBattle } from "../../battle/ai-battle/saved-battle.ts";
import { battleOwner, savedBattleOf, waitingBattle } from "../../battle/ai-battle/waiting-battle.ts";
import type { Arena } from "../store/arena.ts";

/**
 * Returns whether the place for an unfinished battle is free for the one under way. Another one that waits there, of
 * another tab or beside a guided battle, is left alone.
 */
export function mayKeep({ game, battle }: Arena): boolean {
  const kept = savedBattleOf(game.storage, battleOwner(game));
  const played = battle.store.getState().running?.replay?.();
  return kept === null || played === undefined || kept.setup?.seed === played.seed;
}

/** Returns whether the battle under way is kept, so that the player can leave it and go on later. */
export function isKept(arena: Arena): boolean {
  return mayKeep(arena) && waitingBattle(arena.game.storage, battleOwner(arena.game)) !== null;
}

/** Forgets the battle under way, or the one that waits if none is; never another one than that under way. */
export function forgetKept(arena: Arena): void {
  if (mayKeep(arena)) forgetBattle(arena.game);
}
