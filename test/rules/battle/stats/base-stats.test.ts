import { describe, expect, it } from "vitest";
import { newFighter } from "../../../../rules/battle/setup/fighter.ts";
import { writeBaseStats } from "../../../../rules/battle/stats/base-stats.ts";
import { cardValues } from "../../../../rules/battle/stats/card-values.ts";
import { rawStats } from "../../../../rules/battle/stats/raw-stats.ts";
import { softCap } from "../../../../rules/battle/stats/soft-cap.ts";
import type { Creature, StatName } from "../../../../rules/index.ts";
import { creature, rules } from "../support/scene.ts";

const raw = (scene: Partial<Parameters<typeof creature>[0]>) =>
  rawStats(rules, cardValues(creature({ id: "x", ...scene })), rules.battle.combination.live);
const STATED = {
  physicalAttack: 10,
  magicalAttack: 10,
  physicalDefense: 5,
  magicalDefense: 5,
  maxHealth: 50,
  initiative: 10,
  criticalChance: 5,
  dodgeChance: 3,
  energyCost: 5,
};

describe("battle stats", () => {
  it("of a Common egg with 5 in every stat are the stated defaults (BAT-124, BAT-131, GAP-24)", () => {
    expect(newFighter(rules, creature({ id: "x" }), 0)).toMatchObject({
      battleStats: STATED,
      currentHealth: 50,
      casterFactor: 1.75,
    });
  });

  it("blend the five stats as the rules weigh them (GAP-24)", () => {
    const stats = { energy: 1, strength: 10, magic: 100, stamina: 1000, speed: 10000 };
    const blended = raw({ stats });
    const { physicalAttack, magicalAttack, physicalDefense, magicalDefense, maxHealth } = rules.battle.blend;
    const weighed = (blend: Partial<Record<StatName | "base", number>>) =>
      (blend.base ?? 0) +
      Object.entries(stats).reduce((sum, [name, value]) => sum + (blend[name as StatName] ?? 0) * value, 0);
    expect(blended.physicalAttack).toBeCloseTo(weighed(physicalAttack), 9);
    expect(blended.magicalAttack).toBeCloseTo(weighed(magicalAttack), 9);
    expect(blended.physicalDefense).toBeCloseTo(weighed(physicalDefense), 9);
    expect(blended.magicalDefense).toBeCloseTo(weighed(magicalDefense), 9);
    expect(blended.maxHealth).toBeCloseTo(weighed(maxHealth), 9);
    expect(blended.initiative).toBeCloseTo(16000 + 0.4, 9);
    expect(blended.criticalChance).toBeCloseTo(2 + 4000 + 2, 9);
    expect(blended.dodgeChance).toBeCloseTo(1 + 4000, 9);
  });

  it.each([
    ["Common", 1],
    ["Rare", 1.1],
    ["Epic", 1.2],
    ["Legendary", 1.3],
  ] as const)("of a %s are times %d, chances and deploy cost are not (BAT-125)", (rarity, factor) => {
    const stats = raw({ rarity });
    expect(stats.physicalAttack).toBeCloseTo(10 * factor, 9);
    expect(stats.maxHealth).toBeCloseTo(50 * factor, 9);
    expect(stats.initiative).toBeCloseTo(10 * factor, 9);
    expect(stats).toMatchObject({ criticalChance: 5, dodgeChance: 3, energyCost: 5 });
  });

  it.each([
    [0, 1, 5],
    [1, 1.25, 6],
    [2, 1.5, 7],
    [3, 1.75, 8],
  ])(
    "of form %d are times %d and cost %d energy to deploy (BAT-126, CON-55, GAP-29)",
    (form, factor, cost) => {
      const stats = raw({ form });
      expect(stats.magicalDefense).toBeCloseTo(5 * factor, 9);
      expect(stats).toMatchObject({ criticalChance: 5, dodgeChance: 3, energyCost: cost });
    },
  );

  it("grow by 8% a fusion level in battle and 10% in estimates (BAT-127, CON-45)", () => {
    expect(raw({ fusion: 3 })).toMatchObject({ criticalChance: 5, dodgeChance: 3, energyCost: 5 });
    expect(raw({ fusion: 3 }).physicalAttack).toBeCloseTo(12.4, 9);
    const estimate = rawStats(
      rules,
      cardValues(creature({ id: "x", fusion: 3 })),
      rules.battle.combination.estimate,
    );
    expect(estimate.physicalAttack).toBeCloseTo(13, 9);
  });

  it.each<[StatName[], number, number]>([
    [["strength"], 1.8, 12.56],
    [["strength", "stamina"], 1.4, 11.28],
    [["strength", "stamina", "magic"], 1.4, 11.28],
    [[], 1, 10],
  ])("count specialties %j times %d (BAT-128)", (specialties, _, attack) => {
    expect(raw({ specialties }).physicalAttack).toBeCloseTo(attack, 9);
  });

  it("count the fusion bonus of a stat on top, each on its own (GAP-23)", () => {
    const stats = { energy: 10, strength: 20, magic: 30, stamina: 40, speed: 50 };
    const bonus = { energy: 1, strength: 2, magic: 3, stamina: 4, speed: 5 };
    expect(cardValues(creature({ id: "x", stats, bonus })).stats).toEqual([11, 22, 33, 44, 55]);
    expect(raw({ bonus: { strength: 5 } }).physicalAttack).toBeCloseTo(13.2, 9);
    expect(newFighter(rules, creature({ id: "x", bonus: { magic: 5 } }), 0).casterFactor).toBeCloseTo(2.5, 9);
  });

  it.each([
    [60, 60],
    [90, 80],
    [120, 90],
    [180, 100],
  ])("flatten above 60 attack: %d becomes %d (BAT-129, GAP-25)", (value, capped) => {
    expect(softCap(value, rules.battle.caps.attack)).toBe(capped);
  });

  it("flatten from 40 defence, 200 health and 40 initiative towards twice, twice and 60 (BAT-129)", () => {
    const { caps } = rules.battle;
    expect([caps.attack, caps.defense, caps.health, caps.initiative]).toEqual([
      { start: 60, max: 120 },
      { start: 40, max: 80 },
      { start: 200, max: 400 },
      { start: 40, max: 60 },
    ]);
    const base = { ...STATED };
    const value = { ...STATED, physicalDefense: 80, magicalDefense: 80, maxHealth: 400, initiative: 60 };
    writeBaseStats(rules, value, 0, 0, base);
    expect(base).toMatchObject({ physicalDefense: 60, magicalDefense: 60, maxHealth: 300, initiative: 50 });
  });

  it("cap critical chance at 30 and dodge at 20, also after effects (BAT-130, CON-69)", () => {
    const quick = newFighter(rules, creature({ id: "x", stats: { speed: 90 } }), 0);
    expect(quick.battleStats).toMatchObject({ criticalChance: 30, dodgeChance: 20 });
  });

  it("round health and keep the rest to two decimals (GAP-24)", () => {
    const base = { ...STATED };
    const value = { ...STATED, physicalAttack: 12.345, maxHealth: 50.5 };
    writeBaseStats(rules, value, 0, 0, base);
    expect(base).toMatchObject({ physicalAttack: 12.35, maxHealth: 51 });
  });
});

