import { CARRIED_KINDS, DEEDS, USE_KINDS } from "../../simulation/battle-record.ts";
import { type Part, type RangeSeries, type Section, sentences, table } from "../report/report.ts";
import { pointsCharts } from "../simulate/simulation-report.ts";
import { nameOf } from "../statistics/simulation-result.ts";
import { percentWithRange, pointsWithRange } from "../terminal/figures.ts";
import type { Comparison } from "./comparison.ts";
import { broughtIn, expectedByChance, mostActions, type RuleChange, SIDES } from "./rule-change.ts";

const DEEDS_NOTE =
  "Share of each action of a side, and of its turns that it waits (ended without another action), in percent, before → after (95 %), once where both are equal; * where the range of the difference does not include 0.";
/** More columns than this do not fit beside the form; CSV and JSON have all. */
const MOST_COUNTS = 7;
const ACTIONS_NOTE = `Actions in a turn of a side before it ends: their mean, and the share of turns with so many or more, to ${MOST_COUNTS} at most, in percent, before → after (95 %); – where no turn of these battles had so many.`;

/** What each side did, and how much in a turn, before and after. */
export function deedsSection({ places, changes }: Comparison): Section {
  const most = mostActions(places.flatMap(({ before, after }) => [before, after]));
  const counts = Array.from({ length: Math.min(most, MOST_COUNTS) }, (_, index) => index + 1);
  const rowsOf = (kind: "deeds" | "actions", names: readonly string[]) =>
    places.flatMap(({ after: { result } }) =>
      SIDES[result.mode].map((side) => [
        `${nameOf(result)}, ${side}`,
        ...names.map((name) => shareCell(changes, kind, result.difficulty, `${side} ${name}`)),
      ]),
    );
  return {
    title: "What both sides do",
    parts: [
      table(["who", ...DEEDS.map(inWords)], rowsOf("deeds", DEEDS)),
      ...sentences([DEEDS_NOTE]),
      table(
        ["actions in a turn", "mean", ...counts.map((count) => `${count}+`)],
        rowsOf("actions", ["mean", ...counts.map((count) => `${count} or more`)]),
      ),
      ...sentences([ACTIONS_NOTE]),
    ],
  };
}

/** `useTool` as "use tool". */
function inWords(deed: string): string {
  return deed.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

/** A figure before and after with its range, marked where it clearly differs; shares in percent. */
function shareCell(
  changes: readonly RuleChange[],
  kind: RuleChange["kind"],
  difficulty: RuleChange["difficulty"],
  name: string,
): string {
  const change = changes.find(
    (one) => one.kind === kind && one.difficulty === difficulty && one.name === name,
  );
  if (!change) return "–";
  const textOf = (value: number) => (name.endsWith("mean") ? value.toFixed(2) : (value * 100).toFixed(1));
  const { before, after, significant } = change;
  const [old, now, low, high] = [before.value, after.value, after.low, after.high].map(textOf);
  // What every battle did alike has no range of its own.
  const range = low === high ? "" : ` (${low}–${high})`;
  return `${old === now ? "" : `${old} → `}${now}${range}${significant ? "*" : ""}`;
}

const USE_NOTE =
  "Share of the battles to which a side brought it, in percent, before → after (95 %): in which the side used it, and in which it was the first of the side's tools, or of its spells, to be used. In PvP the sides are player 1 and player 2.";

/** How often each tool and spell is used where it is brought, and first: what changed, and all of them. */
export function useSection({ places, changes }: Comparison): Section {
  const used = changes.filter(({ kind }) => kind === "use" || kind === "first");
  const rows = places.flatMap(({ after }) =>
    CARRIED_KINDS.flatMap((carried) =>
      broughtIn(after, carried).map((name) => [
        `${nameOf(after.result)}, ${carried}`,
        name,
        ...SIDES[after.result.mode].flatMap((side) =>
          (["use", "first"] as const).map((kind) =>
            shareCell(used, kind, after.result.difficulty, `${side} ${name}`),
          ),
        ),
      ]),
    ),
  );
  const head = ["where", "tool or spell", "player uses", "player's first", "enemy uses", "enemy's first"];
  return {
    title: "What is used where it is brought",
    parts: [
      ...(places.every(({ isSame }) => isSame) ? [] : significant(used, "use where brought")),
      table(head, rows),
      ...sentences([USE_NOTE]),
    ],
  };
}

/** How much the lift of each species, tool, spell and synergy changed; the lift itself where no battle did. */
export function liftSection({ places, changes }: Comparison): Section {
  const compared = changes.filter(({ kind }) => USE_KINDS.some((use) => use === kind));
  const results = places.map(({ after }) => after.result);
  const isSame = places.every((place) => place.isSame);
  const [what, lead] = isSame ? ["Lift", "The win-rate lift of each"] : CHANGE_OF_LIFT;
  return {
    title: "What lifts the win rate",
    lead: `${lead}. Bold lines are significant.`,
    parts: [
      ...(isSame ? [] : significant(compared, "lift")),
      pointsCharts(results, (kind) => {
        const own = compared.filter((change) => change.kind === kind);
        return {
          title: `${what}: ${kind}`,
          names: [...new Set(own.map(({ name }) => name))].sort(),
          values: results.map(({ difficulty }) => valuesOf(own, difficulty, isSame ? "after" : "difference")),
          figures: isSame
            ? table(
                ["", "difficulty", "lift (95 %)"],
                own.map(({ name, difficulty, after }) => [name, difficulty ?? "pvp", pointsWithRange(after)]),
              )
            : table(
                ["", "difficulty", "before", "after", "difference (95 %)", "significant"],
                own.map((change) => [...changeRow(change), change.significant ? "yes" : "no"]),
              ),
        };
      }),
    ],
  };
}

const CHANGE_OF_LIFT = ["Change of lift", "How much the win-rate lift of each changed"] as const;

function valuesOf(
  changes: readonly RuleChange[],
  where: RuleChange["difficulty"],
  what: "after" | "difference",
): RangeSeries["values"] {
  const own = changes.filter(({ difficulty }) => difficulty === where);
  return Object.fromEntries(own.map((change) => [change.name, change[what]]));
}

function changeRow(change: RuleChange): string[] {
  const { kind, name, difficulty, before, after } = change;
  const text = kind === "use" || kind === "first" ? percentWithRange : pointsWithRange;
  return [name, difficulty ?? "pvp", text(before), text(after), rangeOf(change)];
}

/** The changes that chance alone hardly explains, the largest first, and how many would be by chance. */
function significant(compared: readonly RuleChange[], what: string): Part[] {
  const clear = compared
    .filter(({ significant }) => significant)
    .sort((one, other) => Math.abs(other.difference.value) - Math.abs(one.difference.value));
  const byChance = Math.round(expectedByChance(compared.length));
  const summary = `${what}: ${clear.length} of ${compared.length} changed significantly; about ${byChance} would by chance alone.`;
  const rows = clear.map((change) => changeRow(change).toSpliced(1, 0, change.kind));
  const head = [what, "", "", "before", "after", "difference in points (95 %)"];
  return [...(clear.length > 0 ? [table(head, rows)] : []), ...sentences([summary])];
}

/** The difference of a change with its range: in points, of turns in turns. */
export function rangeOf({ kind, difference: { value, low, high } }: RuleChange): string {
  const scale = kind === "turns" ? 1 / 100 : 1;
  return pointsWithRange({ value: value * scale, low: low * scale, high: high * scale });
}
