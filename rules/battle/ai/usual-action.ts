import type { RuleSet } from "../../ruleset/rule-set.ts";
import type { BattleAction } from "../actions/action-rules.ts";
import { attackBlockedBy } from "../actions/attack.ts";
import type { Battle, Fighter, SideIndex } from "../state/battle.ts";
import { type BattleMoment, momentOf } from "../state/battle-moment.ts";
import { deploymentCost } from "../turn/energy-cost.ts";
import { attackOf, expectedDamage } from "./scores/estimates.ts";

const ENDING: BattleAction = { type: "endTurn" };

/** What a side does, as references; nothing but null: it ends its turn. */
export interface UsualMove {
  card: Fighter | null;
  attacker: Fighter | null;
  target: Fighter | null;
}

const found: UsualMove = { card: null, attacker: null, target: null };

/**
 * What a side is taken to do next when turns are played ahead: it deploys its strongest card, then attacks where it takes
 * the largest share of health.
 */
export function usualAction(rules: RuleSet, battle: Battle, side: SideIndex): BattleAction {
  findUsualMove(momentOf(rules, battle, side), found);
  if (found.card) return { type: "deploy", creatureId: found.card.id };
  if (!found.attacker || !found.target) return ENDING;
  return { type: "attack", attackerId: found.attacker.id, targetId: found.target.id };
}

/** Writes the usual action to `move`, as references. */
export function findUsualMove(moment: BattleMoment, move: UsualMove): void {
  move.attacker = null;
  move.target = null;
  move.card = strongestCard(moment);
  if (move.card === null) findBestAttack(moment, move);
}

function strongestCard({ rules, own }: BattleMoment): Fighter | null {
  if (own.field.length >= own.fieldLimit) return null;
  let best: Fighter | null = null;
  for (const card of own.hand)
    if (deploymentCost(rules, own, card) <= own.energy && (best === null || attackOf(card) > attackOf(best)))
      best = card;
  return best;
}

function findBestAttack(moment: BattleMoment, move: UsualMove): void {
  const { rules, battle, own, foes } = moment;
  let most = 0;
  for (const attacker of own.field) {
    if (attackBlockedBy(moment, attacker) !== null) continue;
    for (const target of foes) {
      const share = Math.min(expectedDamage(rules, battle, attacker, target) / target.currentHealth, 1);
      if (share <= most) continue;
      most = share;
      move.attacker = attacker;
      move.target = target;
      // No share is larger than all of it.
      if (share === 1) return;
    }
  }
}
