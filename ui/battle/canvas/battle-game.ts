import type * as engineModule from "../../../engine/index.ts";
import type { Arena } from "../../arena/store/arena.ts";

/** The graphics of an arena's battles, made with its first battle and kept for the next. */
export function battleGameOf(
  arena: Arena,
  { openBattleGame }: typeof engineModule,
): Promise<engineModule.BattleGame> {
  arena.battleGame ??= openBattleGame().catch((error: unknown) => {
    arena.battleGame = null;
    throw error;
  });
  return arena.battleGame;
}

/** Gives them back when the arena closes. */
export function closeBattleGame(arena: Arena): void {
  const { battleGame } = arena;
  arena.battleGame = null;
  // One that could not be opened was told of where it was missed.
  battleGame?.then(
    (game) => game.destroy(),
    () => undefined,
  );
}
