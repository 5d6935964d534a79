import type { RuleSet } from "../../ruleset/rule-set.ts";
import type { BattleSide, Fighter } from "../state/battle.ts";
import type { BattleMoment } from "../state/battle-moment.ts";
import { deployCost } from "../stats/raw-stats.ts";

type DeployingSide = Pick<BattleSide, "field" | "fallen">;

/** Returns the energy that an action costs a fighter (`GAP-31`); the list price when `fighter` is null. */
export function costFor(fighter: Fighter | null, price: number): number {
  return fighter === null ? price : Math.max(0, price - fighter.costReduction);
}

/** Returns the energy a deployment costs (`BAT-089`, `CON-55`), on an empty field perhaps less (`GAP-57`). */
export function deploymentCost(rules: RuleSet, side: DeployingSide, card: Fighter): number {
  return listPrice(rules, card) - deploymentDiscount(rules, side, card);
}

/**
 * Returns how much less energy a deployment costs because the field is empty, if the rules ask for it only once a
 * creature has fallen; 0 otherwise, and never more than the price (`GAP-57`).
 */
export function deploymentDiscount(rules: RuleSet, { field, fallen }: DeployingSide, card: Fighter): number {
  const { emptyFieldDiscount, discountAfterFall } = rules.battle.comeback;
  if (field.length > 0 || (discountAfterFall && fallen.length === 0)) return 0;
  return Math.min(emptyFieldDiscount, listPrice(rules, card));
}

/** A cost above the energy cap is replaced by that of the form. */
function listPrice(rules: RuleSet, { battleStats: { energyCost }, form }: Fighter): number {
  return energyCost > rules.battle.energy.cap ? deployCost(rules, form) : energyCost;
}

/** Subtracts the energy of an action from its side and counts the action (`BAT-100`, `GAP-37`). */
export function spend({ own }: BattleMoment, cost: number): void {
  own.energy -= cost;
  own.energySpent += cost;
  own.consecutiveActions += 1;
  if (own.consecutiveActions > own.bestCombo) own.bestCombo = own.consecutiveActions;
}
