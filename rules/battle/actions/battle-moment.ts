import type { Refusal, RefusalCode } from "../../refusals/refusal.ts";
import { refusalOf } from "../../refusals/refuse.ts";
import type { RuleSet } from "../../ruleset/rule-set.ts";
import type { Battle, BattleSide, Fighter, SideIndex } from "../state/battle.ts";

/** A battle at the moment a side asks for an action. */
export interface BattleMoment {
  rules: RuleSet;
  battle: Battle;
  side: SideIndex;
  /** The side that asks. */
  own: BattleSide;
  /** The other side's creatures on the field: all that may be seen of its cards (`GAP-43`). */
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

/** Whether a fighter on the field may act at all this turn. */
export function canAct(fighter: Fighter): boolean {
  return fighter.stunnedTurns === 0 && fighter.charging === null;
}

/** What keeps a fighter on the field from acting at all: stunned or charging (`BAT-075`, `GAP-37`); null: nothing. */
export function inactive(fighter: Fighter): RefusalCode | null {
  if (fighter.stunnedTurns > 0) return "stunned";
  return fighter.charging === null ? null : "charging";
}

/** The refusal of a code with the text a player reads; null where there is no code. */
export function refused(
  { rules }: BattleMoment,
  code: RefusalCode | null,
  values?: Record<string, string | number>,
): Refusal | null {
  return code === null ? null : refusalOf(rules, code, values);
}
