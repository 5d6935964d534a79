import { noResources, type Resources, receive, resourcesOf } from "../amounts/resources.ts";
import type { LabEvent } from "../lab/event.ts";
import type { Lab } from "../lab/lab.ts";
import type { RuleSet } from "../ruleset/rule-set.ts";
import { dailyValue, daysGoalsAreDue, drawGoalsOfDay } from "./daily.ts";
import { addDeed, progressOf, reachedGoals } from "./deeds.ts";
import type { Measure } from "./measure-names.ts";
import { type GoalFacts, measured } from "./measures.ts";

/** A goal as measured: how far the player is of how much. */
export interface GoalStanding {
  key: string;
  /** At most `atLeast`. */
  value: number;
  atLeast: number;
  /** When it was reached (milliseconds of the server clock); null before. */
  reachedAt: number | null;
}

type DecimalRow = Parameters<typeof resourcesOf>[0];

interface Row {
  measure: Measure;
  atLeast: number;
  pays?: DecimalRow;
}

/** The rows of all goals and achievements by key. */
function rowsOf({ goals }: RuleSet): [string, Row][] {
  return [...Object.entries(goals.first), ...Object.entries(goals.achievements)];
}

/** What a goal, a goal of the day or an achievement pays when it is reached; zeros where it pays nothing (`GAP-77`). */
export function goalPays({ goals }: RuleSet, key: string): Resources {
  for (const rows of [goals.first, goals.daily, goals.achievements] as Record<
    string,
    { pays?: DecimalRow }
  >[])
    if (Object.hasOwn(rows, key)) return resourcesOf(rows[key]?.pays ?? {});
  return noResources();
}

/** The goals and achievements that the facts fulfil and that were not reached before, by key. */
function newlyReached(facts: GoalFacts): string[] {
  const reached = reachedGoals(facts.lab);
  return rowsOf(facts.rules)
    .filter(([key, row]) => !Object.hasOwn(reached, key) && measured(row.measure, facts) >= row.atLeast)
    .map(([key]) => key);
}

/** The goals of the lab's day that are fulfilled and were not reached before, by key. */
function newlyReachedOfDay(rules: RuleSet, lab: Lab): string[] {
  return Object.entries(lab.progress?.today?.goals ?? {}).flatMap(([key, { from, reachedAt }]) => {
    const row = rules.goals.daily[key];
    return row && reachedAt === undefined && dailyValue(lab, row, from) >= row.atLeast ? [key] : [];
  });
}

/** Reached goals that pay and have not: they were reached before goals paid. */
function owed({ rules, lab }: GoalFacts): string[] {
  const reached = reachedGoals(lab);
  const paid = lab.progress?.paid ?? [];
  return rowsOf(rules)
    .filter(([key, { pays }]) => pays && Object.hasOwn(reached, key) && !paid.includes(key))
    .map(([key]) => key);
}

/** Whether the command `reachGoals` would change the lab at `now`; usually it would not, and needs no command. */
export function changesGoals(facts: GoalFacts, now: number): boolean {
  const { rules, lab } = facts;
  return (
    daysGoalsAreDue(rules, lab, now) ||
    newlyReached(facts).length > 0 ||
    newlyReachedOfDay(rules, lab).length > 0 ||
    owed(facts).length > 0
  );
}

/**
 * Counts what a command did, for the day of `now`. Returns what the goals of the day before paid, if a later one begins
 * with it.
 */
export function noteDeeds(rules: RuleSet, lab: Lab, events: readonly LabEvent[], now: number): LabEvent[] {
  const activated = events.flatMap((event) =>
    event.type === "machineActivated" && event.cooldownStarted ? [event] : [],
  );
  if (activated.length === 0) return [];
  const paid = turnDay(rules, lab, now);
  for (const { gained } of activated) {
    addDeed(lab, "activations", 1);
    addDeed(lab, "catNipsMade", gained.catNips);
    addDeed(lab, "tcorvaxMade", gained.tcorvax);
    addDeed(lab, "energyMade", gained.energy);
    addDeed(lab, "eggsMade", gained.eggs);
  }
  return paid;
}

/**
 * Begins the day of `now` if it is a later one than the lab's: what was fulfilled on the day before is paid first, the
 * rest of its goals is gone (`GAP-77`).
 */
function turnDay(rules: RuleSet, lab: Lab, now: number): LabEvent[] {
  if (!daysGoalsAreDue(rules, lab, now)) return [];
  const events = reachGoalsOfDay(rules, lab, now);
  drawGoalsOfDay(rules, lab, now);
  return events;
}

/**
 * Notes in the lab what is reached at `now`, and pays it; what was reached stays so and pays once. What is paid may
 * reach the next goal.
 */
export function noteReached(facts: GoalFacts, now: number): LabEvent[] {
  const { rules, lab } = facts;
  const events = [...turnDay(rules, lab, now), ...reachGoalsOfDay(rules, lab, now)];
  for (let keys = newlyReached(facts); keys.length > 0; keys = newlyReached(facts)) {
    const { reached } = progressOf(lab);
    for (const key of keys) {
      reached[key] = now;
      events.push({ type: "goalReached", goal: key }, ...payGoal(rules, lab, key));
    }
  }
  return [...events, ...owed(facts).flatMap((key) => payGoal(rules, lab, key))];
}

function reachGoalsOfDay(rules: RuleSet, lab: Lab, now: number): LabEvent[] {
  return newlyReachedOfDay(rules, lab).flatMap((key) => {
    const goal = lab.progress?.today?.goals[key];
    if (goal) goal.reachedAt = now;
    const gained = goalPays(rules, key);
    receive(lab.resources, gained);
    return [
      { type: "goalReached", goal: key },
      { type: "goalPaid", goal: key, gained },
    ];
  });
}

/** Pays a reached goal that has not paid; nothing for one that pays nothing. */
function payGoal(rules: RuleSet, lab: Lab, key: string): LabEvent[] {
  const [, row] = rowsOf(rules).find(([name]) => name === key) ?? [];
  if (!row?.pays) return [];
  const progress = progressOf(lab);
  progress.paid = [...(progress.paid ?? []), key];
  const gained = resourcesOf(row.pays);
  receive(lab.resources, gained);
  return [{ type: "goalPaid", goal: key, gained }];
}

/** How far each goal and achievement is, in the order of the rule file. */
export function goalStandings(facts: GoalFacts): GoalStanding[] {
  const reached = reachedGoals(facts.lab);
  return rowsOf(facts.rules).map(([key, { measure, atLeast }]) => {
    const reachedAt = reached[key] ?? null;
    const value = reachedAt === null ? Math.min(atLeast, measured(measure, facts)) : atLeast;
    return { key, value, atLeast, reachedAt };
  });
}

/** How far each goal of the lab's day is, the smallest first. */
export function dailyStandings(rules: RuleSet, lab: Lab): GoalStanding[] {
  const { goals = {} } = lab.progress?.today ?? {};
  return Object.entries(rules.goals.daily).flatMap(([key, row]) => {
    const goal = Object.hasOwn(goals, key) ? goals[key] : undefined;
    if (!goal) return [];
    const { from, reachedAt = null } = goal;
    const value = reachedAt === null ? Math.min(row.atLeast, dailyValue(lab, row, from)) : row.atLeast;
    return [{ key, value, atLeast: row.atLeast, reachedAt }];
  });
}
