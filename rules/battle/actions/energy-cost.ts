import type { RuleSet } from "../../ruleset/rule-set.ts";
import type { BattleSide, Fighter } from "../state/battle.ts";
import { deployCost } from "../stats/raw-stats.ts";
import type { BattleMoment } from "./battle-moment.ts";

/** Returns the energy that an action costs a fighter (`GAP-31`); the list price when `fighter` is null. */
export function costFor(fighter: Fighter | null, price: number): number {
  return fighter === null ? price : Math.max(0, price - fighter.costReduction);
}

/**
 * Returns the energy a deployment costs; a cost above the energy cap is replaced by that of the form (`BAT-089`,
 * `CON-55`). On an empty field it may cost less (`GAP-57`), if the rules ask for it only once a creature has fallen.
 */
export function deploymentCost(
  rules: RuleSet,
  { field, fallen }: Pick<BattleSide, "field" | "fallen">,
  card: Fighter,
): number {
  const { energyCost } = card.battleStats;
  const price = energyCost > rules.battle.energy.cap ? deployCost(rules, card.form) : energyCost;
  const { emptyFieldDiscount, discountAfterFall } = rules.battle.comeback;
  const isFull = field.length > 0 || (discountAfterFall && fallen.length === 0);
  return isFull ? price : Math.max(0, price - emptyFieldDiscount);
}

/** Subtracts the energy of an action from its side and counts the action (`BAT-100`, `GAP-37`). */
export function spend({ own }: BattleMoment, cost: number): void {
  own.energy -= cost;
  own.energySpent += cost;
  own.consecutiveActions += 1;
  if (own.consecutiveActions > own.bestCombo) own.bestCombo = own.consecutiveActions;
}
