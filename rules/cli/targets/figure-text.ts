import { type Table, table } from "../report/report.ts";
import { brief, percent, points } from "../terminal/figures.ts";
import type { Judgement } from "./judge.ts";
import { MEASURES } from "./measures.ts";
import type { Target } from "./targets.ts";

/** A figure of a target's measure in its unit: `62.5 %`, `+3.2`, `14.5`. */
export function figureText({ measure }: Target, value: number): string {
  const { unit } = MEASURES[measure];
  if (unit === "share") return percent(value);
  return unit === "points" ? points(value) : brief(value);
}

/** The figure with its range, and of whom it is. */
export function judgementText(judgement: Judgement | null): string {
  if (!judgement?.reading) return "–";
  const { target, reading } = judgement;
  const [value, low, high] = [reading.value, reading.low, reading.high].map((one) => figureText(target, one));
  const of = reading.name === null ? "" : `${reading.name} `;
  return `${of}${value} (${low?.replace(" %", "")} to ${high?.replace(" %", "")})`;
}

/** What is wanted: `at most 12`, `45.0 % to 60.0 %`. */
export function bandText(target: Target): string {
  const { limits } = MEASURES[target.measure];
  const { from, to } = target.band;
  const [low, high] = [figureText(target, from), figureText(target, to)];
  if (from === limits[0] && to === limits[1]) return "only reported";
  if (from === limits[0]) return `at most ${high}`;
  return to === limits[1] ? `at least ${low}` : `${low} to ${high}`;
}

/** No command plays more battles of one kind. */
export const MOST_BATTLES = 10_000_000;

/** Whether a target is reached, or what would decide it. */
export function verdictText(judgement: Judgement | null): string {
  if (judgement === null) return "–";
  if (judgement.target.weight === 0) return "";
  const { isReached, moreBattles } = judgement;
  if (moreBattles === 0) return isReached ? "reached" : "missed";
  return moreBattles <= MOST_BATTLES
    ? `open, about ${moreBattles.toLocaleString("en")} more battles decide`
    : "open, on the edge: more battles may not decide";
}

/** A target in words: `turns, median (expert, binding)`. */
export function targetText({ measure, place, binding }: Target): string {
  return `${MEASURES[measure].title} (${place}${binding ? ", binding" : ""})`;
}

/** Each target with its figure before and after; once where no figure differs. */
export function targetsTable(
  rows: readonly { target: Target; before: Judgement | null; after: Judgement | null }[],
): Table {
  const isSame = rows.every(({ before, after }) => judgementText(before) === judgementText(after));
  const cells = rows.map(({ target, before, after }) => [
    MEASURES[target.measure].title,
    target.place,
    target.binding ? "binding" : "aim",
    bandText(target),
    ...(isSame ? [after] : [before, after]).map(judgementText),
    verdictText(after),
  ]);
  const figures = isSame ? ["measured (95 %)"] : ["before (95 %)", "after (95 %)"];
  return table(["target", "", "", "wanted", ...figures, ""], cells, { hasWords: true });
}
