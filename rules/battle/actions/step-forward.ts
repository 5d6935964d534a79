import type { RuleSet } from "../../ruleset/rule-set.ts";
import type { Battle, Fighter, SideIndex } from "../state/battle.ts";
import type { BattleMoment } from "../state/battle-moment.ts";
import type { Recorder } from "../state/event.ts";
import { deploymentCost } from "../turn/energy-cost.ts";
import { deployCard } from "./deploy-card.ts";

/**
 * Returns the card that steps forward when a side ends its turn now, and its price: if the field is empty, the cheapest
 * card of the hand that the energy is enough for, of equals the first; else null (`GAP-57`).
 */
export function nextToStepForward(
  rules: RuleSet,
  battle: Battle,
  side: SideIndex,
): { card: Fighter; cost: number } | null {
  const own = battle.sides[side];
  if (!rules.battle.comeback.emptyFieldDeploys || own.field.length > 0) return null;
  let next: { card: Fighter; cost: number } | null = null;
  for (const card of own.hand) {
    const cost = deploymentCost(rules, own, card);
    if (cost <= own.energy && (next === null || cost < next.cost)) next = { card, cost };
  }
  return next;
}

/** The card that steps forward is deployed at its price; that is no action of the side's own (`GAP-37`, `GAP-57`). */
export function stepForward(moment: BattleMoment, record: Recorder): void {
  const { rules, battle, side, own } = moment;
  const next = nextToStepForward(rules, battle, side);
  if (next === null) return;
  const { card, cost } = next;
  own.energy -= cost;
  own.energySpent += cost;
  const event = record && ({ type: "deployed", side, creatureId: card.id, cost, unasked: true } as const);
  deployCard(moment, card, event, record);
}
