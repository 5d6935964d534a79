import { OperatorError } from "../../operator-error.ts";
import type { GameEnd } from "./game-end.ts";

/** Refuses a game that another release has written. */
export function refuseOtherForm(store: GameEnd["name"], form: number, known: number): void {
  if (form === known) return;
  if (form === 0) throw new OperatorError(`There is no game on ${store}: see DATA_DIR and DATABASE_URL.`);
  const what = `The game on ${store} has form ${form}, and this program moves form ${known}`;
  throw new OperatorError(
    form < known
      ? `${what}: start this release's server on it once, which migrates it, stop it, and try again.`
      : `${what}: move it with the release that wrote it.`,
  );
}
