import type { BattleAction } from "../battle/actions/action-rules.ts";
import { moveWords } from "../battle/actions/move-words.ts";
import type { SideIndex } from "../battle/state/battle.ts";
import type { RandomState } from "../battle/state/random.ts";
import type { RuleSet } from "../ruleset/rule-set.ts";
import { considerActions } from "../search/consider-actions.ts";
import { type Lead, LineComparison } from "./line-comparison.ts";
import type { OwnDecision } from "./own-decisions.ts";
import { type Line, playLine } from "./play-line.ts";
import { playLineOn } from "./play-on.ts";
import { fewestOf } from "./played-chance.ts";
import type { ReviewedDecision, Verdict } from "./review.ts";

const NO_LEAD: Lead = { mean: 0, variance: 0 };
/** Of the imagined battles that a decision gets, those that are played before the hopeless alternatives are left. */
const FIRST_SHARE = 4;

/** The line with the alternative, and those that were played: going on by the script or the style, and as it was. */
const [BETTER, PLAYED, AS_PLAYED] = [0, 1, 2];

/**
 * Finds the best alternative to an action with `budget` tries of the strongest player, and compares both in as many
 * imagined battles as are left of them: two rounds ahead, which is quick and finds what may be a mistake.
 */
export function weighDecision(
  rules: RuleSet,
  side: SideIndex,
  decision: OwnDecision,
  budget: number,
  dice: RandomState,
): ReviewedDecision {
  const { index, turn, played, isForced } = decision;
  const alternative = isForced ? null : bestOther(rules, side, decision, budget, dice);
  const reviewed = { index, turn, played: played[0], alternative };
  if (alternative === null) return { ...reviewed, lead: NO_LEAD, verdict: isForced ? "forced" : "best" };
  const lines: Line[] = [[alternative], [played[0]], played];
  const comparison = new LineComparison(rules, side, decision.battle, lines, dice, playLine);
  comparison.add(Math.ceil(budget / FIRST_SHARE));
  if (mayBeMistake(leadOf(comparison))) comparison.add(Math.ceil(budget - budget / FIRST_SHARE));
  const lead = leadOf(comparison);
  return { ...reviewed, lead, verdict: verdictOn(lead) };
}

/**
 * Compares the action of a decision with an alternative by playing on to the end, and yields the lead of the
 * alternative again and again: until it is a mistake for certain, looks like none, or `most` imagined battles are played.
 */
export function* leadPlayedOn(
  rules: RuleSet,
  side: SideIndex,
  { battle, played: [action] }: OwnDecision,
  alternative: BattleAction,
  most: number,
  dice: RandomState,
): Generator<Lead, void> {
  const lines: Line[] = [[alternative], [action]];
  const comparison = new LineComparison(rules, side, battle, lines, dice, playLineOn);
  let lead: Lead;
  do {
    comparison.add(fewestOf(most));
    lead = comparison.lead(BETTER, PLAYED);
    yield lead;
  } while (comparison.worlds < most && lead.mean >= LEAST_LOSS && verdictOn(lead) !== "mistake");
}

/** The lead over the better of the two ways to go on after the action that was played. */
function leadOf(comparison: LineComparison): Lead {
  const [overScript, overPlayed] = [comparison.lead(BETTER, PLAYED), comparison.lead(BETTER, AS_PLAYED)];
  return overScript.mean < overPlayed.mean ? overScript : overPlayed;
}

function bestOther(
  rules: RuleSet,
  side: SideIndex,
  { battle, played: [action] }: OwnDecision,
  budget: number,
  dice: RandomState,
): BattleAction | null {
  const move = moveId(rules, action);
  const others = considerActions(rules, battle, side, budget, dice);
  return others.find((one) => moveId(rules, one.action) !== move)?.action ?? null;
}

const IDS = { creature: idItself, tool: idItself, spell: idItself };

function idItself(id: string): string {
  return id;
}

/** The same text for actions that do the same, such as a spell over all enemies at different targets. */
function moveId(rules: RuleSet, action: BattleAction): string {
  return moveWords(rules, IDS, action);
}

/** A mistake costs at least this much of the chance to win. */
const LEAST_LOSS = 0.05;
/** What is left of the loss at least after its noise is taken off. */
const LEAST_SURE_LOSS = 0.03;
/** Standard errors that count as noise. */
const NOISE = 2.5;

/** What the lead of the best alternative says about the action that was played. */
export function verdictOn(lead: Lead): Verdict {
  if (lead.mean <= 0) return "best";
  const isSure = lead.mean >= LEAST_SURE_LOSS && isBeyondNoise(lead, lead.mean - LEAST_SURE_LOSS);
  return isSure && lead.mean >= LEAST_LOSS ? "mistake" : "close";
}

/** Whether more imagined battles could still show a mistake. */
export function mayBeMistake(lead: Lead): boolean {
  return lead.mean >= LEAST_LOSS || !isBeyondNoise(lead, LEAST_LOSS - lead.mean);
}

/** By squares, because roots are not exact on every machine. */
function isBeyondNoise({ variance }: Lead, difference: number): boolean {
  return difference * difference >= NOISE * NOISE * variance;
}
