import type { BattleView } from "../../rules/index.ts";

/** Pose of a dealt card or of a side's plate at one moment of a battle's opening. */
export interface OpeningPose {
  /** Share of the way from the deck, or from the side, to its place. */
  there: number;
  /** Share of the way out again. */
  away: number;
  alpha: number;
}

/** Times of the opening in milliseconds: plates come, cards are dealt one by one, everything leaves. */
export const OPENING = {
  plateMs: 260,
  firstCardMs: 120,
  nextCardMs: 75,
  cardMs: 300,
  leavesMs: 1350,
  endsMs: 1600,
} as const;

/** Returns the pose of the card with an index, from 0, at a time; with reduced motion it stands still. */
export function cardPose(index: number, ageMs: number, calm: boolean): OpeningPose {
  return pose(OPENING.firstCardMs + index * OPENING.nextCardMs, OPENING.cardMs, ageMs, calm);
}

/** Returns the pose of a side's plate at a time; with reduced motion it stands still. */
export function platePose(ageMs: number, calm: boolean): OpeningPose {
  return pose(0, OPENING.plateMs, ageMs, calm);
}

function pose(startMs: number, lastsMs: number, ageMs: number, calm: boolean): OpeningPose {
  const isOver = ageMs >= OPENING.endsMs;
  if (calm || isOver) return { there: 1, away: 0, alpha: isOver ? 0 : 1 };
  const came = Math.min(1, Math.max(0, (ageMs - startMs) / lastsMs));
  const gone = Math.min(1, Math.max(0, (ageMs - OPENING.leavesMs) / (OPENING.endsMs - OPENING.leavesMs)));
  return { there: 1 - (1 - came) ** 3, away: gone * gone, alpha: Math.min(1, came * 4) * (1 - gone) };
}

/** Returns whether nothing has happened in a battle yet, so that a field that opens now may still introduce it. */
export function isUntouched({ turn, player, enemy }: Pick<BattleView, "turn" | "player" | "enemy">): boolean {
  return turn === 1 && [player, enemy].every(({ field, fallen }) => field.length + fallen.length === 0);
}
