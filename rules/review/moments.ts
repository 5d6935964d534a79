import type { Moment, ReviewedTurn } from "./review.ts";

const MOST = 3;
/** A change of the chance that is worth a look although no better move was found. */
const LEAST_SWING = 0.15;

/** At most three moments worth a look, in order: the greatest mistakes, then the greatest swings without one. */
export function momentsOf(turns: readonly ReviewedTurn[], end: number | null): Moment[] {
  const mistakes: Moment[] = turns
    .filter(({ decision }) => decision.verdict === "mistake")
    .map((turn) => ({ kind: "mistake", turn, change: -turn.decision.lead.mean }));
  const swings = turns.flatMap((turn, index): Moment[] => {
    const next = turns[index + 1]?.chance ?? end;
    if (next === null || turn.decision.verdict === "mistake") return [];
    const change = next - turn.chance;
    return Math.abs(change) < LEAST_SWING ? [] : [{ kind: "swing", turn, change }];
  });
  return [...byChange(mistakes), ...byChange(swings)]
    .slice(0, MOST)
    .sort((one, other) => one.turn.index - other.turn.index);
}

function byChange(moments: Moment[]): Moment[] {
  return moments.sort((one, other) => Math.abs(other.change) - Math.abs(one.change));
}
