import escapeHtml from "escape-html";
import { colorOf, titleOf } from "../page/colors.ts";
import { figuresTable, grid, openTable, section } from "../page/html.ts";
import { page } from "../page/page.ts";
import { percentChart, rangeChart } from "../page/range-chart.ts";
import { rangeText, targetOf, verdict } from "../page/targets.ts";
import { bandText, judgementText, verdictText } from "../targets/figure-text.ts";
import type { Judgement } from "../targets/judge.ts";
import { MEASURES } from "../targets/measures.ts";
import { counted } from "../terminal/counted.ts";
import { brief, percent, percentWithRange, points } from "../terminal/figures.ts";
import { changedKeyRows, rangeOf, rateChange, untouchedSentence } from "./balance-text.ts";
import { changedLiftSection } from "./changed-lift-section.ts";
import type { ComparedPlace, Comparison } from "./comparison.ts";
import { type HeldTarget, reachedText } from "./held-targets.ts";

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
  const table = openTable(
    "before and after",
    [
      "",
      "before (95 %)",
      "after (95 %)",
      "difference in points (95 %)",
      "",
      "target",
      "before",
      "after",
      "turns",
      "longer by (95 %)",
    ],
    places.map((place) => {
      const [old, now] = [place.before.result, place.after.result];
      const kind = kindOf(now);
      const target = targetOf(now, false);
      const change = rateChange(place, changes);
      const turns = changes.find((one) => one.kind === "turns" && one.difficulty === now.difficulty);
      return [
        titleOf(now),
        percentWithRange(old[kind]),
        percentWithRange(now[kind]),
        change ? rangeOf(change) : "–",
        change?.significant ? "significant" : "",
        rangeText(target),
        verdict(old[kind], target),
        verdict(now[kind], target),
        `${brief(old.turns.median)} → ${brief(now.turns.median)}`,
        turns ? rangeOf(turns) : "–",
      ];
    }),
  );
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
    `${reachedText(held)} A target is reached if the range of its figure overlaps it; of several figures the farthest is shown.`,
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
