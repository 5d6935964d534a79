import { statedBranch } from "../../ruleset/stated-keys.ts";
import type { ChangedKey } from "../../validation.ts";
import { colorOf, titleOf } from "../page/colors.ts";
import { targetOf } from "../page/targets.ts";
import {
  figure,
  type Report,
  rangesOf,
  type Section,
  sentences,
  type Table,
  table,
  teamsText,
  unconfirmedText,
} from "../report/report.ts";
import { nameOf } from "../statistics/simulation-result.ts";
import { targetsTable } from "../targets/figure-text.ts";
import { brief, percent, percentWithRange, points } from "../terminal/figures.ts";
import { deedsSection, liftSection, rangeOf, useSection } from "./change-sections.ts";
import { type ComparedPlace, type Comparison, type HeldTarget, reachedText, runsOf } from "./comparison.ts";
import type { RuleChange } from "./rule-change.ts";

/** What `balance` shows: two rule sets compared. */
export function balanceReport(comparison: Comparison): Report {
  const { order, places, keys, targets } = comparison;
  const { before, after, seed, policy } = order;
  const isPlayed = places.some((place) => place.after.result.battles > 0);
  const note = isPlayed ? untouchedSentence(comparison) : "Nothing was played under both rules.";
  return {
    title:
      before.title === "shipped"
        ? `What ${after.title} does to the balance`
        : `${after.title} against ${before.title}`,
    facts: [
      `Rules ${before.hash} (${before.title}) against ${after.hash} (${after.title})`,
      `seed ${seed}`,
      `policy ${policy}`,
      ...(order.deck ? ["the player's deck from a file"] : []),
    ],
    isInterrupted: places.some((place) => place.after.result.interrupted),
    sections: [
      { title: "", parts: sentences([unconfirmedText(policy), note], "note") },
      ...(keys.length > 0 ? [keySection(comparison)] : []),
      ...(isPlayed
        ? [
            winRateSection(comparison),
            deedsSection(comparison),
            useSection(comparison),
            liftSection(comparison),
          ]
        : []),
      ...(targets.length > 0 ? [targetSection(targets)] : []),
    ],
  };
}

function keySection({ keys, order: { before, after } }: Comparison): Section {
  return {
    title: "What was changed",
    lead: `${keys.length === 1 ? "One value differs" : `${keys.length} values differ`} between the two rule sets.`,
    parts: [table(["changed key", before.title, after.title], changedKeyRows(keys), { hasWords: true })],
  };
}

const LONGEST = 60;

/** The changed keys with their values, for a table. */
export function changedKeyRows(keys: readonly ChangedKey[]): string[][] {
  return keys.map(({ key, before, after }) => [
    statedBranch(key) === null ? key : `${key} (stated by the documents)`,
    valueText(before),
    valueText(after),
  ]);
}

function valueText(value: unknown): string {
  if (value === null) return "–";
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text;
}

/** What an overlay that changes nothing, or nothing in some battles, should tell its author; null if it changes all. */
function untouchedSentence({ order, keys, places }: Comparison): string | null {
  const { before, after } = order;
  if (keys.length === 0) {
    const others = before.title === "shipped" ? "the shipped rules" : before.title;
    return `${after.title} changes nothing: its values are those of ${others}.`;
  }
  const same = places.filter((place) => place.isSame && place.after.result.battles > 0);
  if (same.length === 0) return null;
  if (same.length === places.length)
    return "Every battle went exactly as before: nothing that was changed matters in battles as they are measured here.";
  const names = same.map((place) => nameOf(place.after.result)).join(", ");
  return `Every battle went exactly as before in ${names}: nothing that was changed matters there.`;
}

function winRateSection({ places, changes, order }: Comparison): Section {
  const look = (place: ComparedPlace) => ({
    name: titleOf(place.after.result),
    color: colorOf(place.after.result),
  });
  const isSame = places.every((place) => place.isSame);
  const rates = places.map((place) => ({
    ...look(place),
    share: place.after.result[rateKind(place)],
    before: isSame ? undefined : place.before.result[rateKind(place)],
    target: targetOf(place.after.result, order.deck !== undefined),
  }));
  const lengths = places.map((place) => ({
    ...look(place),
    share: lengthOf(place.after.result.turns),
    before: isSame ? undefined : lengthOf(place.before.result.turns),
  }));
  const when = isSame ? "" : " before and after";
  const rate = figure(rangesOf(`Win rate${when}`, rates), { heading: "Win rate" });
  const length = figure(rangesOf(`Length of battles${when}`, lengths, "turns"), {
    heading: "Turns: median, and where eight in ten battles end",
  });
  return {
    title: "Who wins, and how long it takes",
    lead: `Win rate of the player; of the side that moves first in PvP. Green bands are targets.${isSame ? "" : ` Pale: ${order.before.title}, coloured: ${order.after.title}. The range of a difference compares each battle with the same battle before.`}`,
    parts: [
      { kind: "tiles", tiles: places.flatMap((place) => tileOf(place, changes)) },
      { kind: "charts", arrangement: "grid-half", charts: [rate, length] },
      isSame ? winRates(places) : winRateTable(places, changes),
      ...sentences([teamsText(runsOf(order).map(({ plan }) => plan))]),
    ],
  };
}

