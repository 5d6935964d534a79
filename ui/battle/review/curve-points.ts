import { chanceText, endText, fill, type Review, type Texts } from "../../../rules/index.ts";

/** A turn on the curve, or the end of the battle. */
export interface CurvePoint {
  /** Index of the replay that it stands for. */
  index: number;
  /** Chance to win there, 0 to 1. */
  chance: number;
  kind: "turn" | "mistake" | "end";
  /** What a screen reader says. */
  text: string;
}

/** The points of a review so far; the end comes when all turns are there. `length` is that of the replay. */
export function curvePoints(texts: Texts, { turns, turnCount, end }: Review, length: number): CurvePoint[] {
  const { curve } = texts.review;
  const points = turns.map(({ turn, index, chance, decision }): CurvePoint => {
    const kind = decision.verdict === "mistake" ? "mistake" : "turn";
    const template = kind === "mistake" ? curve.mistake : curve.point;
    return { index, chance, kind, text: fill(template, { turn, chance: chanceText(texts, chance) }) };
  });
  const result = endText(texts, end);
  if (end !== null && result !== null && turns.length === turnCount)
    points.push({ index: length, chance: end, kind: "end", text: fill(curve.end, { result }) });
  return points;
}

/** Index of the last point that the replay has reached. */
export function pointAt(points: readonly CurvePoint[], index: number): number {
  return Math.max(
    0,
    points.findLastIndex((point) => point.index <= index),
  );
}
