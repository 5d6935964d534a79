import type { Refusal } from "../../refusals/refusal.ts";
import { strike } from "../damage/attack.ts";
import type { BattleAction } from "../state/action.ts";
import type { Recorder } from "../state/event.ts";
import { type BattleMoment, costFor, fighterOf, no, spend, whyNotAct } from "./battle-refusal.ts";

type Attack = Extract<BattleAction, { type: "attack" }>;

/** Why a creature cannot attack; one that has fallen, or whose target has, is told so (`BAT-077`, `BAT-084`, `PVP-033`). */
export function whyNotAttack(moment: BattleMoment, action: Attack): Refusal | null {
  const { battle, side, rules } = moment;
  const own = battle.sides[side];
  const foe = battle.sides[side === 0 ? 1 : 0];
  const attacker = fighterOf(own.field, action.attackerId);
  const target = fighterOf(foe.field, action.targetId);
  if (!attacker || !target) {
    const fell = fighterOf(own.fallen, action.attackerId) ?? fighterOf(foe.fallen, action.targetId);
    return no(moment, fell ? "defeated" : "invalid_attack");
  }
  const refusal = whyNotAct(moment, attacker);
  if (refusal) return refusal;
  const cost = costFor(attacker, rules.battle.costs.attack);
  return own.energy >= cost ? null : no(moment, "not_enough_energy_to_attack", { n: cost });
}

export function attack(moment: BattleMoment, action: Attack, record: Recorder): void {
  const { battle, side, rules } = moment;
  const attacker = fighterOf(battle.sides[side].field, action.attackerId);
  const target = fighterOf(battle.sides[side === 0 ? 1 : 0].field, action.targetId);
  if (!attacker || !target) return;
  const cost = costFor(attacker, rules.battle.costs.attack);
  spend(moment, cost);
  record?.push({ type: "attacked", side, attackerId: attacker.id, targetId: target.id, cost });
  strike(rules, battle, attacker, target, record);
}
