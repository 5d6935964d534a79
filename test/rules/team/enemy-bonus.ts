import { generateEnemy } from "../../../rules/battle/enemy/generate-enemy.ts";
import type { Difficulty } from "../../../rules/battle/state/battle.ts";
import { type Creature, STAT_NAMES } from "../../../rules/battle/state/creature.ts";
import { newRandom } from "../../../rules/battle/state/random.ts";
import type { RuleSet } from "../../../rules/ruleset/rule-set.ts";

/**
 * The share by which a difficulty's enemies exceed the same creatures without multiplier, extra points, minimum stats
 * and fusion: measured with as many random enemies as the enemy rating (`CON-44`).
 */
export function enemyBonus(rules: RuleSet, difficulty: Difficulty): number {
  const { seed, samples } = rules.team.enemyRating;
  const bare = withoutBonus(rules, difficulty);
  let enemies = 0;
  let plain = 0;
  // Species, rarity and form are rolled first, so both creatures have the same.
  for (let sample = 1; sample <= samples; sample++) {
    const drawn = (by: RuleSet) => generateEnemy(by, newRandom(`${seed}:${sample}`), difficulty, "sample");
    const enemy = drawn(rules);
    enemies += total(enemy) * (1 + rules.battle.combination.estimate * enemy.combination_level);
    plain += total(drawn(bare));
  }
  return enemies / plain - 1;
}

function withoutBonus(rules: RuleSet, difficulty: Difficulty): RuleSet {
  const { enemy } = rules;
  const row = { ...rules.difficulty[difficulty], enemyStatsMultiplier: 1 };
  return {
    ...rules,
    difficulty: { ...rules.difficulty, [difficulty]: row },
    enemy: {
      ...enemy,
      pointsPerLevel: 0,
      difficultyBonus: { ...enemy.difficultyBonus, [difficulty]: 0 },
      statFloor: { ...enemy.statFloor, [difficulty]: 0 },
    },
  };
}

function total({ stats }: Creature): number {
  return STAT_NAMES.reduce((sum, name) => sum + stats[name], 0);
}
