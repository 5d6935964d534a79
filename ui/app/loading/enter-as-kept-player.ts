import { keptPlayer } from "../../game/offline/kept-player.ts";
import type { Game } from "../../game/store/game.ts";
import { enterAsPlayer } from "../../game/store/session.ts";

/** Shows the lab as it was last seen where the server does not say who is playing; it says so later. */
export function enterAsKeptPlayer(game: Game): void {
  const kept = keptPlayer(game);
  if (kept === null || game.store.getState().session.kind !== "unknown") return;
  const { userId, firstName, lab, accountAddress, labSeenAt, clockOffset } = kept;
  enterAsPlayer(game, userId, firstName);
  game.store.setState({ lab, accountAddress, labSeenAt, clockOffset });
}
