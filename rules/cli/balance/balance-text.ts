import { statedBranch } from "../../ruleset/stated-keys.ts";
import { DEEDS, USE_KINDS } from "../../simulation/battle-record.ts";
import type { ChangedKey } from "../../validation.ts";
import { bandText, judgementText, targetText, verdictText } from "../targets/figure-text.ts";
import { brief, percentWithRange, points, pointsWithRange } from "../terminal/figures.ts";
import { nameOf } from "../terminal/simulation-text.ts";
import { textTable } from "../terminal/text-table.ts";
import type { ComparedPlace, Comparison } from "./comparison.ts";
import { type HeldTarget, reachedText } from "./held-targets.ts";
import { expectedByChance, type RuleChange, SIDES } from "./rule-change.ts";

/** The comparison of two rule sets as text for a terminal. */
export function balanceText(comparison: Comparison): string {
  const { order, keys, places, changes, targets } = comparison;
  const { before, after, seed, policy } = order;
  const head = `Rules ${before.hash} (${before.title}) against ${after.hash} (${after.title}), seed ${seed}, policy ${policy}.`;
  const untouched = untouchedSentence(comparison);
  const parts = [
    head,
    ...(keys.length > 0 ? [textTable(["changed key", "before", "after"], changedKeyRows(keys))] : []),
    ...(untouched === null ? [] : [untouched]),
    places.some((place) => place.after.result.battles > 0)
      ? [
          textTable(...winRateTable(places, changes)),
          `${textTable(...deedsTable(places, changes))}\n\n${DEEDS_NOTE}`,
          significant(
            changes.filter(({ kind }) => kind === "use"),
            "use where brought",
          ),
          significant(liftChanges(changes), "lift"),
        ].join("\n\n")
      : "Nothing was played under both rules.",
    ...(targets.length > 0 ? [targetsText(targets)] : []),
  ];
  return parts.join("\n\n");
}

/** The change of who wins in a place: of the player's win rate, or of the first mover's in PvP. */
export function rateChange({ after }: ComparedPlace, changes: readonly RuleChange[]): RuleChange | undefined {
  const kinds = ["winRate", "firstMover"];
  return changes.find(
    ({ kind, difficulty }) => kinds.includes(kind) && difficulty === after.result.difficulty,
  );
}

/** Head and rows of the table of who wins and how long it takes, before and after. */
export function winRateTable(
  places: readonly ComparedPlace[],
  changes: readonly RuleChange[],
): [string[], string[][]] {
  const rows = places.map((place) => {
    const [old, now] = [place.before.result, place.after.result];
    const kind = now.mode === "pvp" ? "firstMover" : "winRate";
    const change = rateChange(place, changes);
    const turns = changes.find((one) => one.kind === "turns" && one.difficulty === now.difficulty);
    return [
      now.mode === "pvp" ? "pvp, first mover" : nameOf(now),
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
  return [[...head, "difference in points (95 %)", "", "turns, median", "longer by (95 %)"], rows];
}

/** How many targets are reached, and one by one those that are not, or were not before. */
function targetsText(targets: readonly HeldTarget[]): string {
  const named = targets.filter(
    ({ target, before, after }) => target.weight > 0 && !(before.isReached && after.isReached),
  );
  const summary = reachedText(targets);
  if (named.length === 0) return summary;
  const rows = named.map(({ target, before, after }) => [
    targetText(target),
    bandText(target),
    judgementText(before),
    judgementText(after),
    verdictText(after),
  ]);
  return `${textTable(["target", "wanted", "before (95 %)", "after (95 %)", ""], rows)}\n\n${summary}`;
}

export const DEEDS_NOTE =
  "Share of each action of a side, and of its turns that it waits (ended without another action), in percent, before → after; * where the range of the difference does not include 0.";

/** Head and rows of the table of what each side did, before and after. */
export function deedsTable(
  places: readonly ComparedPlace[],
  changes: readonly RuleChange[],
): [string[], string[][]] {
  const rows = places.flatMap(({ after: { result } }) =>
    SIDES[result.mode].map((side) => [
      `${nameOf(result)}, ${side}`,
      ...DEEDS.map((deed) => {
        const change = changes.find(
          ({ kind, difficulty, name }) =>
            kind === "deeds" && difficulty === result.difficulty && name === `${side} ${deed}`,
        );
        if (!change) return "–";
        const [old, now] = [change.before, change.after].map((share) => (share * 100).toFixed(1));
        return `${old} → ${now}${change.significant ? "*" : ""}`;
      }),
    ]),
  );
  return [["who", ...DEEDS], rows];
}

/** The changes that chance alone hardly explains, the largest first, and how many would be by chance. */
function significant(compared: readonly RuleChange[], what: string): string {
  const clear = compared
    .filter(({ significant }) => significant)
    .sort((one, other) => Math.abs(other.difference) - Math.abs(one.difference));
  const summary = `${what}: ${clear.length} of ${compared.length} changed significantly; about ${Math.round(expectedByChance(compared.length))} would by chance alone.`;
  if (clear.length === 0) return summary;
  const rows = clear.map((change) => [
    change.name,
    change.kind,
    change.difficulty ?? "pvp",
    points(change.before),
    points(change.after),
    rangeOf(change),
  ]);
  return `${textTable([what, "", "", "before", "after", "difference in points (95 %)"], rows)}\n\n${summary}`;
}

/** The changes that are about species, tools, spells and synergies. */
export function liftChanges(changes: readonly RuleChange[]): RuleChange[] {
  return changes.filter(({ kind }) => USE_KINDS.some((use) => use === kind));
}

/** The difference of a change with its range: in points, of turns in turns. */
export function rangeOf({ kind, difference, low, high }: RuleChange): string {
  const scale = kind === "turns" ? 1 / 100 : 1;
  return pointsWithRange({ value: difference * scale, low: low * scale, high: high * scale });
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

/** What an overlay that changes nothing, or nothing in some battles, should tell its author; null if it changes all. */
export function untouchedSentence({ order, keys, places }: Comparison): string | null {
  if (keys.length === 0)
    return `${order.after.title} changes nothing: its values are those of ${nameOfBefore(order.before.title)}.`;
  const same = places.filter(({ isSame, after }) => isSame && after.result.battles > 0);
  if (same.length === 0) return null;
  if (same.length === places.length)
    return "Every battle went exactly as before: nothing that was changed matters in battles as they are measured here.";
  const names = same.map(({ after }) => nameOf(after.result)).join(", ");
  return `Every battle went exactly as before in ${names}: nothing that was changed matters there.`;
}

function nameOfBefore(title: string): string {
  return title === "shipped" ? "the shipped rules" : title;
}

function valueText(value: unknown): string {
  if (value === null) return "–";
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text;
}
