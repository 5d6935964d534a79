import type { CSSProperties } from "react";
import { chanceText, endText, fill, type Review, type Texts, worstMistake } from "../../../rules/index.ts";
import { classNames } from "../../components/class-names.ts";
import { useTexts } from "../../game/texts.ts";
import styles from "./chance-curve.module.css";

interface ChanceCurveProps {
  points: readonly CurvePoint[];
  /** How many points there are when the review is done. */
  length: number;
  /** Index of the point that the replay shows. */
  shown: number;
  onChoose: (point: CurvePoint) => void;
}

const LINES = [100, 50, 0];

/**
 * The chance to win by turn. A slider without a look of its own lies over it: a click, a finger or the arrow keys
 * choose a turn, and screen readers say its chance.
 */
export function ChanceCurve({ points, length, shown, onChoose }: ChanceCurveProps) {
  const { curve } = useTexts().review;
  const last = Math.max(1, length - 1);
  const x = (index: number) => (100 * index) / last;
  const line = points.map(({ chance }, index) => `${x(index)},${100 - 100 * chance}`).join(" ");
  const end = x(points.length - 1);
  return (
    <div className={styles.curve}>
      <div className={styles.plot}>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" className={styles.drawing}>
          {LINES.map((percent) => (
            <line
              key={percent}
              className={styles.grid}
              x1={0}
              x2={100}
              y1={100 - percent}
              y2={100 - percent}
            />
          ))}
          <polygon className={styles.area} points={`0,100 ${line} ${end},100`} />
          <polyline className={styles.line} points={line} />
          <line className={styles.now} x1={x(shown)} x2={x(shown)} y1={0} y2={100} />
        </svg>
        {points.map(({ index, kind, chance }, place) => (
          <span
            key={index}
            className={classNames(styles.point, styles[kind], place === shown && styles.shown)}
            style={{ left: `${x(place)}%`, top: `${100 - 100 * chance}%` } as CSSProperties}
            aria-hidden="true"
          />
        ))}
        <input
          type="range"
          className={styles.chooser}
          min={0}
          max={last}
          value={shown}
          aria-label={curve.label}
          aria-valuetext={points[shown]?.text ?? ""}
          onChange={({ target }) => {
            const point = points[Math.min(target.valueAsNumber, points.length - 1)];
            if (point) onChoose(point);
          }}
        />
      </div>
      <div className={styles.scale} aria-hidden="true">
        {LINES.map((percent) => (
          <span key={percent}>{percent}%</span>
        ))}
      </div>
      <p className={styles.said} aria-hidden="true">
        {points[shown]?.text}
      </p>
    </div>
  );
}

/** A turn on the curve, or the end of the battle. */
interface CurvePoint {
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
  const points = turns.map((reviewed): CurvePoint => {
    const { turn, index, chance } = reviewed;
    const kind = worstMistake(reviewed) ? "mistake" : "turn";
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
