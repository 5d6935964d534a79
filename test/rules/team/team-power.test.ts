import { describe, expect, it } from "vitest";
import { generateEnemy } from "../../../rules/battle/enemy/generate-enemy.ts";
import { softCap } from "../../../rules/battle/stats/soft-cap.ts";
import {
  compareTeam,
  DIFFICULTIES,
  type Difficulty,
  enemyRating,
  evenRating,
  newRandom,
  recommendationFor,
  requirementTeam,
  teamPower,
  teamPowerOf,
  teamSynergy,
  winChance,
} from "../../../rules/index.ts";
import { creature, rules } from "./team.ts";

/** Attack, defence and health of a Common egg with 10 in every stat. */
const ATTACK = 14;
const MAGICAL_ATTACK = 13.5;
const DEFENCE = 6;
const HEALTH = 50.5;

describe("the power of one creature in a team", () => {
  it("is 2 x attack + half the defences + 20% of health + half of the rest + 30 x tier (BAT-149, GAP-33)", () => {
    // All stats 10, no specialty: initiative 20, chances 8 and 5.
    expect(teamPowerOf(rules, creature(0, 10))).toBeCloseTo(
      2 * ATTACK + DEFENCE + 0.2 * Math.floor(HEALTH + 0.5) + 16.5 + 30,
      10,
    );
  });

  it("grows with the form: stats x 1.25 and 50 for each (BAT-149)", () => {
    // Initiative 25, chances as before.
    const health = Math.round(HEALTH * 1.25);
    expect(teamPowerOf(rules, creature(1, 10))).toBeCloseTo(
      2.5 * ATTACK + DEFENCE * 1.25 + 0.2 * health + 19 + 50 + 30,
      1,
    );
  });

  it.each([
    ["Rare", 1.1, 60],
    ["Epic", 1.2, 90],
    ["Legendary", 1.3, 120],
  ] as const)("counts a %s with stats x %f and %i for its tier (BAT-149)", (rarity, factor, tier) => {
    const health = Math.round(HEALTH * factor);
    const stats = 2 * ATTACK * factor + DEFENCE * factor + 0.2 * health + 0.5 * (20 * factor + 13);
    expect(teamPowerOf(rules, creature(0, 10, { rarity }))).toBeCloseTo(stats + tier, 1);
  });

  it("counts only the higher attack (BAT-149)", () => {
    const mage = creature(0, 10, { specialties: ["magic"] });
    // A specialty counts 18; magic counts for magical defence too.
    const attack = softCap(
      MAGICAL_ATTACK + 8 * (rules.battle.blend.magicalAttack.magic ?? 0),
      rules.battle.caps.attack,
    );
    const magical = DEFENCE + 8 * (rules.battle.blend.magicalDefense.magic ?? 0);
    expect(teamPowerOf(rules, mage)).toBeCloseTo(
      2 * attack + 0.5 * (DEFENCE + magical) + 0.2 * Math.floor(HEALTH + 0.5) + 16.5 + 30,
      1,
    );
  });

  it("counts fusion as 10% a level, and not for chances (CON-45)", () => {
    const fused = creature(0, 10, { fusion: 1 });
    expect(teamPowerOf(rules, fused)).toBeCloseTo(
      2.2 * ATTACK + DEFENCE * 1.1 + 0.2 * Math.round(HEALTH * 1.1) + 0.5 * (22 + 13) + 30,
      10,
    );
  });
});

describe("the power of a team", () => {
  it("is the sum of its creatures times 1 + the synergy of all of them (BAT-149, GAP-33)", () => {
    const loner = creature(0, 6);
    expect(teamPower(rules, [])).toBe(0);
    expect(teamPower(rules, [loner])).toBeCloseTo(teamPowerOf(rules, loner), 10);
    const pair = [loner, creature(1, 6)];
    expect(teamSynergy(rules, pair)).toBeCloseTo(0.05, 10);
    const sum = pair.reduce((total, one) => total + teamPowerOf(rules, one), 0);
    expect(teamPower(rules, pair)).toBeCloseTo(sum * 1.05, 8);
  });

  it("gains at most 30% through synergies (BAT-148)", () => {
    const many = Array.from({ length: 12 }, () =>
      creature(3, 20, { rarity: "Legendary", specialties: ["energy", "speed", "magic", "stamina"] }),
    );
    expect(teamSynergy(rules, many)).toBe(0.3);
  });
});

