import type { RuleSet } from "../../ruleset/rule-set.ts";
import { fighterOf } from "../actions/battle-refusal.ts";
import { legalActions } from "../legal-actions.ts";
import type { RandomState } from "../random/generator.ts";
import type { BattleAction } from "../state/action.ts";
import type { Battle, SideIndex } from "../state/battle.ts";
import { expectedDamage } from "./estimates.ts";
import { spellWorth, toolWorth } from "./item-worth.ts";
import { sampledDice, scoreAhead } from "./lookahead.ts";
import type { PlayStyle } from "./opponent.ts";
import { type Outlook, survey } from "./outlook.ts";
import { scoreAttack } from "./score-attack.ts";
import { scoreDefend } from "./score-defend.ts";
import { scoreDeploy } from "./score-deploy.ts";
import { scoreSpell, scoreTool } from "./score-items.ts";
import { because, type Reason, type Reasons, type ScoredAction } from "./scored-action.ts";
import type { Candidate } from "./shortlist.ts";

/**
 * Every legal action with its score and reasons, best first: why the opponent did what it did. Given the same
 * `dice` as `decide`, the best one scores as high as what was decided, unless that was a mistake.
 */
export function scoredActions(
  rules: RuleSet,
  battle: Battle,
  side: SideIndex,
  style: PlayStyle,
  dice: RandomState,
): ScoredAction[] {
  const outlook = survey(rules, battle, side, style, dice, []);
  const sample = style.depth > 1 ? sampledDice(dice) : null;
  const actions = legalActions(rules, battle, side)
    .map((action) => scored(outlook, action, sample))
    .sort((one, other) => other.score - one.score);
  for (const ending of actions)
    if (ending.action.type === "endTurn" && ending.score < (actions[0]?.score ?? 0))
      ending.reasons = [{ name: "endsTurn", value: ending.score }];
  return actions;
}

function scored(outlook: Outlook, action: BattleAction, sample: RandomState | null): ScoredAction {
  const reasons: Reason[] = [];
  const candidate = candidateOf(outlook, action);
  candidate.score = scoreOf(outlook, candidate, reasons);
  if (sample === null || action.type === "endTurn") return { action, score: candidate.score, reasons };
  const ahead = because(reasons, "lookahead", scoreAhead(outlook, candidate, sample));
  return { action, score: candidate.score + ahead, reasons };
}

/** The score of one candidate by itself. */
function scoreOf(outlook: Outlook, { type, actor, target, item }: Candidate, reasons: Reasons): number {
  const { rules, battle } = outlook;
  if (type === "deploy" && actor) return scoreDeploy(outlook, actor, reasons);
  if (type === "attack" && actor && target) {
    const damage = expectedDamage(rules, battle, actor, target);
    return scoreAttack(outlook, actor, target, damage, reasons);
  }
  if (type === "useTool" && item && target)
    return scoreTool(outlook, toolWorth(rules, item), target, reasons);
  if (type === "useSpell" && item && actor)
    return scoreSpell(outlook, spellWorth(rules, item), actor, target, reasons);
  if (type === "defend" && actor) return scoreDefend(outlook, actor, reasons);
  return because(reasons, "nothingBetter", rules.ai.scores.endTurn);
}

/** The creatures and the item that a legal action names. */
function candidateOf({ own, foes }: Outlook, action: BattleAction): Candidate {
  const candidate: Candidate = { score: 0, type: action.type, actor: null, target: null, item: null };
  switch (action.type) {
    case "deploy":
      candidate.actor = fighterOf(own.hand, action.creatureId) ?? null;
      break;
    case "attack":
      candidate.actor = fighterOf(own.field, action.attackerId) ?? null;
      candidate.target = fighterOf(foes, action.targetId) ?? null;
      break;
    case "useTool":
      candidate.actor = fighterOf(own.field, action.creatureId) ?? null;
      candidate.target = fighterOf(own.field, action.targetId ?? action.creatureId) ?? null;
      candidate.item = own.tools.find(({ id }) => id === action.toolId) ?? null;
      break;
    case "useSpell":
      candidate.actor = fighterOf(own.field, action.casterId) ?? null;
      candidate.target = fighterOf(own.field, action.targetId) ?? fighterOf(foes, action.targetId) ?? null;
      candidate.item = own.spells.find(({ id }) => id === action.spellId) ?? null;
      break;
    case "defend":
      candidate.actor = fighterOf(own.field, action.creatureId) ?? null;
      break;
    case "endTurn":
      break;
  }
  return candidate;
}
