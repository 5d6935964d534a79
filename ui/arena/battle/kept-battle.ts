import { isLesson } from "../../../rules/index.ts";
import { forgetBattle } from "../../battle/ai-battle/saved-battle.ts";
import { battleOwner, waitingBattle } from "../../battle/ai-battle/waiting-battle.ts";
import type { Arena } from "../store/arena.ts";

/**
 * Returns whether the place for an unfinished battle is free for the one under way. A guided battle leaves another one
 * that waits there alone, and is not kept itself then.
 */
export function mayKeep({ game, store }: Arena): boolean {
  const waiting = waitingBattle(game.storage, battleOwner(game));
  return store.getState().lesson === null || waiting === null || isLesson(waiting.setup);
}

/** Returns whether the battle under way is kept, so that the player can leave it and go on later. */
export function isKept(arena: Arena): boolean {
  return mayKeep(arena) && waitingBattle(arena.game.storage, battleOwner(arena.game)) !== null;
}

/** Forgets the battle under way, and not one that a guided battle left alone. */
export function forgetKept(arena: Arena): void {
  if (mayKeep(arena)) forgetBattle(arena.game.storage);
}
