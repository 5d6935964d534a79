import type { RefusalCode } from "../../refusals/refusal.ts";
import type { RuleSet } from "../../ruleset/rule-set.ts";
import { expectedDamage } from "../ai/scores/estimates.ts";
import { scoreAttack } from "../ai/scores/score-attack.ts";
import { offer } from "../ai/scores/shortlist.ts";
import { strike } from "../attack/attack-damage.ts";
import { attackPreview } from "../preview/attack-preview.ts";
import { outcomeWords } from "../preview/outcome-words.ts";
import { attackOutcome } from "../preview/target-outcome.ts";
import type { Fighter } from "../state/battle.ts";
import { type BattleMoment, inactive, refused } from "../state/battle-moment.ts";
import type { Recorder } from "../state/event.ts";
import { fighterOf } from "../state/lookup.ts";
import { costFor, spend } from "../turn/energy-cost.ts";
import type { ActionRule } from "./action-rule.ts";

type Attack = { type: "attack"; attackerId: string; targetId: string };

/** A creature hits an enemy on the field (`BAT-077`, `BAT-084`, `PVP-033`). */
export const attack: ActionRule<Attack> = {
  type: "attack",
  wireName: "attack",
  takenBy: "creature",
  items: null,
  ids: { actor: "attackerId", target: "targetId" },
  targetIsOptional: false,
  moveText: () => "attack",
  /** The damage comes first, then the chance to defeat, then everything else. */
  preview(moment, action) {
    const [outcome] = attack.outcomes(moment, action);
    return outcome ? outcomeWords(moment.rules, outcome) : null;
  },
  outcomes({ rules, battle, side, foes }, action) {
    const target = fighterOf(foes, action.targetId);
    const preview = attackPreview(rules, battle, side, action);
    return target && preview ? [attackOutcome(target, preview)] : [];
  },
  cost,
  blockedBy: attackBlockedBy,
  targets: ({ foes }) => foes,
  /** If the creature or its target has fallen, the refusal says so instead of calling the attack invalid. */
  whyNot(moment, { attackerId, targetId }) {
    const { battle, side, own, foes, rules } = moment;
    const attacker = fighterOf(own.field, attackerId);
    if (!attacker || !fighterOf(foes, targetId)) {
      const { fallen } = battle.sides[side === 0 ? 1 : 0];
      const fell = fighterOf(own.fallen, attackerId) ?? fighterOf(fallen, targetId);
      return refused(moment, fell ? "defeated" : "invalid_attack");
    }
    return refused(moment, attackBlockedBy(moment, attacker), { n: cost(rules, attacker) });
  },
  apply(moment, { attackerId, targetId }, record) {
    const attacker = fighterOf(moment.own.field, attackerId);
    const target = fighterOf(moment.foes, targetId);
    if (attacker && target) attackWith(moment, attacker, target, record);
  },
  make: (attackerId, _, targetId) => ({ type: "attack", attackerId, targetId: targetId ?? "" }),
  rank(outlook, list) {
    const { own, foes, damage, lethal } = outlook;
    for (let index = 0; index < own.field.length; index++) {
      const attacker = own.field[index] as Fighter;
      if (attackBlockedBy(outlook, attacker) !== null) continue;
      for (let target = 0; target < foes.length; target++) {
        const foe = foes[target] as Fighter;
        if (lethal !== null && lethal !== foe) continue;
        const expected = damage[index * foes.length + target] as number;
        offer(list, scoreAttack(outlook, attacker, foe, expected, null), "attack", attacker, foe, null);
      }
    }
  },
  score(outlook, { actor, target }, reasons) {
    if (!actor || !target) return 0;
    const damage = expectedDamage(outlook.rules, outlook.battle, actor, target);
    return scoreAttack(outlook, actor, target, damage, reasons);
  },
};

/** A creature attacks another one, which must be legal. */
export function attackWith(moment: BattleMoment, attacker: Fighter, target: Fighter, record: Recorder): void {
  const { rules, battle, side } = moment;
  const energy = cost(rules, attacker);
  spend(moment, energy);
  record?.push({ type: "attacked", side, attackerId: attacker.id, targetId: target.id, cost: energy });
  strike(rules, battle, attacker, target, record);
  attacker.attacksThisTurn = (attacker.attacksThisTurn ?? 0) + 1;
}

function cost(rules: RuleSet, attacker: Fighter | null): number {
  return costFor(attacker, rules.battle.costs.attack);
}

/** Returns why a creature cannot attack now, or null; a separate function because the AI calls it most often. */
export function attackBlockedBy({ rules, own }: BattleMoment, attacker: Fighter): RefusalCode | null {
  const blocked = inactive(attacker);
  if (blocked !== null) return blocked;
  return own.energy >= cost(rules, attacker) ? null : "not_enough_energy_to_attack";
}
