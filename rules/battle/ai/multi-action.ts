import type { RuleSet } from "../../ruleset/rule-set.ts";
import type { Battle, SideIndex } from "../state/battle.ts";
import type { PlayStyle } from "./scores/play-style.ts";

/**
 * Returns the chance that the side acts once more this turn; it may exceed 1. The first action is certain. A further
 * one needs energy and must stay within the limit per turn; it is likelier for aggressive styles, one action before
 * a combo, and with more creatures on the field than the enemy (`BAT-119`, `BAT-120`, `GAP-34`).
 */
export function chanceToAct(rules: RuleSet, battle: Battle, side: SideIndex, style: PlayStyle): number {
  const own = battle.sides[side];
  if (style.multiAction === null || own.consecutiveActions === 0) return 1;
  const { multiAction } = rules.ai;
  if (own.consecutiveActions >= style.multiAction.max || own.energy < multiAction.minEnergy) return 0;
  let { chance } = style.multiAction;
  if (style.aggressionLevel > multiAction.aggressiveAbove) chance += multiAction.aggressive;
  const nearCombo = own.consecutiveActions === rules.battle.combo.actions - 1;
  if (nearCombo && style.comboAwareness && style.level >= multiAction.comboLevel)
    chance += multiAction.comboOpportunity;
  const foes = battle.sides[side === 0 ? 1 : 0].field;
  if (own.field.length - foes.length >= multiAction.fieldAdvantage) chance += multiAction.aggressionStrategy;
  return chance;
}
