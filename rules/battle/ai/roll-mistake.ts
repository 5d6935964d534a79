import type { RuleSet } from "../../ruleset/rule-set.ts";
import type { Battle, SideIndex } from "../state/battle.ts";
import { happens, type RandomState } from "../state/random.ts";
import { chanceToAct } from "./multi-action.ts";
import type { PlayStyle } from "./scores/play-style.ts";

/** Rolls whether a side stops acting or makes a mistake ("slip"); null: it decides by the scores. */
export function rollMistake(
  rules: RuleSet,
  battle: Battle,
  side: SideIndex,
  style: PlayStyle,
  dice: RandomState,
): "stop" | "slip" | null {
  const chance = chanceToAct(rules, battle, side, style);
  if (chance < 1 && !happens(dice, chance)) return "stop";
  return style.mistakes > 0 && happens(dice, style.mistakes) ? "slip" : null;
}