describe("a card with missing values", () => {
  const broken = (change: object) => ({ ...creature({ id: "x" }), ...change }) as Creature;

  it.each([
    ["no stats", { stats: undefined }, STATED],
    ["NaN", { stats: { energy: Number.NaN, strength: 5, magic: 5, stamina: 5, speed: 5 } }, STATED],
    ["infinite stats", { stats: { energy: 5, strength: Infinity, magic: 5, stamina: 5, speed: 5 } }, STATED],
    ["negative stats", { stats: { energy: 5, strength: 5, magic: -90, stamina: 5, speed: 5 } }, STATED],
    ["absurd stats", { stats: { energy: 1e308, strength: 5, magic: 5, stamina: 5, speed: 5 } }, STATED],
    ["an unknown rarity", { rarity: "constructor" }, STATED],
    ["an unknown form", { form: 7 }, STATED],
    ["a foreign fusion level", { combination_level: Number.NaN }, STATED],
    ["specialties that are no list", { specialty_stats: "strength" }, STATED],
    ["specialties twice and unknown", { specialty_stats: ["luck", "luck"] }, STATED],
    ["a foreign bonus", { bonus_stats: { strength: Number.NaN } }, STATED],
  ])("falls back to the stated defaults: %s (BAT-131, CON-36)", (_, change, stats) => {
    const fighter = newFighter(rules, broken(change), 0);
    expect(fighter.battleStats).toEqual(stats);
    expect(JSON.stringify(fighter)).not.toContain('null,"energy');
    for (const value of Object.values(fighter.creature.stats)) expect(value).toBeGreaterThanOrEqual(0);
  });

  it("keeps the battle stats that do not need the missing stat (BAT-131)", () => {
    const stats = { energy: 20, strength: 20, stamina: 20, speed: 20 };
    const { battleStats, casterFactor } = newFighter(rules, broken({ stats }), 0);
    expect(battleStats).toMatchObject({ physicalAttack: 22, magicalAttack: 10, magicalDefense: 5 });
    expect(casterFactor, "default magic 5 (BAT-159)").toBe(1.75);
  });

  it("is named after its species (CON-36)", () => {
    expect(newFighter(rules, broken({ species_id: "bullx", species_name: undefined }), 0).name).toBe("Bullx");
    expect(newFighter(rules, broken({ species_id: "toString", species_name: "" }), 0).name).toBe("Creature");
  });
});
