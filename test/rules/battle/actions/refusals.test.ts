import { describe, expect, it } from "vitest";
import type { BattleAction } from "../../../../rules/index.ts";
import { applyAction, legalActions, refusalOf, whyNotAction } from "../../../../rules/index.ts";
import { attack, endTurn, refusalText } from "../support/play.ts";
import { battleWith, fighter, rules } from "../support/scene.ts";

const scene = (energy = 25) =>
  battleWith({
    own: {
      field: [{ id: "hero" }],
      hand: [{ id: "card", form: 1 }],
      tools: ["Validator Core"],
      spells: ["Babylon Burst", "Cerberus Chain"],
      energy,
    },
  });
const burst = (targetId?: string): BattleAction => ({
  type: "useSpell",
  spellId: "Babylon Burst",
  casterId: "hero",
  ...(targetId ? { targetId } : {}),
});

describe("whyNotAction", () => {
  it.each<[string, BattleAction, string]>([
    [
      "Invalid attack - missing attacker or defender",
      { type: "attack", attackerId: "hero", targetId: "nobody" },
      "BAT-084",
    ],
    [
      "Invalid attack - missing attacker or defender",
      { type: "attack", attackerId: "card", targetId: "foe" },
      "BAT-084",
    ],
    [
      "Invalid attack - missing attacker or defender",
      { type: "attack", attackerId: "foe", targetId: "hero" },
      "BAT-095",
    ],
    [
      "Invalid tool use - missing tool or target",
      { type: "useTool", toolId: "none", creatureId: "hero" },
      "BAT-091",
    ],
    [
      "Invalid tool use - missing tool or target",
      { type: "useTool", toolId: "Validator Core", creatureId: "foe" },
      "BAT-091",
    ],
    [
      "Failed to use Validator Core.",
      { type: "useTool", toolId: "Validator Core", creatureId: "hero", targetId: "foe" },
      "BAT-091",
    ],
    [
      "Invalid spell - missing spell or caster",
      { type: "useSpell", spellId: "none", casterId: "hero" },
      "BAT-092",
    ],
    [
      "Invalid spell - missing spell or caster",
      { type: "useSpell", spellId: "Babylon Burst", casterId: "card" },
      "BAT-092",
    ],
    ["Failed to cast Babylon Burst.", burst(), "CON-86"],
    ["Failed to cast Babylon Burst.", burst("hero"), "CON-86"],
    [
      "Failed to cast Cerberus Chain.",
      { type: "useSpell", spellId: "Cerberus Chain", casterId: "hero", targetId: "foe" },
      "CON-86",
    ],
    ["Invalid defend action - no creature selected", { type: "defend", creatureId: "card" }, "BAT-093"],
    ["Invalid action", { type: "deploy", creatureId: "hero" }, "BAT-088"],
    ["Invalid action", { type: "deploy", creatureId: "nobody" }, "BAT-095"],
    ["Invalid action", { type: "surrender" } as unknown as BattleAction, "BAT-095"],
    ["Invalid action", null as unknown as BattleAction, "BAT-095"],
    ["Invalid action", "attack" as unknown as BattleAction, "BAT-095"],
  ])(
    "refuses with the stated text (BAT-084, BAT-088, BAT-091 to BAT-093, BAT-095, CON-86): %s: %j",
    (text, action) => {
      const battle = scene();
      expect(refusalText(battle, action)).toBe(text);
      expect(battle.sides[0].energy).toBe(25);
    },
  );

  it.each<[number, BattleAction, string]>([
    [5, { type: "deploy", creatureId: "card" }, "Not enough energy to deploy card. Needs 6 energy."],
    [
      1,
      { type: "attack", attackerId: "hero", targetId: "foe" },
      "Not enough energy to attack. Needs 2 energy.",
    ],
    [0, { type: "defend", creatureId: "hero" }, "Not enough energy to defend. Needs 1 energy."],
    [3, burst("foe"), "Not enough energy to cast Babylon Burst. Needs 4 energy."],
  ])(
    "refuses with the stated text at %d energy: %j (BAT-085, BAT-087, BAT-092, BAT-093, CON-40)",
    (energy, action, text) => {
      expect(refusalText(scene(energy), action)).toBe(text);
      const battle = scene(energy + 1);
      expect(whyNotAction(rules, battle, 0, action)).toBeNull();
      expect(legalActions(rules, battle, 0)).toContainEqual(action);
    },
  );

  it.each([
    ["player", 4],
    ["pvp", 4],
  ])("refuses a deployment onto a full field (BAT-086, BAT-103, CON-43)", (_, places) => {
    const field = Array.from({ length: places }, (_unused, place) => ({ id: `c${place}` }));
    const battle = battleWith({ own: { field, hand: [{ id: "card" }] } });
    expect(refusalText(battle, { type: "deploy", creatureId: "card" })).toBe(
      "Your battlefield is full! Cannot deploy more creatures.",
    );
  });

  it.each([
    ["easy", 3],
    ["medium", 4],
    ["hard", 4],
    ["expert", 4],
  ] as const)("onto the enemy's field on %s beyond %d (BAT-103, CON-43)", (difficulty, limit) => {
    const field = Array.from({ length: limit }, (_, place) => ({ id: `c${place}` }));
    const battle = battleWith({
      difficulty,
      own: { field: [{ id: "hero" }] },
      foe: { field, hand: [{ id: "card" }] },
    });
    endTurn(battle);
    expect(refusalText(battle, { type: "deploy", creatureId: "card" })).toMatch(/full/);
    battle.sides[1].field.pop();
    expect(whyNotAction(rules, battle, 1, { type: "deploy", creatureId: "card" })).toBeNull();
  });

  it("refuses actions by or against a fallen creature: Creature has been defeated (BAT-077, BAT-084)", () => {
    const battle = battleWith({
      own: { field: [{ id: "hero" }, { id: "gone" }], tools: ["Validator Core"], spells: ["Cerberus Chain"] },
      foe: { field: [{ id: "foe" }, { id: "beaten", health: 1 }] },
    });
    const text = "Creature has been defeated";
    attack(battle, "hero", "beaten");
    expect(refusalText(battle, { type: "attack", attackerId: "hero", targetId: "beaten" })).toBe(text);
    fighter(battle, "gone").currentHealth = 1;
    endTurn(battle);
    attack(battle, "foe", "gone");
    endTurn(battle);
    for (const action of [
      { type: "attack", attackerId: "gone", targetId: "foe" },
      { type: "defend", creatureId: "gone" },
      { type: "deploy", creatureId: "gone" },
      { type: "useTool", toolId: "Validator Core", creatureId: "gone" },
      { type: "useSpell", spellId: "Cerberus Chain", casterId: "gone" },
    ] as BattleAction[])
      expect(refusalText(battle, action), action.type).toBe(text);
  });

  it("refuses every action of a stunned creature (BAT-075, CON-54, GAP-37)", () => {
    const battle = scene();
    fighter(battle, "hero").stunnedTurns = 1;
    for (const action of [
      { type: "attack", attackerId: "hero", targetId: "foe" },
      { type: "defend", creatureId: "hero" },
      { type: "useTool", toolId: "Validator Core", creatureId: "hero" },
      burst("foe"),
    ] as BattleAction[])
      expect(refusalText(battle, action), action.type).toBe("Creature is stunned and cannot act this turn");
    expect(legalActions(rules, battle, 0)).toEqual([
      { type: "deploy", creatureId: "card" },
      { type: "endTurn" },
    ]);
  });

  it("refuses actions out of turn or after the end (BAT-070)", () => {
    const battle = scene();
    expect(applyAction(rules, battle, 1, { type: "endTurn" })?.text).toBe("Not your turn");
    expect(legalActions(rules, battle, 1)).toEqual([]);
    battle.winner = 1;
    expect(refusalText(battle, { type: "endTurn" })).toBe("Battle is over");
    expect(legalActions(rules, battle, 0)).toEqual([]);
  });

  it("names the current cost of an ability, not its list price (GAP-31)", () => {
    const battle = scene(0);
    fighter(battle, "hero").costReduction = 1;
    expect(refusalText(battle, burst("foe"))).toBe(
      "Not enough energy to cast Babylon Burst. Needs 3 energy.",
    );
    expect(whyNotAction(rules, battle, 0, { type: "defend", creatureId: "hero" })).toBeNull();
    expect(refusalOf(rules, "already_defending").text).toBe("Creature is already defending");
  });
});
