import type { ActionType, BattleAction } from "../battle/actions/action-rules.ts";
import { actionOf, rankCandidates } from "../battle/ai/candidates.ts";
import { fieldFirst } from "../battle/ai/field-first.ts";
import { bestStyle } from "../battle/ai/scores/play-style.ts";
import { newShortlist } from "../battle/ai/scores/shortlist.ts";
import { survey } from "../battle/ai/survey.ts";
import type { Battle, SideIndex } from "../battle/state/battle.ts";
import { cloneBattle } from "../battle/state/clone-battle.ts";
import type { RandomState } from "../battle/state/random.ts";
import type { RuleSet } from "../ruleset/rule-set.ts";
import { playAhead } from "./play-ahead.ts";
import { positionChance } from "./position-chance.ts";
import { sampledWorld } from "./sampled-world.ts";
import { scriptedAction } from "./script.ts";

/** An action that was tried, with what came of it. */
export interface ConsideredAction {
  action: BattleAction;
  /** Estimated chance that the side wins after it, 0 to 1. */
  winChance: number;
  /** How often it was tried; the more, the surer the estimate. */
  visits: number;
}

/** Tries per candidate if all were tried equally often; fewer candidates are considered on a small budget. */
const TRIES_AT_FIRST = 4;
const FEWEST = 4;
const MOST = 24;

/**
 * From this budget on, two rounds are played ahead instead of one: an estimate after two is truer, but varies so much
 * that only many tries tell two actions apart.
 */
const BUDGET_FOR_TWO_ROUNDS = 200;

/**
 * Tries what a side may do now, `budget` times in all, and returns each action with its estimate, best first.
 *
 * Sequential halving: all candidates are tried equally often in the same imagined battles, then the better half of
 * them, and so on, so most tries go to the actions that are hard to tell apart. It reads only what the side may see,
 * takes all chances from `dice` and changes nothing but those. The same battle, budget and dice give the same result
 * on any machine.
 */
export function considerActions(
  rules: RuleSet,
  battle: Battle,
  side: SideIndex,
  budget: number,
  dice: RandomState,
): ConsideredAction[] {
  const most = Math.min(Math.max(Math.floor(budget / TRIES_AT_FIRST), FEWEST), MOST);
  const tried = candidateActions(rules, battle, side, most, dice).map((action) => ({
    action,
    sum: 0,
    visits: 0,
  }));
  const roundsAhead = budget < BUDGET_FOR_TWO_ROUNDS ? 1 : 2;
  const halvings = halvingsOf(tried.length);
  for (let left = tried.length, halving = 0; halving < halvings; halving++, left = Math.ceil(left / 2)) {
    const worlds = Math.max(1, Math.floor(budget / (halvings * left)));
    for (let count = 0; count < worlds; count++) {
      const world = sampledWorld(rules, battle, side, dice);
      for (const trial of tried.slice(0, left)) {
        const imagined = cloneBattle(world);
        playAhead(rules, imagined, side, trial.action, roundsAhead);
        trial.sum += positionChance(rules, imagined, side);
        trial.visits += 1;
      }
    }
    const better = tried.splice(0, left).sort((one, other) => meanOf(other) - meanOf(one));
    tried.unshift(...better);
  }
  return tried.map((trial) => ({ action: trial.action, winChance: meanOf(trial), visits: trial.visits }));
}

/** Halvings until one candidate is left, at least one. */
function halvingsOf(candidates: number): number {
  let halvings = 1;
  for (let left = Math.ceil(candidates / 2); left > 1; left = Math.ceil(left / 2)) halvings += 1;
  return halvings;
}

function meanOf({ sum, visits }: { sum: number; visits: number }): number {
  return sum / visits;
}

/**
 * The actions worth a try, at most `most` of them: what the script would do, then the AI's favourites, best first, and
 * the end of the turn; on an empty field deployments alone. Unlike the AI, it looks at everything else when an enemy can
 * be defeated.
 */
function candidateActions(
  rules: RuleSet,
  battle: Battle,
  side: SideIndex,
  most: number,
  dice: RandomState,
): BattleAction[] {
  const outlook = survey(rules, battle, side, { ...bestStyle(rules), focusFireChance: 0 }, dice, []);
  outlook.lethal = null;
  const favourites = newShortlist<ActionType>(most);
  rankCandidates(outlook, favourites);
  const ranked = favourites.candidates.slice(0, favourites.filled).map(actionOf);
  const script = scriptedAction(rules, battle, side);
  const ending: BattleAction = { type: "endTurn" };
  const others = ranked.filter((action) => !isSame(action, script) && action.type !== "endTurn");
  const all =
    script.type === "endTurn" ? [ending, ...others] : [script, ...others.slice(0, most - 2), ending];
  return fieldFirst(battle.sides[side], all);
}

function isSame(one: BattleAction, other: BattleAction): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
