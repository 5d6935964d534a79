import { legalActions } from "../legal-actions.ts";
import type { BattleAction } from "../state/action.ts";
import type { Fighter } from "../state/battle.ts";
import {
  type Outlook,
  priceOf,
  reservePenalty,
  scoreAttack,
  scoreDefend,
  scoreDeploy,
  scoreSpell,
  scoreTool,
} from "./score.ts";
import type { Reason, ScoredAction } from "./scored-action.ts";

/** Every legal action with its score and reasons, best first: why the opponent did what it did. */
export function scoredActions(outlook: Outlook): ScoredAction[] {
  return legalActions(outlook.rules, outlook.battle, outlook.side)
    .map((action) => {
      const reasons: Reason[] = [];
      return { action, score: scoreOf(outlook, action, reasons), reasons };
    })
    .sort((one, other) => other.score - one.score);
}

/** The score of one legal action. */
export function scoreOf(outlook: Outlook, action: BattleAction, reasons: Reason[] | null): number {
  const { rules, battle, side } = outlook;
  const own = battle.sides[side];
  const foes = battle.sides[side === 0 ? 1 : 0].field;
  switch (action.type) {
    case "deploy":
      return scoreDeploy(outlook, byId(own.hand, action.creatureId), reasons);
    case "attack": {
      const attacker = byId(own.field, action.attackerId);
      const cost = priceOf(rules, "attack", attacker);
      return (
        scoreAttack(outlook, attacker, byId(foes, action.targetId), reasons) +
        reservePenalty(outlook, cost, reasons)
      );
    }
    case "useTool": {
      const tool = own.tools.find(({ id }) => id === action.toolId);
      return tool
        ? scoreTool(outlook, tool, byId(own.field, action.targetId ?? action.creatureId), reasons)
        : 0;
    }
    case "useSpell": {
      const spell = own.spells.find(({ id }) => id === action.spellId);
      const caster = byId(own.field, action.casterId);
      const target =
        own.field.find(({ id }) => id === action.targetId) ?? foes.find(({ id }) => id === action.targetId);
      return spell ? scoreSpell(outlook, spell, caster, target ?? null, reasons) : 0;
    }
    case "defend":
      return scoreDefend(outlook, byId(own.field, action.creatureId), reasons);
    case "endTurn": {
      const { endTurn } = rules.ai.scores;
      reasons?.push({ name: "nothingBetter", value: endTurn });
      return endTurn;
    }
  }
}

function byId(fighters: readonly Fighter[], id: string): Fighter {
  for (const fighter of fighters) if (fighter.id === id) return fighter;
  throw new Error(`No fighter ${id} where a legal action names one`);
}
