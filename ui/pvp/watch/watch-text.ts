import { fill, type RuleSet } from "../../../rules/index.ts";
import type { WatchState } from "../store/pvp-state.ts";

/** Whose turn it is in a watched battle, or how it ended. */
export function watchText(
  { texts: { pvpScreens } }: RuleSet,
  reply: NonNullable<WatchState["reply"]>,
): string {
  const { watch } = pvpScreens;
  const { status, winner, endedBy, players, activePlayer } = reply;
  const nameOf = (player: number) => players[player - 1]?.name ?? "";
  if (status === "active") return fill(watch.turnOf, { name: nameOf(activePlayer) });
  if (winner !== null) return fill(watch.won, { name: nameOf(winner) });
  return endedBy === "closed" ? watch.closed : watch.drawn;
}
