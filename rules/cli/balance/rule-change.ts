import type { Difficulty } from "../../index.ts";
import {
  type BattleOutcome,
  CARRIED_KINDS,
  type CarriedKind,
  DEEDS,
  type Deed,
  type ItemCourse,
  USE_KINDS,
  type UseKind,
} from "../../simulation/battle-record.ts";
import { type Interval, isClear, medianInterval, wilson } from "../statistics/interval.ts";
import {
  type LiftBattle,
  pairedLifts,
  pairedMeans,
  pairedRatios,
  pairedShares,
  type Share,
} from "../statistics/paired.ts";
import { intervalOf, rangeColumns } from "../terminal/figures.ts";
import type { MeasuredRun } from "../workers/measured-run.ts";

/** A figure before and after a change of the rules, in the same battles. */
export interface RuleChange {
  /** `firstMover` only in PvP, where the win rate of a deck against itself says nothing. */
  kind: "winRate" | "firstMover" | "turns" | "deeds" | "actions" | "use" | "first" | UseKind;
  /** null in PvP. */
  difficulty: Difficulty | null;
  /**
   * The species, tool, spell or synergy; of other kinds the difficulty or `pvp`, or a side and what of it: `player
   * defend` of `deeds`, which are shares of a side's actions, of `wait` of its turns; `player 3 or more` of `actions`,
   * shares of a side's turns, and `player mean`; `player Shardstorm` of `use` and `first`, shares of the battles it was
   * brought to: in which it was used, and was the first of the side's tools or spells to be used.
   */
  name: string;
  /** For `turns` the median; the difference is the mean one of the same battle, in turns. */
  before: Interval;
  after: Interval;
  difference: Interval;
  /** Whether zero lies outside the range of the difference. */
  significant: boolean;
}

/** Everything that can be compared in two runs of the same plan by different rules, on the same seeds. */
export function changesBetween(before: MeasuredRun, after: MeasuredRun): RuleChange[] {
  const { difficulty, mode } = after.result;
  const whole = { difficulty, name: difficulty ?? mode };
  const kind = mode === "pvp" ? ("firstMover" as const) : ("winRate" as const);
  const [old, now] = [before.result, after.result];
  return [
    { kind, ...whole, ...compared(old[kind], now[kind], winsBetween(before, after)) },
    {
      kind: "turns",
      ...whole,
      ...compared(medianTurns(before), medianTurns(after), turnsBetween(before, after)),
    },
    ...SIDES[mode].flatMap((side, index) =>
      DEEDS.map((deed) => ({
        kind: "deeds" as const,
        difficulty,
        name: `${side} ${deed}`,
        ...deedChange(deed, index, before, after),
      })),
    ),
    ...SIDES[mode].flatMap((side, index) => [
      ...actionChanges(side, index, before, after),
      ...CARRIED_KINDS.flatMap((carried) => useChanges(carried, side, index, before, after)),
    ]),
    ...USE_KINDS.flatMap((use) =>
      Object.keys(now[use]).flatMap((name) => liftChange(use, name, before, after)),
    ),
  ];
}

/** Whether every battle went exactly as it did before. */
export function areSameBattles(before: MeasuredRun, after: MeasuredRun): boolean {
  return JSON.stringify(before.tally) === JSON.stringify(after.tally);
}

/** How many of a number of comparisons are significant by chance alone, if nothing changed. */
export function expectedByChance(comparisons: number): number {
  return comparisons * (1 - CONFIDENCE);
}

const CONFIDENCE = 0.95;

function winsBetween(before: MeasuredRun, after: MeasuredRun): Interval {
  const isPvp = after.result.mode === "pvp";
  const wins = ({ winner, first }: BattleOutcome) => winner === (isPvp ? first : 0);
  // A draw has no first mover who could have won.
  const counts = ({ winner }: BattleOutcome) => !isPvp || winner !== "draw";
  const pairs = pairsOf(before, after).filter(([old, now]) => counts(old) && counts(now));
  return pairedShares(pairs.map(([old, now]) => ({ before: wins(old), after: wins(now) })));
}

function medianTurns({ result, outcomes }: MeasuredRun): Interval {
  return { ...medianInterval(outcomes.map(({ turns }) => turns)), value: result.turns.median };
}

function turnsBetween(before: MeasuredRun, after: MeasuredRun): Interval {
  return pairedMeans(pairsOf(before, after).map(([old, now]) => now.turns - old.turns));
}

function liftChange(kind: UseKind, name: string, before: MeasuredRun, after: MeasuredRun): RuleChange[] {
  const { difficulty } = after.result;
  const [old, now] = [before, after].map(({ result }) => {
    const lift = result[kind][name];
    return lift ? intervalOf(lift) : null;
  });
  const range = pairedLifts(liftBattles(before, kind, name), liftBattles(after, kind, name));
  return old && now && range ? [{ kind, difficulty, name, ...compared(old, now, range) }] : [];
}

/** How the sides of a battle are called. */
export const SIDES: Record<"ai" | "pvp", readonly [string, string]> = {
  ai: ["player", "enemy"],
  pvp: ["player 1", "player 2"],
};

