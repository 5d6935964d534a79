import type { Refusal } from "../../refusals/refusal.ts";
import type { BattleAction } from "../state/action.ts";
import type { Fighter } from "../state/battle.ts";
import type { Recorder } from "../state/event.ts";
import { deployCost } from "../stats/raw-stats.ts";
import { refreshSynergies } from "../synergies/refresh-synergies.ts";
import { type BattleMoment, fighterOf, no, spend } from "./battle-refusal.ts";

type Deploy = Extract<BattleAction, { type: "deploy" }>;

/** Energy a deployment costs; one above the cap is replaced by the form's (`BAT-089`, `CON-55`). */
export function deploymentCost({ rules }: Pick<BattleMoment, "rules">, fighter: Fighter): number {
  const { energyCost } = fighter.battleStats;
  return energyCost > rules.battle.energy.cap ? deployCost(rules, fighter.form) : energyCost;
}

/** Why a creature cannot be deployed (`BAT-085` to `BAT-088`). */
export function whyNotDeploy(moment: BattleMoment, action: Deploy): Refusal | null {
  const own = moment.battle.sides[moment.side];
  const fighter = fighterOf(own.hand, action.creatureId);
  if (!fighter) return no(moment, fighterOf(own.fallen, action.creatureId) ? "defeated" : "invalid_action");
  if (own.field.length >= own.fieldLimit) return no(moment, "field_full");
  const cost = deploymentCost(moment, fighter);
  if (own.energy >= cost) return null;
  return no(moment, "not_enough_energy_to_deploy", { species: fighter.name, n: cost });
}

export function deploy(moment: BattleMoment, action: Deploy, record: Recorder): void {
  const { rules, battle, side } = moment;
  const own = battle.sides[side];
  const fighter = fighterOf(own.hand, action.creatureId);
  if (!fighter) return;
  const cost = deploymentCost(moment, fighter);
  own.hand.splice(own.hand.indexOf(fighter), 1);
  own.field.push(fighter);
  spend(moment, cost);
  record?.push({ type: "deployed", side, creatureId: fighter.id, cost });
  refreshSynergies(rules, battle, side, fighter, record);
}
