import { quantile } from "../../simulation/statistics/quantile.ts";
import type { Mean, Tally } from "../../simulation/tally.ts";
import { colorOf, titleOf } from "../page/colors.ts";
import { type Chart, type Charts, figure, folded, type Section } from "../report/report.ts";
import { brief } from "../terminal/figures.ts";
import type { MeasuredRun } from "../workers/measured-run.ts";

/** What is counted in each battle, and how it is shown; values above nearly all battles are in the last bar. */
const COUNTED = {
  turns: {
    title: "Length of battles",
    lead: "Turns until one side has no creature left.",
    unit: "turns",
    step: 1,
    end: (highest: number) => Math.ceil(Math.max(10, highest)) + 1,
    written: brief,
  },
  actionsPerTurn: {
    title: "Actions per turn",
    lead: "The player's actions in a battle divided by the player's turns; ending the turn is not counted.",
    unit: "actions a turn",
    step: 0.25,
    end: (highest: number) => Math.ceil(Math.max(2, highest) * 4) / 4,
    written: (value: number) => value.toFixed(2),
  },
} as const;

const NEARLY_ALL = 0.98;

/** How often each value of a count occurred in each run, as charts and figures. */
export function histogramSection(runs: readonly MeasuredRun[], what: keyof typeof COUNTED): Section {
  const { title, lead, unit, step, end, written } = COUNTED[what];
  const at = ({ tally }: MeasuredRun, share: number) => quantile(tally[what], share);
  const to = end(Math.max(...runs.map((run) => at(run, NEARLY_ALL))));
  const charts = chartsOf(runs, (run) => ({
    kind: "histogram",
    title: `${title}, ${titleOf(run.result)}`,
    color: colorOf(run.result),
    values: run.tally[what],
    ...{ step, to, unit, median: at(run, 0.5) },
  }));
  const rows = runs.map((run) => [
    titleOf(run.result),
    ...[0.1, 0.5, 0.9].map((share) => written(at(run, share))),
  ]);
  const figures = folded(unit, ["", "10 % of battles at most", "median", "90 % at most"], rows);
  return { title, lead, parts: [charts, figures] };
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
