import type { BattleAction } from "../battle/actions/action-rules.ts";
import { moveWords } from "../battle/actions/move-words.ts";
import type { SideIndex } from "../battle/state/battle.ts";
import type { RandomState } from "../battle/state/random.ts";
import type { RuleSet } from "../ruleset/rule-set.ts";
import { considerActions } from "../search/consider-actions.ts";
import { type Lead, LineComparison } from "./line-comparison.ts";
import type { OwnDecision } from "./own-decisions.ts";
import type { Line } from "./play-line.ts";
import type { ReviewedDecision, Verdict } from "./review.ts";

const NO_LEAD: Lead = { mean: 0, variance: 0 };
/** Of the imagined battles that a decision gets, those that are played before the hopeless alternatives are left. */
const FIRST_SHARE = 4;

/** The line with the alternative, and those that were played: by the script after the action, and as it was. */
const [BETTER, SCRIPTED, AS_PLAYED] = [0, 1, 2];

/**
 * Finds the best alternative to an action with `budget` tries of the strongest player, and compares both in as many
 * imagined battles as are left of them.
 */
export function weighDecision(
  rules: RuleSet,
  side: SideIndex,
  decision: OwnDecision,
  budget: number,
  dice: RandomState,
): ReviewedDecision {
  const alternative = decision.isForced ? null : bestOther(rules, side, decision, budget, dice);
  return comparedWith(rules, side, decision, alternative, budget, dice);
}

/** Compares an action with an alternative in up to `worlds` imagined battles. */
export function comparedWith(
  rules: RuleSet,
  side: SideIndex,
  decision: OwnDecision,
  alternative: BattleAction | null,
  worlds: number,
  dice: RandomState,
): ReviewedDecision {
  const { index, turn, battle, played } = decision;
  const [action] = played;
  const lines: Line[] = [[alternative ?? action], [action], played];
  const comparison = new LineComparison(rules, battle, side, alternative ? lines : [[action]], dice);
  comparison.add(Math.ceil(worlds / FIRST_SHARE));
  if (alternative && mayBeMistake(leadOf(comparison)))
    comparison.add(Math.ceil(worlds - worlds / FIRST_SHARE));
  const lead = alternative ? leadOf(comparison) : NO_LEAD;
  const verdict = decision.isForced ? "forced" : verdictOn(lead);
  return { index, turn, played: action, alternative, chance: comparison.bestChance(), lead, verdict };
}

/** The lead over the better of the two ways to go on after the action that was played. */
function leadOf(comparison: LineComparison): Lead {
  const [overScript, overPlayed] = [comparison.lead(BETTER, SCRIPTED), comparison.lead(BETTER, AS_PLAYED)];
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
