import type { BattleAction } from "../battle/actions/action-rules.ts";
import { attackBlockedBy } from "../battle/actions/attack.ts";
import { type BattleMoment, canAct, momentOf } from "../battle/actions/battle-moment.ts";
import { deploymentCost } from "../battle/actions/energy-cost.ts";
import { expectedDamage } from "../battle/ai/estimates.ts";
import type { Battle, BattleSide, Fighter, SideIndex } from "../battle/state/battle.ts";
import type { RuleSet } from "../ruleset/rule-set.ts";

/**
 * Decides by four plain rules: use every tool at once, deploy the strongest card, attack only to defeat until the
 * field is full, then attack where it takes the largest share of health. Quick, and stronger on long battles than the
 * `fast` policy: the search plays turns to their end with it.
 */
export function scriptedAction(rules: RuleSet, battle: Battle, side: SideIndex): BattleAction {
  const moment = momentOf(rules, battle, side);
  return toolAtOnce(moment.own) ?? strongestCard(moment) ?? bestAttack(moment) ?? { type: "endTurn" };
}

function toolAtOnce({ tools, field }: BattleSide): BattleAction | null {
  const tool = tools.find(({ used }) => !used);
  if (!tool) return null;
  const user = field.find(canAct);
  const target = strongest(field);
  if (!user || !target) return null;
  const creatureId = canAct(target) ? target.id : user.id;
  return { type: "useTool", toolId: tool.id, creatureId, targetId: target.id };
}

function strongestCard({ rules, own }: BattleMoment): BattleAction | null {
  if (own.field.length >= own.fieldLimit) return null;
  const card = strongest(own.hand.filter((one) => deploymentCost(rules, own, one) <= own.energy));
  return card && { type: "deploy", creatureId: card.id };
}

function bestAttack(moment: BattleMoment): BattleAction | null {
  const { rules, battle, own, foes } = moment;
  const isSaving = own.field.length < own.fieldLimit && own.hand.length > 0;
  let most = 0;
  let best: BattleAction | null = null;
  for (const attacker of own.field) {
    if (attackBlockedBy(moment, attacker) !== null) continue;
    for (const target of foes) {
      const share = Math.min(expectedDamage(rules, battle, attacker, target) / target.currentHealth, 1);
      if (share <= most || (isSaving && share < 1)) continue;
      most = share;
      best = { type: "attack", attackerId: attacker.id, targetId: target.id };
    }
  }
  return best;
}

function strongest(fighters: readonly Fighter[]): Fighter | null {
  let best: Fighter | null = null;
  for (const fighter of fighters) if (best === null || attackOf(fighter) > attackOf(best)) best = fighter;
  return best;
}

/** The attack that a creature uses. */
export function attackOf({ battleStats }: Fighter): number {
  return Math.max(battleStats.physicalAttack, battleStats.magicalAttack);
}
