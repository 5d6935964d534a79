import escapeHtml from "escape-html";
import { USE_KINDS, type UseKind } from "../../simulation/battle-record.ts";
import { colorOf, titleOf } from "../page/colors.ts";
import { figuresTable, grid, legend, openTable, section } from "../page/html.ts";
import { KIND_TITLES } from "../page/lift-section.ts";
import { page } from "../page/page.ts";
import { type PointsSeries, pointsChart } from "../page/points-chart.ts";
import { percentChart, rangeChart } from "../page/range-chart.ts";
import { targetOf } from "../page/targets.ts";
import type { SimulationResult } from "../statistics/simulation-result.ts";
import { bandText, judgementText, verdictText } from "../targets/figure-text.ts";
import type { Judgement } from "../targets/judge.ts";
import { MEASURES } from "../targets/measures.ts";
import { counted } from "../terminal/counted.ts";
import { brief, percent, points } from "../terminal/figures.ts";
import {
  changedKeyRows,
  DEEDS_NOTE,
  deedsTable,
  liftChanges,
  rangeOf,
  rateChange,
  untouchedSentence,
  winRateTable,
} from "./balance-text.ts";
import type { ComparedPlace, Comparison } from "./comparison.ts";
import { type HeldTarget, reachedText } from "./held-targets.ts";
import { expectedByChance, type RuleChange } from "./rule-change.ts";

/** The page of `balance`: two rule sets compared. */
export function balancePage(comparison: Comparison): string {
  const { order, places } = comparison;
  const { before, after, seed, policy } = order;
  const [first] = places;
  if (!first || first.after.result.battles === 0) return page("Nothing was played under both rules", []);
  const facts = [
    `${counted(first.after.result.battles, "battle")} each`,
    `policy ${policy}`,
    `seed ${seed}`,
    `rules ${before.hash} (${before.title}) against ${after.hash} (${after.title})`,
  ];
  const title =
    before.title === "shipped"
      ? `What ${after.title} does to the balance`
      : `${after.title} against ${before.title}`;
  return page(
    title,
    facts,
    first.after.result.interrupted
      ? note("The run was interrupted: this is what was played until then, the same battles by both rules.")
      : "",
    balanceSections(comparison),
  );
}

/** The content of the page, without its head. */
export function balanceSections(comparison: Comparison): string {
  const { places } = comparison;
  if (places.every(({ after }) => after.result.battles === 0))
    return note("Nothing was played under both rules.");
  return [
    note(untouchedSentence(comparison)),
    `<div class="tiles">${places.map((place) => tile(place, comparison)).join("")}</div>`,
    keySection(comparison),
    winRateSection(comparison),
    deedsSection(comparison),
    targetSection(comparison.targets),
    changedLiftSection(comparison),
  ].join("\n");
}

function note(sentence: string | null): string {
  return sentence === null ? "" : `<p class="warning" role="note">${escapeHtml(sentence)}</p>`;
}

function tile(place: ComparedPlace, { changes }: Comparison): string {
  const { result } = place.after;
  const change = rateChange(place, changes);
  if (!change) return "";
  const what = result.mode === "pvp" ? "points, first mover" : "points win rate";
  const certainty = place.isSame
    ? "every battle as before"
    : change.significant
      ? "significant"
      : "may be chance";
  return `<div class="tile" style="--tint:${colorOf(result)}"><h2>${escapeHtml(titleOf(result))}</h2>
<b>${points(change.difference)}</b><small>${what}, ${percent(change.before)} → ${percent(change.after)}</small>
<small>${certainty}</small></div>`;
}

function keySection({ keys, order }: Comparison): string {
  if (keys.length === 0) return "";
  return section(
    "What was changed",
    `${keys.length === 1 ? "One value differs" : `${keys.length} values differ`} between the two rule sets.`,
    openTable("changed keys", ["key", order.before.title, order.after.title], changedKeyRows(keys), "words"),
  );
}

function winRateSection({ places, changes, order }: Comparison): string {
  const rows = places.map(({ before, after }) => {
    const kind = kindOf(after.result);
    return {
      name: titleOf(after.result),
      color: colorOf(after.result),
      share: after.result[kind],
      before: before.result[kind],
      target: targetOf(after.result, false),
    };
  });
  const lengths = places.map(({ before, after }) => ({
    name: titleOf(after.result),
    color: colorOf(after.result),
    share: lengthOf(after.result.turns),
    before: lengthOf(before.result.turns),
  }));
  const table = openTable("before and after", ...winRateTable(places, changes));
  return section(
    "Who wins, and how long it takes",
    `Win rate of the player; of the side that moves first in PvP. Pale: ${order.before.title}, coloured: ${order.after.title}. Green bands are targets. The range of a difference compares each battle with the same battle before.`,
    grid("grid-half", [
      `<h3>Win rate</h3>${percentChart("Win rate before and after", rows)}`,
      `<h3>Turns: median, and where eight in ten battles end</h3>${rangeChart(
        "Length of battles before and after",
        lengths,
        {
          domain: [0, Math.max(...lengths.flatMap(({ share, before }) => [share.high, before.high])) * 1.1],
          format: brief,
        },
      )}`,
    ]),
    table,
  );
}

function deedsSection({ places, changes }: Comparison): string {
  const [head, rows] = deedsTable(places, changes);
  return section("What both sides do", DEEDS_NOTE, openTable("actions of each side", head, rows));
}

function kindOf({ mode }: { mode: "ai" | "pvp" }): "winRate" | "firstMover" {
  return mode === "pvp" ? "firstMover" : "winRate";
}

function lengthOf({ median, p10, p90 }: { median: number; p10: number; p90: number }) {
  return { value: median, low: p10, high: p90 };
}

const HEAD = ["figure", "where", "wanted", "before (95 %)", "after (95 %)"];

/** The section that holds each figure against its target, before and after: open what must be reached. */
function targetSection(held: readonly HeldTarget[]): string {
  if (held.length === 0) return "";
  const rowsOf = (binding: boolean) => held.filter(({ target }) => target.binding === binding).map(rowOf);
  return section(
    "Against the targets",
    `${reachedText(held)} A target is reached if the range of its figure lies in it, and open while the range reaches over an end; of several figures the farthest is shown.`,
    openTable("targets that must be reached", HEAD, rowsOf(true), "words"),
    figuresTable("aims", HEAD, rowsOf(false), "words"),
  );
}

function rowOf({ target, before, after }: HeldTarget): string[] {
  const { title } = MEASURES[target.measure];
  return [title, target.place, bandText(target), judged(before), judged(after)];
}

function judged(judgement: Judgement): string {
  return [judgementText(judgement), verdictText(judgement)].filter((text) => text !== "").join(", ");
}

/** The section about how much the lift of each species, tool, spell and synergy changed. */
function changedLiftSection({ places, changes }: Comparison): string {
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
