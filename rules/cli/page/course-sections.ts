import { quantile } from "../../simulation/statistics/quantile.ts";
import { brief } from "../terminal/figures.ts";
import type { MeasuredRun } from "../workers/measured-run.ts";
import { colorOf, titleOf } from "./colors.ts";
import { ENERGY_LINES, energyChart, meansOf } from "./energy-chart.ts";
import { histogram } from "./histogram.ts";
import { figuresTable, gridOf, legend, section } from "./html.ts";

const ACTION_STEP = 0.25;
/** Battles longer than this share of all battles are counted in the last bar. */
const NEARLY_ALL = 0.98;

/** The section about the length of battles. */
export function lengthSection(runs: readonly MeasuredRun[]): string {
  const longest = Math.max(10, ...runs.map(({ tally }) => quantile(tally.turns, NEARLY_ALL)));
  const charts = runs.map(({ result, tally }) => {
    const name = titleOf(result);
    const chart = histogram({
      title: `Length of battles, ${name}`,
      color: colorOf(result),
      values: tally.turns,
      step: 1,
      from: 0,
      to: Math.ceil(longest) + 1,
      median: result.turns.median,
      unit: "turns",
    });
    return heading(name) + chart;
  });
  const rows = runs.map(({ result }) => [
    titleOf(result),
    brief(result.turns.p10),
    brief(result.turns.median),
    brief(result.turns.p90),
  ]);
  const table = figuresTable("turns", ["", "10 % end by", "median", "90 % end by"], rows);
  return section("Length of battles", "Turns until one side has no creature left.", gridOf(charts), table);
}

/** The section about the player's actions per turn. */
export function actionsSection(runs: readonly MeasuredRun[]): string {
  const most = Math.max(2, ...runs.map(({ tally }) => quantile(tally.actionsPerTurn, NEARLY_ALL)));
  const charts = runs.map(({ result, tally }) => {
    const name = titleOf(result);
    const chart = histogram({
      title: `Actions per turn, ${name}`,
      color: colorOf(result),
      values: tally.actionsPerTurn,
      step: ACTION_STEP,
      from: 0,
      to: Math.ceil(most / ACTION_STEP) * ACTION_STEP,
      median: result.actionsPerTurn,
      unit: "actions",
    });
    return heading(name) + chart;
  });
  const rows = runs.map(({ result, tally }) => [
    titleOf(result),
    ...[0.1, 0.5, 0.9].map((share) => quantile(tally.actionsPerTurn, share).toFixed(2)),
  ]);
  const table = figuresTable("actions per turn", ["", "10 % of battles below", "median", "90 % below"], rows);
  return section(
    "Actions per turn",
    "The player's actions in a battle divided by the player's turns; ending the turn is not counted.",
    gridOf(charts),
    table,
  );
}

/** The section about the energy of both sides. */
export function energySection(runs: readonly MeasuredRun[]): string {
  const charts = runs.map(({ result, tally }) => {
    const name = titleOf(result);
    return heading(name) + energyChart(`Energy over turns, ${name}`, tally);
  });
  const longest = Math.max(
    ...runs.flatMap(({ tally }) => tally.energy.map((means) => meansOf(means, tally.battles).length)),
  );
  const rows = Array.from({ length: Math.max(longest, 0) }, (_, turn) => [
    `turn ${turn + 1}`,
    ...runs.flatMap(({ tally }) =>
      tally.energy.map((means) => meansOf(means, tally.battles)[turn]?.toFixed(1) ?? "–"),
    ),
  ]);
  const head = [
    "",
    ...runs.flatMap(({ result }) => ENERGY_LINES.map(({ name }) => `${titleOf(result)}: ${name}`)),
  ];
  return section(
    "Energy over turns",
    "Mean energy at the start of a side's turn, for turns that at least one battle in twenty reaches.",
    legend(ENERGY_LINES),
    gridOf(charts),
    figuresTable("energy at the start of a turn", head, rows),
  );
}

function heading(name: string): string {
  return `<h3>${name}</h3>`;
}
