import { describe, expect, it } from "vitest";
import { type BattleEvent, type BattleSetup, enemyStyle, newBattle } from "../../../../rules/index.ts";
import { creature, item, rules } from "../support/scene.ts";

const deck = (count: number, stats = 5, prefix = "c") => ({
  creatures: Array.from({ length: count }, (_, place) => creature({ id: `${prefix}${place}`, stats })),
  tools: [],
  spells: [],
});
const difficulty = (name: keyof typeof rules.difficulty) => {
  const row = rules.difficulty[name];
  const {
    enemyStatsMultiplier,
    enemyCreatureLevel: level,
    startingEnergy,
    initialHandSize,
    enemyDeckSize,
  } = row;
  const { rewardMultiplier, bonusStartingItems, enemyAILevel, enemyEnergyRegen, multiActionChance } = row;
  const { aggressionLevel, focusFireChance, predictiveDepth } = row;
  return [
    [enemyStatsMultiplier, `${level.min}-${level.max}`, startingEnergy, initialHandSize, enemyDeckSize],
    [rewardMultiplier, bonusStartingItems, enemyAILevel, enemyEnergyRegen, multiActionChance],
    [aggressionLevel, focusFireChance, predictiveDepth],
  ].flat();
};

describe("the difficulty table", () => {
  it.each([
    ["easy", "BAT-106", [1.0, "1-2", 10, 3, 6, 0.5, 1, 2, 3, 0.35, 0.5, 0.4, 1]],
    ["medium", "BAT-107", [1.1, "1-3", 11, 3, 7, 1, 2, 3, 3, 0.55, 0.65, 0.6, 2]],
    ["hard", "BAT-108", [1.2, "2-3", 13, 4, 8, 1.5, 3, 4, 3, 0.75, 0.8, 0.8, 3]],
    ["expert", "BAT-109", [1.3, "2-3", 15, 5, 10, 2, 5, 5, 3, 0.95, 0.95, 0.95, 4]],
  ] as const)("holds what is stated for %s (%s, BAT-064)", (name, _id, row) => {
    expect(difficulty(name)).toEqual(row);
  });

  it.each([
    ["easy", "BAT-106", [10, 3, 6, 1], [2, 0.35, 0.5, 0.4, 1]],
    ["medium", "BAT-107", [11, 3, 7, 2], [3, 0.55, 0.65, 0.6, 2]],
    ["hard", "BAT-108", [13, 4, 8, 3], [4, 0.75, 0.8, 0.8, 3]],
    ["expert", "BAT-109", [15, 5, 10, 5], [5, 0.95, 0.95, 0.95, 4]],
  ] as const)(
    "gives the enemy on %s its energy, hand, deck and bonus items, and its AI level, chances, focus and depth (%s)",
    (name, _id, beginning, mind) => {
      const { enemyTools, enemySpells } = rules.difficulty[name];
      const player = { ...deck(8), tools: [item("Ledger Lens")], spells: [item("Shardstorm")] };
      const { sides } = newBattle(rules, { mode: "ai", difficulty: name, seed: "s", player });
      const [, enemy] = sides;
      const items = enemy.tools.length + enemy.spells.length;
      expect([
        enemy.energy,
        enemy.hand.length,
        enemy.hand.length + enemy.deck.length,
        items - enemyTools - enemySpells,
      ]).toEqual(beginning);
      const style = enemyStyle(rules, name);
      expect([
        style.level,
        style.multiAction?.chance,
        style.aggressionLevel,
        style.focusFireChance,
        style.depth,
      ]).toEqual(mind);
    },
  );

  it("holds rarities, items, actions, fields, colours and labels (BAT-110, BAT-117, BAT-119, BAT-103, CON-44)", () => {
    const rows = Object.values(rules.difficulty);
    expect(rows.map(({ enemyRarity }) => Object.values(enemyRarity))).toEqual([
      [0.4, 0.35, 0.2, 0.05],
      [0.2, 0.35, 0.35, 0.1],
      [0.05, 0.25, 0.45, 0.25],
      [0, 0.1, 0.5, 0.4],
    ]);
    expect(rows.map(({ enemyTools, enemySpells }) => [enemyTools, enemySpells])).toEqual([
      [2, 1],
      [3, 2],
      [4, 3],
      [5, 4],
    ]);
    expect(rows.map(({ multiActionMax }) => multiActionMax)).toEqual([3, 4, 5, 7]);
    expect(rows.map(({ maxFieldSize, enemySlots }) => [maxFieldSize, enemySlots])).toEqual([
      [5, 3],
      [5, 4],
      [6, 5],
      [6, 6],
    ]);
    const { easy, medium, hard, expert } = rules.texts.difficulty;
    expect([easy, medium, hard, expert].map(({ label }) => label)).toEqual([
      "+15% enemy stats",
      "+35% enemy stats",
      "+60% enemy stats",
      "+100% enemy stats",
    ]);
    expect(rules.battle.playerSlots).toBe(3);
  });
});