describe("the enemy's rating", () => {
  it("follows from seed 1 and 200 samples, times deck size and 1, 1.1, 1.2, 1.5 (BAT-150, CON-47, GAP-33)", () => {
    expect(rules.team.enemyRating).toEqual({ seed: "1", samples: 200 });
    const multipliers = (["easy", "medium", "hard", "expert"] as const).map((difficulty) => {
      const flat = structuredClone(rules);
      flat.difficulty[difficulty].ratingMultiplier = 1;
      return enemyRating(rules, difficulty) / enemyRating(flat, difficulty);
    });
    for (const [index, multiplier] of [1, 1.1, 1.2, 1.5].entries())
      expect(multipliers[index]).toBeCloseTo(multiplier, 10);
  });

  it("is the mean power of those creatures times the deck (GAP-33, BAT-150)", () => {
    const random = newRandom("1");
    const powers = Array.from({ length: 200 }, (_, index) =>
      teamPowerOf(rules, generateEnemy(rules, random, "expert", `enemy-${index}`)),
    );
    const mean = powers.reduce((sum, power) => sum + power, 0) / 200;
    expect(enemyRating(rules, "expert")).toBeCloseTo(mean * 10 * 1.5, 6);
  });

  it("grows with the deck in proportion (GAP-33)", () => {
    const twice = structuredClone(rules);
    twice.difficulty.easy.enemyDeckSize = 12;
    expect(enemyRating(twice, "easy") / enemyRating(rules, "easy")).toBeCloseTo(2, 10);
  });

  it("is calculated again for other rules, and once for the same ones (GAP-33)", () => {
    const stronger = structuredClone(rules);
    stronger.difficulty.easy.enemyStatsMultiplier = 2;
    expect(enemyRating(stronger, "easy")).toBeGreaterThan(enemyRating(rules, "easy"));
    expect(enemyRating(structuredClone(rules), "hard")).toBe(enemyRating(rules, "hard"));
  });

  it("rises from difficulty to difficulty (BAT-150)", () => {
    const ratings = (["easy", "medium", "hard", "expert"] as const).map((one) => enemyRating(rules, one));
    expect(ratings).toEqual([...ratings].sort((one, other) => one - other));
    expect(new Set(ratings).size).toBe(4);
  });
});

describe("the recommendation", () => {
  it.each([
    [0, "Your team is much weaker than the enemy. Add or improve creatures."],
    [0.299, "Your team is much weaker than the enemy. Add or improve creatures."],
    [0.3, "The enemy has the advantage. Expect a hard fight."],
    [0.899, "The enemy has the advantage. Expect a hard fight."],
    [0.9, "An even match."],
    [1.199, "An even match."],
    [1.2, "Your team has the advantage."],
    [9, "Your team has the advantage."],
  ])("at %f wins for each defeat reads: %s (GAP-33, BAT-016)", (odds, text) => {
    expect(recommendationFor(rules, odds)).toBe(text);
  });

  it("asks the player of a much weaker team that is lent for nothing that cannot be done (GAP-33, CON-93)", () => {
    expect(recommendationFor(rules, 0.29, true)).toBe("Your team is much weaker than the enemy.");
    for (const odds of [0.3, 0.9, 1.2])
      expect(recommendationFor(rules, odds, true)).toBe(recommendationFor(rules, odds));
  });

  it("predicts for teams that just meet a requirement what the targets want, in the median of drawn ones (GAP-33)", () => {
    const median = (difficulty: Difficulty) => {
      const told = Array.from({ length: 21 }, (_, number) => {
        const { creatures } = requirementTeam(rules, newRandom(`advice|${number}`), difficulty);
        return Math.round(winChance(rules, creatures, difficulty) * 20) * 5;
      });
      return told.sort((one, other) => one - other)[10];
    };
    expect(DIFFICULTIES.map(median)).toEqual([95, 70, 55, 30]);
    expect(winChance(rules, [], "easy")).toBe(0);
  });

  it("does not predict a hard fight on every difficulty for a team that just meets its requirement (BAT-016)", () => {
    const read = DIFFICULTIES.map((difficulty) => {
      const { creatures } = requirementTeam(rules, newRandom("advice|6"), difficulty);
      return compareTeam(rules, creatures, difficulty).recommendation;
    });
    expect(read).toEqual([
      "Your team has the advantage.",
      "Your team has the advantage.",
      "The enemy has the advantage. Expect a hard fight.",
      "The enemy has the advantage. Expect a hard fight.",
    ]);
  });

  it("never refutes the ratings or the chance to win: the higher rating wins more often (GAP-33, BAT-016)", () => {
    for (const difficulty of DIFFICULTIES)
      for (let number = 1; number <= 40; number++) {
        const { creatures } = requirementTeam(rules, newRandom(`rating|${number}`), difficulty);
        const team = creatures.slice(0, 1 + (number % creatures.length));
        const chance = winChance(rules, team, difficulty);
        const own = teamPower(rules, team);
        const enemy = evenRating(rules, team.length, difficulty);
        expect(Math.sign(own - enemy), `${difficulty} ${own} ${enemy}`).toBe(Math.sign(chance - 0.5));
      }
  });

  it("asks for a team when there is none (BAT-019)", () => {
    expect(compareTeam(rules, [], "easy")).toEqual({
      own: 0,
      enemy: Math.round(enemyRating(rules, "easy")),
      recommendation: "Select creatures to see team analysis",
    });
  });

  it("compares both ratings in whole numbers (BAT-016, GAP-33)", () => {
    const strong = Array.from({ length: 12 }, () => creature(3, 20, { rarity: "Legendary" }));
    const { own, enemy, recommendation } = compareTeam(rules, strong, "easy");
    expect(own).toBe(Math.round(teamPower(rules, strong)));
    expect(own / enemy).toBeGreaterThan(1.2);
    expect(recommendation).toBe("Your team has the advantage.");
    expect(compareTeam(rules, [creature(0, 5)], "expert").recommendation).toMatch(
      /^Your team is much weaker/,
    );
  });
});
