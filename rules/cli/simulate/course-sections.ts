import { quantile } from "../../simulation/statistics/quantile.ts";
import type { Mean, Tally } from "../../simulation/tally.ts";
import { colorOf, titleOf } from "../page/colors.ts";
import { type Chart, type Charts, figure, folded, type Part, type Section } from "../report/report.ts";
import { brief } from "../terminal/figures.ts";
import type { MeasuredRun } from "../workers/measured-run.ts";

/** Battles longer than this share of all battles are counted in the last bar. */
const NEARLY_ALL = 0.98;
const ACTION_STEP = 0.25;

export function lengthSection(runs: readonly MeasuredRun[]): Section {
  const longest = Math.max(10, ...runs.map(({ tally }) => quantile(tally.turns, NEARLY_ALL)));
  return {
    title: "Length of battles",
    lead: "Turns until one side has no creature left.",
    parts: histogramParts(runs, "turns", { step: 1, to: Math.ceil(longest) + 1, written: brief }),
  };
}

export function actionsSection(runs: readonly MeasuredRun[]): Section {
  const most = Math.max(2, ...runs.map(({ tally }) => quantile(tally.actionsPerTurn, NEARLY_ALL)));
  const to = Math.ceil(most / ACTION_STEP) * ACTION_STEP;
  const written = (value: number) => value.toFixed(2);
  return {
    title: "Actions per turn",
    lead: "The player's actions in a battle divided by the player's turns; ending the turn is not counted.",
    parts: histogramParts(runs, "actionsPerTurn", { step: ACTION_STEP, to, written }),
  };
}

/** How often each value of a count occurred in each run, as charts and figures. */
function histogramParts(
  runs: readonly MeasuredRun[],
  what: "turns" | "actionsPerTurn",
  { step, to, written }: { step: number; to: number; written(value: number): string },
): Part[] {
  const unit = what === "turns" ? "turns" : "actions a turn";
  const shares = ({ tally }: MeasuredRun) => [0.1, 0.5, 0.9].map((share) => quantile(tally[what], share));
  const charts = chartsOf(runs, (run) => ({
    kind: "histogram",
    title: `${what === "turns" ? "Length of battles" : "Actions per turn"}, ${titleOf(run.result)}`,
    color: colorOf(run.result),
    values: run.tally[what],
    ...{ step, to, unit, median: quantile(run.tally[what], 0.5) },
  }));
  const rows = runs.map((run) => [titleOf(run.result), ...shares(run).map(written)]);
  return [charts, folded(unit, ["", "10 % of battles at most", "median", "90 % at most"], rows)];
}

const SIDES = [
  { name: "player", color: "var(--player)" },
  { name: "enemy", color: "var(--enemy)" },
];

export function energySection(runs: readonly MeasuredRun[]): Section {
  const means = runs.flatMap(({ tally }) => tally.energy.map((energy) => meansOf(energy, tally)));
  const longest = Math.max(0, ...means.map(({ length }) => length));
  const rows = Array.from({ length: longest }, (_, turn) => [
    `turn ${turn + 1}`,
    ...means.map((energies) => energies[turn]?.toFixed(1) ?? "–"),
  ]);
  const head = runs.flatMap(({ result }) => SIDES.map(({ name }) => `${titleOf(result)}: ${name}`));
  const charts = chartsOf(runs, ({ result, tally }) => ({
    kind: "lines",
    title: `Energy over turns, ${titleOf(result)}`,
    series: SIDES.map((side, index) => ({
      ...side,
      values: meansOf(tally.energy[index === 0 ? 0 : 1], tally),
    })),
    unit: "turn",
  }));
  return {
    title: "Energy over turns",
    lead: "Mean energy at the start of a side's turn, for turns that at least one battle in twenty reaches.",
    parts: [{ ...charts, legend: SIDES }, folded("energy at the start of a turn", ["", ...head], rows)],
  };
}

/** Turns that fewer than this share of battles reach are left out. */
const ENOUGH = 0.05;

function meansOf(means: readonly Mean[], { battles }: Tally): number[] {
  const enough = means.findIndex(({ count }) => count < battles * ENOUGH);
  return means.slice(0, enough < 0 ? means.length : enough).map(({ sum, count }) => sum / Math.max(count, 1));
}

/** One chart for each run: side by side, a single one larger. */
function chartsOf(runs: readonly MeasuredRun[], chartOf: (run: MeasuredRun) => Chart): Charts {
  const charts = runs.map((run) => figure(chartOf(run), { heading: titleOf(run.result) }));
  return { kind: "charts", arrangement: runs.length === 1 ? "grid-1" : "grid-4", charts };
}
