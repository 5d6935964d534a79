import { describe, expect, it } from "vitest";
import type { Rarity } from "../../../../rules/index.ts";
import { act, attack, damages, endTurn, refusalText, round } from "../support/play.ts";
import { battleWith, fighter } from "../support/scene.ts";

const defend = { type: "defend", creatureId: "hero" } as const;

describe("a defensive stance", () => {
  it("costs 1 energy and raises both defences by 50 percent (BAT-081, BAT-102, CON-50)", () => {
    const battle = battleWith({ own: { field: [{ id: "hero" }] } });
    act(battle, defend);
    expect(battle.sides[0].energy).toBe(24);
    expect(fighter(battle, "hero")).toMatchObject({
      isDefending: true,
      battleStats: { physicalDefense: 7.5, magicalDefense: 7.5 },
    });
  });

  it.each<[Rarity, number]>([
    ["Common", 30],
    ["Rare", 31],
    ["Epic", 32],
    ["Legendary", 34.65],
  ])(
    "of a %s raises 20 defence to %d: rarity counts, and Legendary Presence before it (BAT-141)",
    (rarity, defence) => {
      const battle = battleWith({
        own: { field: [{ id: "hero", rarity, battle: { physicalDefense: 20 } }] },
      });
      act(battle, defend);
      expect(fighter(battle, "hero").battleStats.physicalDefense).toBe(defence);
    },
  );

  it.each([
    ["easy", 8, 0.2],
    ["medium", 8, 0.2],
    ["hard", 6, 0.4],
    ["expert", 6, 0.4],
  ] as const)("on %s lets a default hit do %d (BAT-141, GAP-26)", (difficulty, damage, reduction) => {
    const battle = battleWith({ difficulty, own: { field: [{ id: "hero" }] } });
    act(battle, defend);
    endTurn(battle);
    expect(damages(attack(battle, "foe", "hero"))).toEqual([damage]);
    expect(battle.sides.map(({ stanceReduction }) => stanceReduction)).toEqual([reduction, reduction]);
  });

  it("prevents 20 percent in PvP (CON-50, GAP-39)", () => {
    const battle = battleWith({ mode: "pvp", own: { field: [{ id: "hero" }] } });
    act(battle, defend);
    endTurn(battle);
    expect(damages(attack(battle, "foe", "hero"))).toEqual([8]);
  });

  it("covers the opponent's next two turns and then ends (BAT-081, CON-52)", () => {
    const battle = battleWith({ own: { field: [{ id: "hero" }] } });
    act(battle, defend);
    round(battle);
    expect(fighter(battle, "hero").isDefending).toBe(true);
    expect(refusalText(battle, defend)).toBe("Creature is already defending");
    endTurn(battle);
    expect(damages(attack(battle, "foe", "hero"))).toEqual([8]);
    endTurn(battle);
    expect(fighter(battle, "hero")).toMatchObject({
      isDefending: false,
      effects: [],
      battleStats: { physicalDefense: 5, magicalDefense: 5 },
    });
    act(battle, defend);
  });

  it("is not limited by the cap on effects' damage reduction (CON-50)", () => {
    const battle = battleWith({
      difficulty: "hard",
      own: { field: [{ id: "hero" }], spells: ["Cerberus Chain"] },
    });
    act(battle, defend);
    act(battle, { type: "useSpell", spellId: "Cerberus Chain", casterId: "hero" });
    const hero = fighter(battle, "hero");
    expect(hero.damageReduction).toBe(0.15);
    endTurn(battle);
    const defence = 5 + 2.5 + 8;
    const expected = 10 * (1 - (defence / (defence + 100)) * 0.7) * 0.6 * 0.85;
    expect(damages(attack(battle, "foe", "hero"))).toEqual([Math.floor(expected + 0.5)]);
  });
});
