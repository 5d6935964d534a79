import type { RefusalCode } from "../../refusals/refusal.ts";
import type { RuleSet } from "../../ruleset/rule-set.ts";
import { LEVEL } from "../ai/scores/levels.ts";
import { scoreDefend } from "../ai/scores/score-defend.ts";
import { offer } from "../ai/scores/shortlist.ts";
import { beginEffect } from "../effects/begin-effect.ts";
import { stance } from "../effects/named-effects.ts";
import type { Fighter } from "../state/battle.ts";
import { type BattleMoment, inactive, refused } from "../state/battle-moment.ts";
import { fighterOf } from "../state/lookup.ts";
import { costFor, spend } from "../turn/energy-cost.ts";
import type { ActionRule } from "./action-rule.ts";

type Defend = { type: "defend"; creatureId: string };

/** A creature takes a defensive stance (`BAT-093`, `PVP-035`). */
export const defend: ActionRule<Defend> = {
  type: "defend",
  wireName: "defend",
  takenBy: "creature",
  items: null,
  ids: { actor: "creatureId" },
  targetIsOptional: false,
  moveText: () => "defend",
  preview: () => null,
  outcomes: () => [],
  cost,
  blockedBy,
  targets: () => null,
  whyNot(moment, { creatureId }) {
    const { rules, own } = moment;
    const fighter = fighterOf(own.field, creatureId);
    if (!fighter) return refused(moment, fighterOf(own.fallen, creatureId) ? "defeated" : "invalid_defend");
    return refused(moment, blockedBy(moment, fighter), { n: cost(rules, fighter) });
  },
  apply(moment, { creatureId }, record) {
    const { rules, battle, side, own } = moment;
    const fighter = fighterOf(own.field, creatureId);
    if (!fighter) return;
    const energy = cost(rules, fighter);
    spend(moment, energy);
    record?.push({ type: "defended", side, creatureId: fighter.id, cost: energy });
    beginEffect(rules, battle, fighter, stance(rules, fighter), record);
  },
  make: (creatureId) => ({ type: "defend", creatureId }),
  rank(outlook, list) {
    const { own, rules, style } = outlook;
    // Skip all creatures when even a stance that saves one would score too low for the list.
    if (style.level < LEVEL.defence || rules.ai.scores.saves <= list.bar) return;
    for (const fighter of own.field) {
      if (blockedBy(outlook, fighter) !== null) continue;
      const score = scoreDefend(outlook, fighter, null);
      if (score > 0 || !style.byTable) offer(list, score, "defend", fighter, null, null);
    }
  },
  score: (outlook, { actor }, reasons) => (actor ? scoreDefend(outlook, actor, reasons) : 0),
};

function cost(rules: RuleSet, fighter: Fighter | null): number {
  return costFor(fighter, rules.battle.costs.defend);
}

function blockedBy({ rules, own }: BattleMoment, fighter: Fighter): RefusalCode | null {
  const blocked = inactive(fighter);
  if (blocked !== null) return blocked;
  if (fighter.isDefending) return "already_defending";
  return own.energy >= cost(rules, fighter) ? null : "not_enough_energy_to_defend";
}
