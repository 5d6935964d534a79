import type { Difficulty } from "../battle/state/battle.ts";
import type { RuleSet } from "../ruleset/rule-set.ts";
import { fillNumbers } from "../texts/fill-numbers.ts";

const PERCENT = 100;
/** The AI level of the first of the texts about levels. */
const LOWEST_LEVEL = 2;

/** The exact parts behind a difficulty's label, one sentence each (`BAT-010`, `CON-44`). */
export function difficultyTips(rules: RuleSet, difficulty: Difficulty): string[] {
  const row = rules.difficulty[difficulty];
  const { enemy, battle, rewards } = rules;
  const fusion = enemy.combination[difficulty];
  const values = {
    label: rules.texts.difficulty[difficulty].label,
    creatures: row.enemyDeckSize,
    formLow: row.enemyCreatureLevel.min,
    formHigh: row.enemyCreatureLevel.max,
    field: Math.min(battle.fieldLimit, row.enemySlots, row.maxFieldSize),
    multiplier: row.enemyStatsMultiplier,
    floor: enemy.statFloor[difficulty],
    perLevel: enemy.pointsPerLevel,
    bonus: enemy.difficultyBonus[difficulty],
    fusionPercent: percent(fusion.chance),
    fusionLow: fusion.min,
    fusionHigh: fusion.max,
    energy: row.startingEnergy,
    tools: row.enemyTools,
    spells: row.enemySpells,
    items: row.bonusStartingItems,
    actions: row.multiActionMax,
    depth: row.predictiveDepth,
    stancePercent: percent(row.stanceReduction),
    rewards: rewards.difficultyMultiplier[difficulty],
  };
  const { lines, levels, floorLine, fusionLine } = rules.texts.team.tips;
  // "Multiplied by 1" beside a label of +15% would only confuse.
  const told =
    row.enemyStatsMultiplier === 1
      ? lines.map((line) => (line.includes("{multiplier}") ? floorLine : line))
      : lines;
  const level = levels[Math.min(Math.max(row.enemyAILevel - LOWEST_LEVEL, 0), levels.length - 1)];
  return [...told, ...(level ? [level] : []), ...(fusion.chance > 0 ? [fusionLine] : [])].map((line) =>
    fillNumbers(rules.texts, line, values),
  );
}

function percent(share: number): number {
  return Math.round(share * PERCENT);
}
