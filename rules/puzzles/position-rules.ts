import { type Tree, withOverlay } from "../ruleset/overlay.ts";
import type { RuleSet } from "../ruleset/rule-set.ts";

/**
 * What positions play by besides the rules they were found under: nothing depends on chance, and the enemy answers as
 * its best level does, without mistakes. A value of the positions alone: neither arena nor PvP reads it (`GAP-73`).
 */
const WITHOUT_CHANCE = {
  battle: {
    caps: { criticalChance: 0, dodgeChance: 0 },
    damage: { varianceLow: 1, varianceHigh: 1 },
    criticalDebuff: { chance: 0 },
    effectiveDebuff: { chance: 0 },
  },
  ai: { mistakes: { easy: 0, medium: 0, hard: 0, expert: 0 } },
  difficulty: { expert: { focusFireChance: 1, multiActionChance: 1 } },
};

/** The rule set of positions that are found under these rules. */
export function positionRules(rules: RuleSet): RuleSet {
  const certain = withOverlay({ ...rules }, WITHOUT_CHANCE, []) as RuleSet;
  const spells = Object.entries(rules.spells).map(([name, { ...row }]) => {
    if (row.criticalChance !== undefined) row.criticalChance = 0;
    if (row.stunChance !== undefined) row.stunChance = 0;
    return [name, row] as const;
  });
  return { ...certain, spells: Object.fromEntries(spells) };
}

/** The rules of positions with the chances of another rule set, to play positions on as real battles are played. */
export function withChance(position: RuleSet, { battle, ai, difficulty, spells }: RuleSet): RuleSet {
  const chances: Tree = {
    battle: {
      caps: { criticalChance: battle.caps.criticalChance, dodgeChance: battle.caps.dodgeChance },
      damage: { varianceLow: battle.damage.varianceLow, varianceHigh: battle.damage.varianceHigh },
      criticalDebuff: { chance: battle.criticalDebuff.chance },
      effectiveDebuff: { chance: battle.effectiveDebuff.chance },
    },
    ai: { mistakes: ai.mistakes },
    difficulty: {
      expert: {
        focusFireChance: difficulty.expert.focusFireChance,
        multiActionChance: difficulty.expert.multiActionChance,
      },
    },
  };
  const certain = withOverlay({ ...position }, chances, []) as RuleSet;
  const rows = Object.entries(position.spells).map(([name, { ...row }]) => {
    const { criticalChance, stunChance } = spells[name] ?? {};
    if (criticalChance !== undefined) row.criticalChance = criticalChance;
    if (stunChance !== undefined) row.stunChance = stunChance;
    return [name, row] as const;
  });
  return { ...certain, spells: Object.fromEntries(rows) };
}
