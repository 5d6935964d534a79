import type { Game } from "./game.ts";

/**
 * Offers a reload where the server serves another build of the client than this page. Returns whether it is the same
 * one, or not known.
 */
export function noteBuild(game: Game, served: string | undefined): boolean {
  const isOther = Boolean(game.build) && served !== undefined && served !== game.build;
  if (isOther && !game.store.getState().newVersion) game.store.setState({ newVersion: true });
  return !isOther;
}
