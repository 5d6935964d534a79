import type { RuleSet } from "../../ruleset/rule-set.ts";
import type { Fighter } from "../state/battle.ts";
import { turnOf } from "../state/effect.ts";

/**
 * Recalculates a fighter's battle stats: base stats plus every active effect, then floors and caps (`GAP-30`,
 * `BAT-094`, `CON-69`). An expired effect therefore leaves no trace. Health above a lowered maximum is cut.
 */
export function refreshBattleStats(rules: RuleSet, fighter: Fighter): void {
  const { baseStats: base, battleStats: now } = fighter;
  const { floors, caps } = rules.battle;
  let { physicalAttack, magicalAttack, physicalDefense, magicalDefense } = base;
  let { maxHealth, initiative, criticalChance, dodgeChance } = base;
  let damageReduction = fighter.protection;
  let costReduction = 0;
  for (const effect of fighter.effects) {
    const turn = turnOf(effect);
    physicalAttack += turn.physicalAttack;
    magicalAttack += turn.magicalAttack;
    physicalDefense += turn.physicalDefense;
    magicalDefense += turn.magicalDefense;
    maxHealth += turn.maxHealth;
    initiative += turn.initiative;
    criticalChance += turn.criticalChance;
    dodgeChance += turn.dodgeChance;
    damageReduction += turn.damageReduction;
    if (!effect.outdone) costReduction += Math.round(turn.costReduction);
  }
  now.physicalAttack = Math.max(physicalAttack, floors.attack);
  now.magicalAttack = Math.max(magicalAttack, floors.attack);
  now.physicalDefense = Math.max(physicalDefense, floors.defense);
  now.magicalDefense = Math.max(magicalDefense, floors.defense);
  now.maxHealth = Math.max(maxHealth, floors.maxHealth);
  now.initiative = Math.max(initiative, floors.initiative);
  now.criticalChance = Math.min(Math.max(criticalChance, floors.chance), caps.criticalChance);
  now.dodgeChance = Math.min(Math.max(dodgeChance, floors.chance), caps.dodgeChance);
  now.energyCost = base.energyCost;
  fighter.damageReduction = Math.min(damageReduction, rules.battle.damage.effectReductionCap);
  fighter.costReduction = costReduction;
  if (fighter.currentHealth > now.maxHealth) fighter.currentHealth = now.maxHealth;
}
