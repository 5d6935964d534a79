import { USE_KINDS, type UseKind } from "../../simulation/battle-record.ts";
import { colorOf, titleOf } from "../page/colors.ts";
import { figuresTable, grid, legend, section } from "../page/html.ts";
import { KIND_TITLES } from "../page/lift-section.ts";
import { type PointsSeries, pointsChart } from "../page/points-chart.ts";
import type { SimulationResult } from "../statistics/simulation-result.ts";
import { points } from "../terminal/figures.ts";
import { liftChanges, rangeOf } from "./balance-text.ts";
import type { Comparison } from "./comparison.ts";
import { expectedByChance, type RuleChange } from "./rule-change.ts";

/** The section about how much the lift of each species, tool, spell and synergy changed. */
export function changedLiftSection({ places, changes }: Comparison): string {
  const compared = liftChanges(changes);
  const clear = compared.filter(({ significant }) => significant).length;
  const lead = `How much the win-rate lift of each changed. Bold lines are significant: ${clear} of ${compared.length}; about ${Math.round(expectedByChance(compared.length))} would be significant by chance alone.`;
  const results = places.map(({ after }) => after.result);
  const charts = USE_KINDS.map((kind) => {
    const own = compared.filter((change) => change.kind === kind);
    const names = [...new Set(own.map(({ name }) => name))].sort();
    const series = results.map((result) => seriesOf(result, own));
    const title = `Change of lift: ${KIND_TITLES[kind]}`;
    return `<h3>${KIND_TITLES[kind]}</h3>${pointsChart(title, names, series)}${figuresOf(kind, own)}`;
  });
  const names = results.map((result) => ({ name: titleOf(result), color: colorOf(result) }));
  return section("What lifts the win rate", lead, legend(names), grid("masonry", charts));
}

function seriesOf(result: SimulationResult, changes: readonly RuleChange[]): PointsSeries {
  const own = changes.filter(({ difficulty }) => difficulty === result.difficulty);
  const values = own.map(
    ({ name, difference, low, high }) => [name, { value: difference, low, high }] as const,
  );
  return { name: titleOf(result), color: colorOf(result), values: new Map(values) };
}

function figuresOf(kind: UseKind, changes: readonly RuleChange[]): string {
  return figuresTable(
    `lift of ${KIND_TITLES[kind].toLowerCase()} before and after, in percentage points`,
    ["", "difficulty", "before", "after", "difference (95 %)", "significant"],
    changes.map((change) => [
      change.name,
      change.difficulty ?? "pvp",
      points(change.before),
      points(change.after),
      rangeOf(change),
      change.significant ? "yes" : "no",
    ]),
  );
}
