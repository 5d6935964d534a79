import {
  type Chart,
  figure,
  folded,
  type Report,
  rangesOf,
  type Section,
  sentences,
  table,
} from "../../report/report.ts";
import { bandText, figureText, targetsTable, targetText } from "../../targets/figure-text.ts";
import { MEASURES } from "../../targets/measures.ts";
import { counted } from "../../terminal/figures.ts";
import type { Front, FrontPoint } from "./front.ts";
import type { Effect, TargetRow, Tuned } from "./tuned.ts";

/** What `tune` shows: targets before and after, which keys mattered, and where targets fight one another. */
export function tuneReport(tuned: Tuned, overlay: string | undefined): Report {
  const { seed, policy, battles, confirm, rulesHash } = tuned.settings;
  return {
    title: "Numbers for the targets",
    facts: [
      `Rules ${rulesHash} before`,
      `seed ${seed}`,
      `policy ${policy}`,
      `${counted(battles, "battle")} of each kind for the search, confirmed on five fresh seeds with ${confirm} each`,
    ],
    isInterrupted: tuned.interrupted === true,
    sections: [
      targetSection(tuned),
      ...distanceSection(tuned),
      changesSection(tuned),
      effectsSection(tuned),
      ...frontsSection(tuned),
      { title: "The overlay", parts: sentences([overlayText(tuned, overlay)]) },
    ],
  };
}

function targetSection(tuned: Tuned): Section {
  const { rows } = tuned;
  const seeds = rows
    .filter((row) => row.seeds.length > 0)
    .map(({ target, seeds }) => [
      targetText(target),
      ...seeds.map((value) => (value === null ? "–" : figureText(target, value))),
    ]);
  return {
    title: "Targets",
    lead: "A target is reached when the 95 % range lies in the band, on five fresh seeds together. Pale dots are the rules before, coloured ones those found; green bands are the targets.",
    parts: [
      { kind: "charts", arrangement: "grid-1", charts: rateCharts(rows) },
      targetsTable(rows),
      ...sentences([reachedText(tuned)]),
      folded("each fresh seed alone, after", ["target", "1", "2", "3", "4", "5"], seeds),
    ],
  };
}

/** Win rates are what everybody asks for first. */
function rateCharts(rows: readonly TargetRow[]) {
  const rates = rows.flatMap(({ target: { measure, place, band }, before, after }) => {
    if (measure !== "winRate" || !after?.reading) return [];
    const target = [band.from, band.to] as const;
    const look = { name: place, color: `var(--${place})`, target };
    return [{ ...look, share: after.reading, before: before?.reading ?? undefined }];
  });
  return rates.length === 0 ? [] : [figure(rangesOf("Win rate before and after", rates))];
}

/** How far each target is from its band, before and after, the farthest first; those that are met have no dot. */
function distanceSection({ rows, lossBefore, lossAfter }: Tuned): Section[] {
  if (lossBefore === null || lossAfter === null) return [];
  const missed = rows
    .map(({ target, before, after }) => ({
      name: targetText(target),
      color: "var(--target)",
      before: exactly(target.weight * (before?.distance ?? 0)),
      share: exactly(target.weight * (after?.distance ?? 0)),
    }))
    .filter(({ before, share }) => before.value > 0 || share.value > 0)
    .toSorted((one, other) => other.share.value - one.share.value || other.before.value - one.before.value);
  const chart = { ...rangesOf("Weighted distance from the band", missed, "number"), isWide: true };
  const sums = `${lossBefore.toFixed(2)} before, ${lossAfter.toFixed(2)} after`;
  return [
    {
      title: "Distance from the targets",
      lead: "Pale dots are the rules before, coloured ones those found. Binding targets weigh ten times as much as aims.",
      parts: [
        ...sentences([`Distance from all targets: ${sums}.`]),
        { kind: "charts", arrangement: "grid-wide", charts: missed.length > 0 ? [figure(chart)] : [] },
      ],
    },
  ];
}

function exactly(value: number) {
  return { value, low: value, high: value };
}

function changesSection(tuned: Tuned): Section {
  const rows = tuned.changes.map(({ path, before, after }) => [path, String(before), String(after)]);
  return {
    title: "What changed",
    parts: rows.length > 0 ? [table(["key", "before", "after"], rows)] : sentences([unchangedText(tuned)]),
  };
}

function effectsSection(tuned: Tuned): Section {
  const { effects } = tuned;
  const rows = effects.map(({ path, rise, moves }) => [
    path,
    `${rise.value.toFixed(2)} (${rise.low.toFixed(2)} to ${rise.high.toFixed(2)})`,
    moves.map(moveText).join("; "),
  ]);
  const chart: Chart = {
    kind: "ranges",
    title: "Distance added by putting a key back",
    names: effects.map(({ path }) => path),
    series: [
      {
        name: "",
        color: "var(--target)",
        values: Object.fromEntries(effects.map(({ path, rise }) => [path, rise])),
      },
    ],
    scale: "number",
    isWide: true,
  };
  const said =
    "Which keys matter: how much farther from the targets the same battles are without the change; bold ranges exclude zero.";
  return {
    title: "Which keys mattered",
    parts: [
      ...(effects.length === 0
        ? []
        : [
            ...sentences([said]),
            { kind: "charts" as const, arrangement: "grid-wide" as const, charts: [figure(chart)] },
            table(["key put back", "distance added (95 %)", "moves most"], rows, { hasWords: true }),
          ]),
      ...sentences([agreementText(tuned)]),
    ],
  };
}

