import type { Difficulty } from "../battle/state/battle.ts";
import type { RuleSet } from "../ruleset/rule-set.ts";
import { fillNumbers } from "../texts/fill-numbers.ts";
import { enemyBonus } from "./enemy-bonus.ts";

const PERCENT = 100;

/** The exact parts behind a difficulty's label, one sentence each (`BAT-010`, `CON-44`). */
export function difficultyTips(rules: RuleSet, difficulty: Difficulty): string[] {
  const row = rules.difficulty[difficulty];
  const { enemy, ai, battle, rewards } = rules;
  const fusion = enemy.combination[difficulty];
  const values = {
    label: rules.texts.difficulty[difficulty].label,
    samples: rules.team.enemyRating.samples,
    percent: percent(enemyBonus(rules, difficulty)),
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
    mistakesPercent: percent(ai.mistakes[difficulty]),
    stancePercent: percent(row.stanceReduction),
    rewards: rewards.difficultyMultiplier[difficulty],
  };
  const { lines, floorLine, fusionLine } = rules.texts.team.tips;
  // "Multiplied by 1" beside a label of +15% would only confuse.
  const told =
    row.enemyStatsMultiplier === 1
      ? lines.map((line) => (line.includes("{multiplier}") ? floorLine : line))
      : lines;
  return [...told, ...(fusion.chance > 0 ? [fusionLine] : [])].map((line) =>
    fillNumbers(rules.texts, line, values),
  );
}

function percent(share: number): number {
  return Math.round(share * PERCENT);
}
