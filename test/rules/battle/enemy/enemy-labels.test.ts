import { describe, expect, it } from "vitest";
import { generateEnemy } from "../../../../rules/battle/enemy/generate-enemy.ts";
import { type Creature, type Difficulty, newRandom, STAT_NAMES } from "../../../../rules/index.ts";
import { rules } from "../support/scene.ts";

const LEVELS: Difficulty[] = ["easy", "medium", "hard", "expert"];
/** Of each difficulty; `npm run test:long` draws more. */
const ENEMIES = process.env.LONG === "1" ? 20_000 : 2000;
const total = ({ stats }: Creature) => STAT_NAMES.reduce((sum, name) => sum + stats[name], 0);

describe("an enemy's stats", () => {
  it("exceed those of a creature without bonuses by about its label, more on each difficulty (CON-44)", {
    timeout: 30_000,
  }, () => {
    const measured = LEVELS.map((difficulty) => {
      const bare = structuredClone(rules);
      bare.difficulty[difficulty].enemyStatsMultiplier = 1;
      bare.enemy.pointsPerLevel = 0;
      bare.enemy.difficultyBonus[difficulty] = 0;
      bare.enemy.statFloor[difficulty] = 0;
      let plain = 0;
      let enemy = 0;
      // Species, rarity and form are rolled before anything that differs.
      for (let number = 0; number < ENEMIES; number++) {
        const seed = `label:${number}`;
        const real = generateEnemy(rules, newRandom(seed), difficulty, "e");
        const without = generateEnemy(bare, newRandom(seed), difficulty, "e");
        expect([without.rarity, without.form, without.species_id]).toEqual([
          real.rarity,
          real.form,
          real.species_id,
        ]);
        enemy += total(real) * (1 + rules.battle.combination.estimate * real.combination_level);
        plain += total(without);
      }
      return (enemy / plain - 1) * 100;
    });
    const labels = LEVELS.map((difficulty) =>
      Number(/\d+/.exec(rules.texts.difficulty[difficulty].label)?.[0]),
    );
    measured.forEach((percent, place) => {
      expect(Math.abs(percent - (labels[place] ?? 0)), `${LEVELS[place]}: ${percent}`).toBeLessThan(35);
      if (place > 0) expect(percent).toBeGreaterThan(measured[place - 1] ?? 0);
    });
  });
});
