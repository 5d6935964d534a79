import { describe, expect, it } from "vitest";
import { generateEnemy } from "../../../../rules/battle/enemy/generate-enemy.ts";
import { type Creature, type Difficulty, newRandom, RARITIES, STAT_NAMES } from "../../../../rules/index.ts";
import { rules } from "../support/scene.ts";

const LEVELS: Difficulty[] = ["easy", "medium", "hard", "expert"];

function enemies(difficulty: Difficulty, count: number, by = rules): Creature[] {
  const dice = newRandom("1");
  return Array.from({ length: count }, (_, number) => generateEnemy(by, dice, difficulty, `e${number}`));
}
const total = ({ stats }: Creature) => STAT_NAMES.reduce((sum, name) => sum + stats[name], 0);
const share = (list: readonly Creature[], holds: (enemy: Creature) => boolean) =>
  list.filter(holds).length / list.length;

describe.each(LEVELS)("an enemy on %s", (difficulty) => {
  const sample = (count: number) => enemies(difficulty, count);
  const row = rules.difficulty[difficulty];
  const { enemy } = rules;

  it("has a form within the level range and a species of the ten (CON-58, GAP-36)", () => {
    const list = sample(400);
    const { min, max } = row.enemyCreatureLevel;
    expect([...new Set(list.map(({ form }) => form))].sort()).toEqual(
      [1, 2, 3].filter((form) => form >= min && form <= max),
    );
    expect(new Set(list.map(({ species_id }) => species_id)).size).toBe(10);
    expect(list.every(({ species_name }) => species_name.startsWith("Enemy "))).toBe(true);
  });

  it("has a rarity by the stated weights (BAT-110)", () => {
    const list = sample(4000);
    for (const rarity of RARITIES)
      expect(Math.abs(share(list, (one) => one.rarity === rarity) - row.enemyRarity[rarity])).toBeLessThan(
        0.03,
      );
  });

  it("has no stat below the minimum, and as many specialties as stated (BAT-114, BAT-115, CON-37)", () => {
    const list = sample(400);
    const { min, max } = enemy.specialtyCount[difficulty];
    for (const { stats, specialty_stats: own } of list) {
      for (const name of STAT_NAMES) expect(stats[name]).toBeGreaterThanOrEqual(enemy.statFloor[difficulty]);
      expect(new Set(own).size).toBe(own.length);
      expect(own.length >= min && own.length <= max).toBe(true);
    }
    expect(new Set(list.map(({ specialty_stats }) => specialty_stats.length)).size).toBe(max - min + 1);
  });

  it("is fused as often and as far as stated (BAT-116)", () => {
    const list = sample(4000);
    const { chance, min, max } = enemy.combination[difficulty];
    expect(Math.abs(share(list, ({ combination_level }) => combination_level > 0) - chance)).toBeLessThan(
      0.03,
    );
    const levels = new Set(
      list.map(({ combination_level }) => combination_level).filter((level) => level > 0),
    );
    expect(levels.size).toBe(chance > 0 ? max - min + 1 : 0);
  });
});

describe("an enemy's stats", () => {
  it("are its base, form bonuses and points, and nothing else (BAT-111, BAT-112, BAT-113)", () => {
    for (const { rarity, form, stats, specialty_stats: own } of enemies("easy", 500)) {
      const base = { Common: 7, Rare: 8, Epic: 9, Legendary: 10 }[rarity];
      const specialtyBonus = form >= 2 ? 2 * own.length : 0;
      const points = 5 * form + 2;
      const sum = STAT_NAMES.reduce((all, name) => all + stats[name], 0);
      const expected = 5 * (base + 2 * form) + specialtyBonus + points;
      expect(Math.abs(sum - expected), `${rarity} form ${form}`).toBeLessThanOrEqual(
        rarity === "Legendary" ? 5 : 0,
      );
    }
  });

  it("get 3 in all on form 3, and 70% of the points go to specialties (BAT-112, BAT-113)", () => {
    expect(rules.enemy.formBonus).toEqual([
      { all: 2, specialties: 0 },
      { all: 2, specialties: 2 },
      { all: 3, specialties: 0 },
    ]);
    const plain = structuredClone(rules);
    plain.enemy.spread = { low: 1, high: 1 };
    const list = enemies("hard", 2000, plain).filter(({ specialty_stats }) => specialty_stats.length === 2);
    let special = 0;
    let points = 0;
    for (const { rarity, form, stats, specialty_stats: own } of list) {
      const base =
        Math.round({ Common: 7, Rare: 8, Epic: 9, Legendary: 10 }[rarity] * 1.2) +
        2 * form +
        (form === 3 ? 1 : 0);
      for (const name of own) special += stats[name] - base - 2;
      points += 5 * form + 7;
    }
    // The other 30% fall on any stat, so on these two in five of ten as well.
    expect(special / points).toBeGreaterThan(0.8);
    expect(special / points).toBeLessThan(0.84);
  });

  it("begin with their rarity's base times the multiplier and 0.95 to 1.05, from 1 to 20 (BAT-111, CON-59)", () => {
    const bare = structuredClone(rules);
    bare.enemy.baseStat = { Common: 100, Rare: 200, Epic: 300, Legendary: 400 };
    Object.assign(bare.enemy, { formBonus: [], pointsPerLevel: 0 });
    bare.enemy.difficultyBonus.medium = 0;
    bare.enemy.baseClamp.max = 1000;
    const list = enemies("medium", 500, bare);
    for (const rarity of RARITIES) {
      const base = bare.enemy.baseStat[rarity] * 1.1;
      const values = list.flatMap((one) => (one.rarity === rarity ? Object.values(one.stats) : []));
      expect(Math.min(...values) / base, rarity).toBeCloseTo(0.95, 1.5);
      expect(Math.max(...values) / base, rarity).toBeCloseTo(1.05, 1.5);
    }
    bare.enemy.statFloor.medium = 0;
    for (const [multiplier, base] of [
      [0.001, 1],
      [1, 20],
    ] as const) {
      bare.enemy.baseClamp.max = 20;
      bare.difficulty.medium.enemyStatsMultiplier = multiplier;
      const values = enemies("medium", 50, bare).flatMap(({ stats }) => Object.values(stats));
      expect(new Set(values)).toEqual(new Set([base]));
    }
  });

  it("clamp the base, or with another setting the end, to 1 to 20 (CON-59)", () => {
    expect([rules.enemy.baseClamp, rules.enemy.clampStage]).toEqual([{ min: 1, max: 20 }, "base"]);
    const highest = (by: typeof rules) =>
      Math.max(...enemies("expert", 500, by).flatMap(({ stats }) => Object.values(stats)));
    expect(highest(rules)).toBeGreaterThan(20);
    const final = structuredClone(rules);
    final.enemy.clampStage = "final";
    expect(highest(final)).toBe(20);
    const low = structuredClone(rules);
    low.enemy.baseClamp.max = 3;
    const [weak] = enemies("easy", 1, low);
    expect(weak && total(weak)).toBeLessThan(5 * 3 + 5 * 4 + 4 + 13);
  });

  it("is named in the language of the texts, and is otherwise the same in each (BAT-111, GAP-63)", () => {
    const inGerman = structuredClone(rules);
    inGerman.texts.battleLog.creatures.enemy = "{creature} (Gegner)";
    const [english] = enemies("easy", 1);
    const [german] = enemies("easy", 1, inGerman);
    const { name } = rules.species[english?.species_id ?? ""] ?? {};
    expect(english?.species_name).toBe(`Enemy ${name}`);
    expect(german).toEqual({ ...english, species_name: `${name} (Gegner)` });
  });
});