function tileOf(place: ComparedPlace, changes: readonly RuleChange[]) {
  const { result } = place.after;
  const change = rateChange(place, changes);
  if (!change) return [];
  const what = result.mode === "pvp" ? "first mover" : "win rate";
  const { before, after, difference, significant } = change;
  const [figure, ...notes] = place.isSame
    ? [
        percent(after.value),
        `${what}, range ${percent(after.low).replace(" %", "")} to ${percent(after.high)}`,
        "every battle as before",
      ]
    : [
        points(difference.value),
        `points ${what}, ${percent(before.value)} → ${percent(after.value)}`,
        significant ? "significant" : "may be chance",
      ];
  return [{ name: titleOf(result), color: colorOf(result), figure, notes }];
}

function rateKind({ after }: ComparedPlace): "winRate" | "firstMover" {
  return after.result.mode === "pvp" ? "firstMover" : "winRate";
}

function lengthOf({ median, p10, p90 }: { median: number; p10: number; p90: number }) {
  return { value: median, low: p10, high: p90 };
}

/** The change of who wins in a place: of the player's win rate, or of the first mover's in PvP. */
function rateChange(place: ComparedPlace, changes: readonly RuleChange[]): RuleChange | undefined {
  const kind = rateKind(place);
  return changes.find((one) => one.kind === kind && one.difficulty === place.after.result.difficulty);
}

/** Who wins and how long it takes, where nothing differs. */
function winRates(places: readonly ComparedPlace[]): Table {
  const rows = places.map((place) => [
    placeName(place),
    String(place.after.result.battles),
    percentWithRange(place.after.result[rateKind(place)]),
    brief(place.after.result.turns.median),
  ]);
  return table(["", "battles", "win rate (95 %)", "turns, median"], rows, { caption: "win rates" });
}

function placeName({ after: { result } }: ComparedPlace): string {
  return result.mode === "pvp" ? "pvp, first mover" : nameOf(result);
}

/** Who wins and how long it takes, before and after. */
function winRateTable(places: readonly ComparedPlace[], changes: readonly RuleChange[]): Table {
  const rows = places.map((place) => {
    const [old, now] = [place.before.result, place.after.result];
    const kind = rateKind(place);
    const change = rateChange(place, changes);
    const turns = changes.find((one) => one.kind === "turns" && one.difficulty === now.difficulty);
    return [
      placeName(place),
      String(now.battles),
      percentWithRange(old[kind]),
      percentWithRange(now[kind]),
      change ? rangeOf(change) : "–",
      change?.significant ? "significant" : "",
      `${brief(old.turns.median)} → ${brief(now.turns.median)}`,
      turns ? rangeOf(turns) : "–",
    ];
  });
  const head = ["", "battles", "win rate before (95 %)", "win rate after (95 %)"];
  const further = ["difference in points (95 %)", "", "turns, median", "longer by (95 %)"];
  return table([...head, ...further], rows, { caption: "before and after" });
}

/** Each figure held against its target, before and after: one by one those that are not reached, or were not before. */
function targetSection(held: readonly HeldTarget[]): Section {
  const isOpen = ({ target, before, after }: HeldTarget) =>
    target.weight > 0 && !(before.isReached && after.isReached);
  const open = held.filter(isOpen);
  const rest = held.filter((one) => !isOpen(one));
  return {
    title: "Against the targets",
    lead: "A target is reached if the range of its figure lies in it, and open while the range reaches over an end; of several figures the farthest is shown.",
    parts: [
      ...(open.length > 0 ? [targetsTable(open)] : []),
      ...sentences([reachedText(held)]),
      { ...targetsTable(rest), caption: "the other targets", isFolded: true, only: "page" },
    ],
  };
}
