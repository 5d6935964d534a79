import escapeHtml from "escape-html";
import { USE_KINDS, type UseKind } from "../../simulation/battle-record.ts";
import { expectedByChance, type RuleChange } from "../statistics/rule-change.ts";
import type { SimulationResult } from "../statistics/simulation-result.ts";
import { rangeOf } from "../terminal/balance-text.ts";
import { brief, percent, percentWithRange, points } from "../terminal/figures.ts";
import { colorOf, titleOf } from "./colors.ts";
import { figuresTable, grid, legend, openTable, section } from "./html.ts";
import { KIND_TITLES } from "./lift-section.ts";
import { page } from "./page.ts";
import { type PointsSeries, pointsChart } from "./points-chart.ts";
import { rangeChart } from "./range-chart.ts";

/** The page of `balance`: shipped rules compared with changed ones. */
export function balancePage(
  overlay: string,
  before: readonly SimulationResult[],
  after: readonly SimulationResult[],
  changes: readonly RuleChange[],
): string {
  const [now] = after;
  const [old] = before;
  if (!now || !old) return page("Nothing was played under both rules", []);
  const facts = [
    `${now.battles} battles each`,
    `policy ${now.policy}`,
    `seed ${now.seed}`,
    `rules ${old.rulesHash} (shipped) against ${now.rulesHash}`,
  ];
  return page(
    `What ${overlay} does to the balance`,
    facts,
    [...before, ...after].some(({ interrupted }) => interrupted)
      ? `<p class="warning" role="note">The run was interrupted: this is what was played until then.</p>`
      : "",
    `<div class="tiles">${after.map((result) => tile(result, changes)).join("")}</div>`,
    winRateSection(before, after, changes),
    liftSection(after, changes),
  );
}

function rateChange(result: SimulationResult, changes: readonly RuleChange[]): RuleChange | undefined {
  return changes.find(({ kind, difficulty }) => kind === "winRate" && difficulty === result.difficulty);
}

function tile(result: SimulationResult, changes: readonly RuleChange[]): string {
  const change = rateChange(result, changes);
  if (!change) return "";
  return `<div class="tile" style="--tint:${colorOf(result)}"><h3>${escapeHtml(titleOf(result))}</h3>
<b>${points(change.difference)}</b><small>points win rate, ${percent(change.before)} → ${percent(change.after)}</small>
<small>${change.significant ? "significant" : "may be chance"}</small></div>`;
}

function winRateSection(
  before: readonly SimulationResult[],
  after: readonly SimulationResult[],
  changes: readonly RuleChange[],
): string {
  const rows = after.map((result, index) => ({
    name: titleOf(result),
    color: colorOf(result),
    share: result.winRate,
    before: before[index]?.winRate,
  }));
  const table = openTable(
    "win rate before and after",
    ["", "before (95 %)", "after (95 %)", "difference in points (95 %)", "significant", "median turns"],
    after.map((result, index) => {
      const old = before[index];
      const change = rateChange(result, changes);
      return [
        titleOf(result),
        old ? percentWithRange(old.winRate) : "–",
        percentWithRange(result.winRate),
        change ? rangeOf(change) : "–",
        change?.significant ? "yes" : "no",
        `${old ? brief(old.turns.median) : "–"} → ${brief(result.turns.median)}`,
      ];
    }),
  );
  return section(
    "Win rate",
    "Pale dots are the shipped rules, coloured ones the changed rules.",
    grid("grid-2", [rangeChart("Win rate before and after", rows), table]),
  );
}

function liftSection(after: readonly SimulationResult[], changes: readonly RuleChange[]): string {
  const compared = changes.filter(({ kind }) => kind !== "winRate");
  const clear = compared.filter(({ significant }) => significant).length;
  const lead = `How much the win-rate lift of each changed. Bold lines are significant: ${clear} of ${compared.length}; about ${Math.round(expectedByChance(compared.length))} would be significant by chance alone.`;
  const charts = USE_KINDS.map((kind) => {
    const own = compared.filter((change) => change.kind === kind);
    const names = [...new Set(own.map(({ name }) => name))].sort();
    const series = after.map((result) => seriesOf(result, own));
    const title = `Change of lift: ${KIND_TITLES[kind]}`;
    return `<h3>${KIND_TITLES[kind]}</h3>${pointsChart(title, names, series)}${figuresOf(kind, own)}`;
  });
  const names = after.map((result) => ({ name: titleOf(result), color: colorOf(result) }));
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
