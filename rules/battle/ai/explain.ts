import type { RuleSet } from "../../ruleset/rule-set.ts";
import { fighterOf } from "../actions/battle-refusal.ts";
import { legalActions } from "../legal-actions.ts";
import type { RandomState } from "../random/generator.ts";
import type { BattleAction } from "../state/action.ts";
import type { Battle, BattleItem, Fighter, SideIndex } from "../state/battle.ts";
import { expectedDamage } from "./estimates.ts";
import { sampledDice, scoreAhead } from "./lookahead.ts";
import type { PlayStyle } from "./opponent.ts";
import { newOutlook, type Outlook, survey } from "./outlook.ts";
import { scoreAttack } from "./score-attack.ts";
import { scoreDefend } from "./score-defend.ts";
import { scoreDeploy } from "./score-deploy.ts";
import { scoreSpell, scoreTool } from "./score-items.ts";
import { because, type Reason, type Reasons, type ScoredAction } from "./scored-action.ts";

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
  const outlook = newOutlook(rules, battle, side, style);
  survey(outlook, rules, battle, side, style, dice);
  const sample = style.depth > 1 ? sampledDice(dice) : null;
  return legalActions(rules, battle, side)
    .map((action) => scored(outlook, action, sample))
    .sort((one, other) => other.score - one.score);
}

function scored(outlook: Outlook, action: BattleAction, sample: RandomState | null): ScoredAction {
  const reasons: Reason[] = [];
  let score = scoreOf(outlook, action, reasons);
  if (sample !== null) score += because(reasons, "lookahead", scoreAhead(outlook, action, sample));
  return { action, score, reasons };
}

/** The score of one legal action by itself. */
function scoreOf(outlook: Outlook, action: BattleAction, reasons: Reasons): number {
  const { rules, battle, own } = outlook;
  switch (action.type) {
    case "deploy":
      return scoreDeploy(outlook, present(own.hand, action.creatureId), reasons);
    case "attack": {
      const attacker = present(own.field, action.attackerId);
      const target = present(outlook.foes, action.targetId);
      return scoreAttack(outlook, attacker, target, expectedDamage(rules, battle, attacker, target), reasons);
    }
    case "useTool": {
      const target = present(own.field, action.targetId ?? action.creatureId);
      return scoreTool(outlook, itemNamed(own.tools, action.toolId), target, reasons);
    }
    case "useSpell": {
      const target = fighterOf(own.field, action.targetId) ?? fighterOf(outlook.foes, action.targetId);
      const spell = itemNamed(own.spells, action.spellId);
      return scoreSpell(outlook, spell, present(own.field, action.casterId), target ?? null, reasons);
    }
    case "defend":
      return scoreDefend(outlook, present(own.field, action.creatureId), reasons);
    case "endTurn":
      return because(reasons, "nothingBetter", rules.ai.scores.endTurn);
  }
}

function present(fighters: readonly Fighter[], id: string): Fighter {
  const fighter = fighterOf(fighters, id);
  if (!fighter) throw new Error(`No fighter ${id} where a legal action names one`);
  return fighter;
}

function itemNamed(items: readonly BattleItem[], id: string): BattleItem {
  const item = items.find((one) => one.id === id);
  if (!item) throw new Error(`No item ${id} where a legal action names one`);
  return item;
}