/** What nearing one target costs the others: each dot is a rule set that the search played, the line is the front. */
function frontsSection({ fronts }: Tuned): Section[] {
  if (fronts.length === 0) return [];
  const charts = fronts.map((front) => figure(frontChart(front), { heading: targetText(front.target) }));
  return [
    {
      title: "Where targets fight one another",
      lead: "Each dot is a rule set that the search played: to the side the missed target, upwards the distance of all others together. The line is the front: nobody is nearer to the one without being farther from the rest.",
      parts: [...sentences(fronts.map(frontText)), { kind: "charts", arrangement: "grid-2", charts }],
    },
  ];
}

function frontChart({ target, points, cloud }: Front): Chart {
  const dotOf = ({ value, others }: FrontPoint) => {
    const hint = `${figureText(target, value)}, all others ${others.toFixed(1)} away`;
    return { x: value, y: others, hint };
  };
  const { unit } = MEASURES[target.measure];
  return {
    kind: "scatter",
    title: `${targetText(target)} against all other targets`,
    dots: cloud.filter(({ others }) => Number.isFinite(others)).map(dotOf),
    line: points.map(dotOf),
    band: target.band,
    scale: unit === "share" ? "percent" : unit === "points" ? "points" : "number",
    label: "distance of all others",
  };
}

/** How many targets are reached before and after, of the kinds that are wanted. */
function reachedText({ rows }: Tuned): string {
  const of = (binding: boolean) => {
    const counting = rows.filter(({ target }) => target.binding === binding && target.weight > 0);
    if (counting.length === 0) return [];
    const before = counting.filter((row) => row.before?.isReached).length;
    const after = counting.filter((row) => row.after?.isReached).length;
    return [`${after} of ${counting.length} ${binding ? "binding targets" : "aims"} (before: ${before})`];
  };
  return rows.some(({ after }) => after !== null)
    ? `Reached: ${[...of(true), ...of(false)].join(", ")}.`
    : "";
}

/** Says that nothing changed, and whether anything had to; empty where something did. */
function unchangedText({ changes, rows }: Tuned): string {
  if (changes.length > 0) return "";
  const counting = rows.filter(({ target }) => target.weight > 0);
  return counting.every(({ before }) => before?.isReached === true)
    ? "The rules as they are reach every target: no number needs to change."
    : "No change was found that is better than the rules as they are.";
}

function moveText({ target, value, without }: Effect["moves"][number]): string {
  const [now, then] = [value, without].map((one) => (one === null ? "–" : figureText(target, one)));
  return `${targetText(target)} ${now} → ${then}`;
}

function overlayText({ overlay }: Tuned, file: string | undefined): string {
  const isEmpty = Object.keys(overlay).every((key) => key === "$schema");
  if (file !== undefined) return isEmpty ? `${file} changes nothing.` : `The overlay is in ${file}.`;
  return isEmpty ? "" : `The overlay:\n${JSON.stringify(overlay, null, 2)}`;
}

/** Below this rank correlation the first stage may have chosen by chance. */
const AGREEING = 0.5;

/** How far the cheap policy of the first stage can be trusted. */
function agreementText({ settings: { scout, policy }, agreement, correlation }: Tuned): string {
  if (agreement.length === 0) return "";
  const compared = `${counted(agreement.length, "rule set")} by the same battles`;
  if (correlation === null)
    return `The policies ${scout} and ${policy} ranked ${compared}, too few to say how far they agree.`;
  const advice =
    correlation < AGREEING
      ? `: the first stage chose by chance, or the battles were too few to tell. Take more battles, or --scout ${policy}, which is slower`
      : "";
  return `The policies ${scout} and ${policy} rank ${compared} with a rank correlation of ${correlation.toFixed(2)} (1 is the same order, 0 none)${advice}.`;
}

/** What it would cost to reach a target that was missed. */
function frontText({ target, points, against }: Front): string {
  const nearest = points[0];
  const fairest = points.at(-1);
  if (!nearest || !fairest) return "";
  const fight = against === null ? "" : ` It fights most with ${targetText(against)}.`;
  return `Missed: ${targetText(target)}, wanted ${bandText(target)}. Nearest in the search: ${figureText(target, nearest.value)}, where all others together are ${nearest.others.toFixed(1)} away; where they are nearest (${fairest.others.toFixed(1)}) it is ${figureText(target, fairest.value)}.${fight}`;
}
