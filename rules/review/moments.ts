import { type Moment, type ReviewedTurn, worstMistake } from "./review.ts";

const MOST = 3;
/** A change of the chance that is worth a look although no better move was found. */
const LEAST_SWING = 0.15;

/** At most three moments worth a look, in order: the greatest mistakes, then the greatest swings without one. */
export function momentsOf(turns: readonly ReviewedTurn[], end: number | null): Moment[] {
  const mistakes: Moment[] = [];
  const swings: Moment[] = [];
  for (const [index, turn] of turns.entries()) {
    const decision = worstMistake(turn);
    const next = turns[index + 1]?.chance ?? end;
    if (decision) mistakes.push({ kind: "mistake", turn, decision, change: -decision.lead.mean });
    else if (next !== null && Math.abs(next - turn.chance) >= LEAST_SWING)
      swings.push({ kind: "swing", turn, change: next - turn.chance });
  }
  return [...byChange(mistakes), ...byChange(swings)]
    .slice(0, MOST)
    .sort((one, other) => one.turn.index - other.turn.index);
}

function byChange(moments: Moment[]): Moment[] {
  return moments.sort((one, other) => Math.abs(other.change) - Math.abs(one.change));
}
