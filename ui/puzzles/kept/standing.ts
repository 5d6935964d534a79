import type { PositionStanding } from "../../../server/contract/index.ts";
import type { KeptPosition } from "./kept-positions.ts";

/** What the player made of a position, as the screens show it. */
export interface Standing extends Omit<PositionStanding, "number"> {
  /** The best line was shown before the goal was reached: the position counts as shown. */
  shown: boolean;
}

/** What comes of what the server says and of the tries that it does not know yet. Only tries up to the first that reaches the goal count. */
export function standingOf(
  { known, tries, older, shown }: Omit<KeptPosition, "number" | "turn">,
  served: PositionStanding | undefined,
): Standing {
  const base = served ?? known;
  const standing: Standing = {
    tries: (base?.tries ?? 0) + (base?.reached ? 0 : older),
    reached: base?.reached ?? false,
    energyLeft: base?.energyLeft ?? null,
    onItsDay: base?.onItsDay ?? false,
    shown: false,
  };
  for (const { reached, energyLeft, onItsDay } of tries) {
    if (standing.reached) break;
    standing.tries += 1;
    if (reached) Object.assign(standing, { reached, energyLeft, onItsDay });
  }
  standing.shown = shown && !standing.reached;
  return standing;
}

/** Whether a further try counts. */
export function stillCounts({ reached, shown }: Pick<Standing, "reached" | "shown">): boolean {
  return !reached && !shown;
}
