import type { BattleAction } from "../battle/actions/action-rules.ts";
import type { BattleSetup } from "../battle/setup/new-battle.ts";
import type { RuleSet } from "../ruleset/rule-set.ts";
import { type BattleOutcome, outcomeOf } from "./battle-record.ts";
import { decidersOf } from "./deciders.ts";
import { type SimulationPlan, setupOf } from "./plan.ts";
import { playBattle } from "./play-battle.ts";
import { NO_BOTS } from "./players.ts";
import { addBattle, newTally, type Tally } from "./tally.ts";

/** Battles `from` to `to` of a run, both included, counted from 1. */
export interface Part {
  from: number;
  to: number;
}

export interface PlayedPart {
  tally: Tally;
  /** How each battle ended, in order. */
  outcomes: BattleOutcome[];
  /** Setup and actions of each battle, on request. */
  courses: { setup: BattleSetup; actions: BattleAction[] }[];
}

/** Plays a part of a run, with the bots it needs. Parts played anywhere and added in order give the result of one run. */
export function playPart(
  rules: RuleSet,
  plan: SimulationPlan,
  { from, to }: Part,
  keepCourses: boolean,
  bots = NO_BOTS,
): PlayedPart {
  const deciders = decidersOf(rules, plan, bots);
  const played: PlayedPart = { tally: newTally(), outcomes: [], courses: [] };
  for (let index = from; index <= to; index++) {
    const setup = setupOf(rules, plan, index);
    const actions = keepCourses ? [] : null;
    const record = playBattle(rules, setup, deciders, actions);
    addBattle(played.tally, record);
    played.outcomes.push(outcomeOf(record));
    if (actions) played.courses.push({ setup, actions });
  }
  return played;
}
