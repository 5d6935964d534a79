import type { RuleSet } from "../../ruleset/rule-set.ts";
import type { BattleAction } from "../actions/action-rules.ts";
import { attackBlockedBy } from "../actions/attack.ts";
import type { Battle, Fighter, SideIndex } from "../state/battle.ts";
import { type BattleMoment, momentOf } from "../state/battle-moment.ts";
import { deploymentCost } from "../turn/energy-cost.ts";
import { attackOf, expectedDamage } from "./scores/estimates.ts";

const ENDING: BattleAction = { type: "endTurn" };

/**
 * What a side is taken to do next when turns are played ahead: it deploys its strongest card, then attacks where it takes
 * the largest share of health.
 */
export function usualAction(rules: RuleSet, battle: Battle, side: SideIndex): BattleAction {
  const moment = momentOf(rules, battle, side);
  return strongestCard(moment) ?? bestAttack(moment) ?? ENDING;
}

function strongestCard({ rules, own }: BattleMoment): BattleAction | null {
  if (own.field.length >= own.fieldLimit) return null;
  let best: Fighter | null = null;
  for (const card of own.hand)
    if (deploymentCost(rules, own, card) <= own.energy && (best === null || attackOf(card) > attackOf(best)))
      best = card;
  return best && { type: "deploy", creatureId: best.id };
}

function bestAttack(moment: BattleMoment): BattleAction | null {
  const { rules, battle, own, foes } = moment;
  let most = 0;
  let best: [Fighter, Fighter] | null = null;
  for (const attacker of own.field) {
    if (attackBlockedBy(moment, attacker) !== null) continue;
    for (const target of foes) {
      const share = Math.min(expectedDamage(rules, battle, attacker, target) / target.currentHealth, 1);
      if (share <= most) continue;
      most = share;
      best = [attacker, target];
    }
  }
  return best && { type: "attack", attackerId: best[0].id, targetId: best[1].id };
}
