import type { Refusal, RefusalCode } from "../../refusals/refusal.ts";
import { refusalOf } from "../../refusals/refuse.ts";
import type { RuleSet } from "../../ruleset/rule-set.ts";
import type { Battle, BattleSide, Fighter, SideIndex } from "./battle.ts";

/** A battle at the moment a side asks for an action. */
export interface BattleMoment {
  rules: RuleSet;
  battle: Battle;
  side: SideIndex;
  /** The side whose actions are asked for. */
  own: BattleSide;
  /** The other side's creatures on the field; the rest of its cards is hidden (`GAP-43`). */
  foes: readonly Fighter[];
}

export function momentOf(rules: RuleSet, battle: Battle, side: SideIndex): BattleMoment {
  return {
    rules,
    battle,
    side,
    own: battle.sides[side],
    foes: battle.sides[side === 0 ? 1 : 0].field,
  };
}

/** Returns whether a fighter on the field can act at all this turn. */
export function canAct(fighter: Fighter): boolean {
  return fighter.stunnedTurns === 0 && fighter.charging === null;
}

/** Returns why a fighter on the field cannot act at all (stunned or charging: `BAT-075`, `GAP-37`), or null. */
export function inactive(fighter: Fighter): RefusalCode | null {
  if (fighter.stunnedTurns > 0) return "stunned";
  return fighter.charging === null ? null : "charging";
}

/** Returns the refusal for a code, with the text for the player; null when `code` is null. */
export function refused(
  { rules }: BattleMoment,
  code: RefusalCode | null,
  values?: Record<string, string | number>,
): Refusal | null {
  return code === null ? null : refusalOf(rules, code, values);
}