function deedChange(deed: Deed, side: number, before: MeasuredRun, after: MeasuredRun): Comparison {
  const [old, now] = [before, after].map(({ outcomes }) =>
    outcomes.map(({ deeds }) => shareIn(deeds[side], deed)),
  );
  return ratiosCompared(old, now);
}

function ratiosCompared(old: readonly Share[] = [], now: readonly Share[] = []): Comparison {
  const { before, after, difference } = pairedRatios(old, now);
  return compared(before, after, difference);
}

/** Waiting is a share of the turns, all else of the actions with ends of turns. */
function shareIn(deeds: BattleOutcome["deeds"][number] | undefined, deed: Deed): Share {
  if (!deeds) return { done: 0, of: 0 };
  const { wait, endTurn } = deeds;
  const all = DEEDS.reduce((sum, one) => sum + deeds[one], 0) - wait;
  return { done: deeds[deed], of: deed === "wait" ? endTurn : all };
}

/** How many actions a turn of a side has: the mean, and the share of turns with so many or more. */
function actionChanges(side: string, index: number, before: MeasuredRun, after: MeasuredRun): RuleChange[] {
  const { difficulty } = after.result;
  const change = (what: string, shareOf: (turnsWith: readonly number[]) => Share): RuleChange => {
    const [old, now] = [before, after].map(({ outcomes }) =>
      outcomes.map(({ turnsWith }) => shareOf(turnsWith[index] ?? [])),
    );
    return { kind: "actions", difficulty, name: `${side} ${what}`, ...ratiosCompared(old, now) };
  };
  const from = (turnsWith: readonly number[], least: number) => sum(turnsWith.slice(least));
  return [
    change("mean", (turnsWith) => ({
      done: sum(turnsWith.map((turns, actions) => turns * actions)),
      of: sum(turnsWith),
    })),
    ...Array.from({ length: mostActions([before, after]) }, (_, one) =>
      change(`${one + 1} or more`, (turnsWith) => ({ done: from(turnsWith, one + 1), of: sum(turnsWith) })),
    ),
  ];
}

/** The most actions that a turn had. */
export function mostActions(runs: readonly MeasuredRun[]): number {
  const lengths = runs.flatMap(({ outcomes }) =>
    outcomes.flatMap(({ turnsWith }) => turnsWith.map(({ length }) => length)),
  );
  return lengths.reduce((most, length) => Math.max(most, length - 1), 0);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}

/** The names of all tools or spells that a side brought to a battle. */
export function broughtIn({ outcomes }: MeasuredRun, carried: CarriedKind): string[] {
  const names = outcomes.flatMap(({ items }) => items.flatMap((side) => side[carried].brought));
  return [...new Set(names)].sort();
}

/** How often each tool or spell of a side is used where it was brought to the same battle, and is the first of its kind. */
function useChanges(
  carried: CarriedKind,
  side: string,
  index: number,
  before: MeasuredRun,
  after: MeasuredRun,
): RuleChange[] {
  const { difficulty } = after.result;
  const courseIn = ({ items }: BattleOutcome) => items[index]?.[carried] ?? { brought: [], used: [] };
  const courses = pairsOf(before, after).map((pair) => pair.map(courseIn));
  return broughtIn(after, carried).flatMap((name) => {
    const both = courses.filter((pair) => pair.every(({ brought }) => brought.includes(name)));
    if (both.length === 0) return [];
    const change = (kind: "use" | "first", isSo: (course: ItemCourse) => boolean): RuleChange => {
      const pairs = both.map((pair) => {
        const [before = false, after = false] = pair.map(isSo);
        return { before, after };
      });
      const share = (when: "before" | "after") =>
        wilson(pairs.filter((pair) => pair[when]).length, pairs.length);
      const figures = compared(share("before"), share("after"), pairedShares(pairs));
      return { kind, difficulty, name: `${side} ${name}`, ...figures };
    };
    return [
      change("use", ({ used }) => used.includes(name)),
      change("first", ({ used }) => used[0] === name),
    ];
  });
}

function liftBattles({ outcomes }: MeasuredRun, kind: UseKind, name: string): LiftBattle[] {
  return outcomes.map(({ winner, present }) => ({ has: present[kind].includes(name), won: winner === 0 }));
}

function pairsOf(before: MeasuredRun, after: MeasuredRun): [BattleOutcome, BattleOutcome][] {
  return after.outcomes.flatMap((now, index) => {
    const old = before.outcomes[index];
    return old ? [[old, now]] : [];
  });
}

type Comparison = Pick<RuleChange, "before" | "after" | "difference" | "significant">;

function compared(before: Interval, after: Interval, difference: Interval): Comparison {
  return { before, after, difference, significant: isClear(difference) };
}

/** A line of a table for each change. */
export function changeRows(
  changes: readonly RuleChange[],
): Record<string, string | number | boolean | null>[] {
  return changes.map(({ before, after, difference, significant, ...what }) => ({
    ...what,
    ...rangeColumns("before", before),
    ...rangeColumns("after", after),
    ...rangeColumns("difference", difference),
    significant,
  }));
}