describe("a battle against the AI", () => {
  it.each([
    ["easy", 5, 3, 4, 6],
    ["medium", 4, 3, 4, 7],
    ["hard", 3, 4, 5, 8],
    ["expert", 3, 5, 6, 10],
  ] as const)(
    "on %s deals the hands of the tables (BAT-104, BAT-105, CON-48)",
    (name, target, hand, foeTarget, cards) => {
      const battle = newBattle(rules, { mode: "ai", difficulty: name, seed: "s", player: deck(8) });
      const [player, enemy] = battle.sides;
      expect([player.hand.length, player.deck.length, player.handTarget]).toEqual([3, 5, target]);
      expect([enemy.hand.length, enemy.deck.length, enemy.handTarget]).toEqual([
        hand,
        cards - hand,
        foeTarget,
      ]);
      expect(
        player.hand.map(({ id }) => id),
        "in the chosen order",
      ).toEqual(["c0", "c1", "c2"]);
      expect(battle).toMatchObject({ turn: 1, active: 0, first: 0, winner: null });
    },
  );

  it("copies the enemy's tools and spells from the player's, bonus items on top (BAT-117, BAT-118, GAP-36)", () => {
    const tools = [item("Ledger Lens"), item("Validator Core")];
    const spells = [item("Shardstorm")];
    let bonusTools = 0;
    for (let number = 0; number < 400; number++) {
      const player = { ...deck(3), tools, spells };
      const { sides } = newBattle(rules, { mode: "ai", difficulty: "hard", seed: `s${number}`, player });
      const [own, enemy] = sides;
      expect(own.tools.map(({ name }) => name)).toEqual(["Ledger Lens", "Validator Core"]);
      expect(enemy.tools.length + enemy.spells.length).toBe(4 + 3 + 3);
      expect(
        enemy.tools.every(({ name, isEnemyItem }) => isEnemyItem && tools.some((tool) => tool.name === name)),
      ).toBe(true);
      expect(enemy.spells.every(({ name }) => name === "Shardstorm")).toBe(true);
      bonusTools += enemy.tools.length - 4;
    }
    expect(bonusTools / 1200).toBeGreaterThan(0.55);
    expect(bonusTools / 1200).toBeLessThan(0.65);
  });

  it("gives the enemy generic items when the player has none (BAT-117, GAP-36)", () => {
    const { sides } = newBattle(rules, { mode: "ai", difficulty: "expert", seed: "s", player: deck(3) });
    expect(sides[1].tools.length).toBeGreaterThanOrEqual(5);
    for (const { name, type, effect, isEnemyItem } of sides[1].tools)
      expect([rules.tools[name]?.type, rules.tools[name]?.effect, isEnemyItem]).toEqual([type, effect, true]);
  });

  it("puts no enemy on the field before turn 1, unless a designer says so (CON-61)", () => {
    expect(rules.ai.openingDeploys).toBe(0);
    const changed = structuredClone(rules);
    changed.ai.openingDeploys = 9;
    const events: BattleEvent[] = [];
    const setup: BattleSetup = { mode: "ai", difficulty: "easy", seed: "s", player: deck(3) };
    const { sides } = newBattle(changed, setup, events);
    expect([sides[1].field.length, sides[1].hand.length, sides[1].energy]).toEqual([3, 0, 10]);
    expect(events.filter(({ type }) => type === "deployed")).toHaveLength(3);
    expect(newBattle(rules, setup).sides[1].field).toEqual([]);
  });
});

describe("a PvP battle", () => {
  const between = (one: number, two: number, seed = "s") =>
    newBattle(rules, { mode: "pvp", seed, player1: deck(5, one, "a"), player2: deck(5, two, "b") });

  it("deals three cards of five, 10 energy, and 1 more for the second (GAP-39)", () => {
    const battle = between(9, 5);
    expect(battle).toMatchObject({ first: 0, active: 0, difficulty: null });
    expect(
      battle.sides.map(({ energy, hand, handTarget, fieldLimit }) => [
        energy,
        hand.length,
        handTarget,
        fieldLimit,
      ]),
    ).toEqual([
      [10, 3, 3, 4],
      [11, 3, 3, 4],
    ]);
    expect(
      newBattle(rules, { mode: "pvp", seed: "s", player1: deck(1), player2: deck(2) }).sides[0].hand,
    ).toHaveLength(1);
  });

  it("is begun by the side whose opening hand has more initiative (GAP-28)", () => {
    expect(between(5, 9)).toMatchObject({ first: 1, active: 1, sides: [{ energy: 11 }, { energy: 10 }] });
    const late = { ...deck(3), creatures: [...deck(3).creatures, creature({ id: "fast", stats: 25 })] };
    const setup: BattleSetup = { mode: "pvp", seed: "s", player1: late, player2: deck(3, 6, "b") };
    expect(newBattle(rules, setup).first, "the fast card is not in the opening hand").toBe(1);
  });

  it("is begun by a seeded coin when they have the same (GAP-28)", () => {
    const firsts = Array.from({ length: 2000 }, (_, number) => between(5, 5, `coin:${number}`).first);
    const share = firsts.filter((first) => first === 0).length / 2000;
    expect(share).toBeGreaterThan(0.46);
    expect(share).toBeLessThan(0.54);
    expect(between(5, 5, "coin:7").first).toBe(firsts[7]);
  });
});
