import type { Refusal } from "../../refusals/refusal.ts";
import { beginEffect } from "../effects/begin-effect.ts";
import { stance } from "../effects/named-effects.ts";
import type { BattleAction } from "../state/action.ts";
import type { Recorder } from "../state/event.ts";
import { type BattleMoment, costFor, fighterOf, no, spend, whyNotAct } from "./battle-refusal.ts";

type Defend = Extract<BattleAction, { type: "defend" }>;

/** Why a creature cannot defend (`BAT-093`, `PVP-035`). */
export function whyNotDefend(moment: BattleMoment, action: Defend): Refusal | null {
  const own = moment.battle.sides[moment.side];
  const fighter = fighterOf(own.field, action.creatureId);
  if (!fighter) return no(moment, fighterOf(own.fallen, action.creatureId) ? "defeated" : "invalid_defend");
  const refusal = whyNotAct(moment, fighter);
  if (refusal) return refusal;
  if (fighter.isDefending) return no(moment, "already_defending");
  const cost = costFor(fighter, moment.rules.battle.costs.defend);
  return own.energy >= cost ? null : no(moment, "not_enough_energy_to_defend", { n: cost });
}

export function defend(moment: BattleMoment, action: Defend, record: Recorder): void {
  const { rules, battle, side } = moment;
  const fighter = fighterOf(battle.sides[side].field, action.creatureId);
  if (!fighter) return;
  const cost = costFor(fighter, rules.battle.costs.defend);
  spend(moment, cost);
  record?.push({ type: "defended", side, creatureId: fighter.id, cost });
  beginEffect(rules, battle, fighter, stance(rules, fighter), record);
}
