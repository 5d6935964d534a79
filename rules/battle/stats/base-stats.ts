import type { RuleSet } from "../../ruleset/rule-set.ts";
import type { BattleStats } from "../state/creature.ts";
import { roundHalfUp, softCap, toHundredths } from "./soft-cap.ts";

/**
 * Writes raw stats with synergies and soft caps into `base` (`GAP-24`, `GAP-25`): health to a whole number,
 * the rest to two decimals. `initiative` of Full Force is added after the cap; `synergyDefenses` is the share that both
 * defences gain besides (`GAP-59`).
 */
export function writeBaseStats(
  rules: RuleSet,
  raw: BattleStats,
  synergyBonus: number,
  synergyInitiative: number,
  base: BattleStats,
  synergyDefenses = 0,
): void {
  const { caps } = rules.battle;
  const factor = 1 + synergyBonus;
  const defended = factor + synergyDefenses;
  base.physicalAttack = toHundredths(softCap(raw.physicalAttack * factor, caps.attack));
  base.magicalAttack = toHundredths(softCap(raw.magicalAttack * factor, caps.attack));
  base.physicalDefense = toHundredths(softCap(raw.physicalDefense * defended, caps.defense));
  base.magicalDefense = toHundredths(softCap(raw.magicalDefense * defended, caps.defense));
  base.maxHealth = roundHalfUp(softCap(raw.maxHealth * factor, caps.health));
  base.initiative = toHundredths(softCap(raw.initiative * factor, caps.initiative)) + synergyInitiative;
  base.criticalChance = toHundredths(Math.min(raw.criticalChance, caps.criticalChance));
  base.dodgeChance = toHundredths(Math.min(raw.dodgeChance, caps.dodgeChance));
  base.energyCost = raw.energyCost;
}
