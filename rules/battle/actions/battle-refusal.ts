import type { Refusal, RefusalCode } from "../../refusals/refusal.ts";
import { refusalOf } from "../../refusals/refuse.ts";
import type { RuleSet } from "../../ruleset/rule-set.ts";
import type { Battle, Fighter, SideIndex } from "../state/battle.ts";

/** A battle at the moment a side asks for an action. */
export interface BattleMoment {
  rules: RuleSet;
  battle: Battle;
  side: SideIndex;
}

export function no(
  moment: BattleMoment,
  code: RefusalCode,
  values?: Record<string, string | number>,
): Refusal {
  return refusalOf(moment.rules, code, values);
}

/** The fighter of that id in a list, or undefined. */
export function fighterOf(fighters: readonly Fighter[], id: string | undefined): Fighter | undefined {
  for (const fighter of fighters) if (fighter.id === id) return fighter;
  return undefined;
}

/** Energy an action of that list price costs a fighter (`GAP-31`). */
export function costFor(fighter: Fighter, price: number): number {
  return Math.max(0, price - fighter.costReduction);
}

/** Why a fighter on the field cannot act: stunned or charging (`BAT-075`, `GAP-37`). */
export function whyNotAct(moment: BattleMoment, fighter: Fighter): Refusal | null {
  if (fighter.stunnedTurns > 0) return no(moment, "stunned");
  return fighter.charging === null ? null : no(moment, "charging");
}

/** Takes the energy of an action and counts it (`BAT-100`, `GAP-37`). */
export function spend({ battle, side }: BattleMoment, cost: number): void {
  const own = battle.sides[side];
  own.energy -= cost;
  own.energySpent += cost;
  own.consecutiveActions += 1;
  if (own.consecutiveActions > own.bestCombo) own.bestCombo = own.consecutiveActions;
}
