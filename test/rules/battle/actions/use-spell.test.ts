import { describe, expect, it } from "vitest";
import type { OwnedItem } from "../../../../rules/index.ts";
import { act, damages, endTurn, only, refusalText, renewSpells, round } from "../support/play.ts";
import { battleWith, type CreatureScene, fighter } from "../support/scene.ts";

const sturdy: CreatureScene = { id: "foe", battle: { maxHealth: 300 } };
const hurt: CreatureScene = { id: "hero", battle: { maxHealth: 300 }, health: 100 };
const cast = (spellId: string, targetId?: string) =>
  ({ type: "useSpell", spellId, casterId: "hero", ...(targetId ? { targetId } : {}) }) as const;
const withSpell = (spell: string | OwnedItem, hero: CreatureScene = hurt, foe: CreatureScene = sturdy) =>
  battleWith({ own: { field: [hero], spells: [spell] }, foe: { field: [foe] } });

describe("Babylon Burst", () => {
  it("does 30 times the caster factor and ignores armour: 53 with the default magic 5 (BAT-159, BAT-160)", () => {
    const battle = withSpell("Babylon Burst", hurt, {
      ...sturdy,
      battle: { maxHealth: 300, magicalDefense: 80 },
    });
    expect(damages(act(battle, cast("Babylon Burst", "foe"), [0.2]))).toEqual([53]);
    expect(battle.sides[0].energy).toBe(21);
  });

  it.each([
    [0, 30],
    [10, 75],
    [20, 120],
  ])("grows with magic: %d gives %d (BAT-159)", (magic, damage) => {
    const battle = withSpell("Babylon Burst", { ...hurt, stats: { magic } });
    expect(damages(act(battle, cast("Babylon Burst", "foe"), [0.99]))).toEqual([damage]);
  });

  it("is critical one time in five, with 50 percent more damage (BAT-160)", () => {
    const battle = withSpell("Babylon Burst");
    expect(damages(act(battle, cast("Babylon Burst", "foe"), [0.1999]))).toEqual([79]);
  });

  it("leaves no effect, and ignores stances and forms (GAP-26)", () => {
    const battle = withSpell("Babylon Burst", hurt, { ...sturdy, form: 3 });
    fighter(battle, "foe").isDefending = true;
    expect(damages(act(battle, cast("Babylon Burst", "foe"), [0.99]))).toEqual([53]);
    expect(fighter(battle, "foe").effects).toEqual([]);
  });
});

describe("Scrypto Surge", () => {
  it("deals damage over time: 12 times the caster factor for 3 turns (BAT-161)", () => {
    const battle = withSpell("Scrypto Surge");
    const first = damages(act(battle, cast("Scrypto Surge", "foe")));
    expect(first).toEqual([20]);
    expect([damages(endTurn(battle)), damages(endTurn(battle))]).toEqual([[20], []]);
    expect([damages(round(battle)), damages(round(battle))]).toEqual([[20], []]);
    expect(battle.sides[0].damageDealt).toBe(60);
  });

  it("steals 4 attack, gives the caster 3 and heals it by 10 a turn (BAT-161, GAP-31)", () => {
    const battle = withSpell("Scrypto Surge");
    const healing = [
      act(battle, cast("Scrypto Surge", "foe")),
      round(battle),
      round(battle),
      round(battle),
    ].map((events) => only(events, "healed").map(({ amount }) => amount));
    expect(healing).toEqual([[10], [10], [10], []]);
    const again = withSpell("Scrypto Surge");
    act(again, cast("Scrypto Surge", "foe"));
    expect(fighter(again, "foe").battleStats).toMatchObject({ physicalAttack: 6, magicalAttack: 6 });
    expect(fighter(again, "hero").battleStats).toMatchObject({ physicalAttack: 13, magicalAttack: 13 });
    for (let turn = 0; turn < 3; turn++) round(again);
    expect(fighter(again, "foe").battleStats).toMatchObject({ physicalAttack: 10, magicalAttack: 10 });
    expect(fighter(again, "hero").battleStats).toMatchObject({ physicalAttack: 10, magicalAttack: 10 });
  });

  it("stacks from two casters, but not from one, and is cast once a turn however many copies there are (GAP-30, GAP-31)", () => {
    const two = ["one", "two"].map((id) => ({
      id,
      name: "Scrypto Surge",
      type: "strength",
      effect: "Drain",
    }));
    const battle = battleWith({
      own: { field: [hurt, { id: "ally" }], spells: two },
      foe: { field: [sturdy] },
    });
    act(battle, cast("one", "foe"));
    const second = { type: "useSpell", spellId: "two", casterId: "ally", targetId: "foe" } as const;
    expect(refusalText(battle, second), "a copy counts as the same spell").toBe(
      "Failed to cast Scrypto Surge.",
    );
    renewSpells(battle);
    act(battle, second);
    expect(fighter(battle, "foe").battleStats.physicalAttack).toBeCloseTo(10 - 4 - 4, 9);
    round(battle);
    act(battle, cast("one", "foe"));
    expect(fighter(battle, "foe").effects).toHaveLength(2);
  });

  it("never takes attack below 1 (BAT-094)", () => {
    const weak = { ...sturdy, battle: { maxHealth: 300, physicalAttack: 2, magicalAttack: 3 } };
    const battle = withSpell("Scrypto Surge", hurt, weak);
    act(battle, cast("Scrypto Surge", "foe"));
    expect(fighter(battle, "foe").battleStats).toMatchObject({ physicalAttack: 1, magicalAttack: 1 });
  });

  it("can end the battle at the start of the victim's turn (BAT-069)", () => {
    const battle = withSpell("Scrypto Surge", hurt, { id: "foe", health: 30 });
    act(battle, cast("Scrypto Surge", "foe"));
    const events = endTurn(battle);
    expect(only(events, "battleEnded")).toEqual([{ type: "battleEnded", winner: 0, reason: "defeat" }]);
    expect(fighter(battle, "foe")).toMatchObject({ currentHealth: 0, effects: [] });
  });
});

describe("Cerberus Chain", () => {
  it("heals 20, then 5; +8 defences, +15 max health, 15% less damage for 3 turns (BAT-162)", () => {
    const battle = withSpell("Cerberus Chain");
    const hero = fighter(battle, "hero");
    const rows = [];
    for (let turn = 1; turn <= 4; turn++) {
      const events = turn === 1 ? act(battle, cast("Cerberus Chain")) : round(battle);
      const { physicalDefense, magicalDefense, maxHealth } = hero.battleStats;
      const healed = only(events, "healed").map(({ amount }) => amount);
      rows.push([healed, physicalDefense, magicalDefense, maxHealth, hero.damageReduction]);
    }
    expect(rows).toEqual([
      [[20], 13, 13, 315, 0.15],
      [[5], 13, 13, 315, 0.15],
      [[5], 13, 13, 315, 0.15],
      [[], 5, 5, 300, 0],
    ]);
  });

  it("works on its caster without a target, or on another own creature (BAT-092, GAP-31)", () => {
    const battle = battleWith({ own: { field: [hurt, { id: "ally" }], spells: ["Cerberus Chain"] } });
    act(battle, cast("Cerberus Chain", "ally"));
    expect(fighter(battle, "ally").effects).toHaveLength(1);
    expect(fighter(battle, "hero").effects).toHaveLength(0);
  });
});

describe("Engine Overclock", () => {
  it("gives initiative, chances and health by magic, fading by 0.7 a turn to one decimal (BAT-163, GAP-30)", () => {
    const battle = withSpell("Engine Overclock");
    act(battle, cast("Engine Overclock"));
    const [effect] = fighter(battle, "hero").effects;
    expect(effect?.turns.map(({ initiative }) => initiative)).toEqual([17.5, 12.3, 8.6, 6]);
    expect(effect?.turns.map(({ dodgeChance }) => dodgeChance)).toEqual([5.3, 3.7, 2.6, 1.8]);
    expect(effect?.turns.map(({ criticalChance }) => criticalChance)).toEqual([5.3, 3.7, 2.6, 1.8]);
    const healed = [1, 2, 3, 4].map((turn) => (turn === 1 ? 5 : only(round(battle), "healed")[0]?.amount));
    expect(healed).toEqual([5, 4, 3, 2]);
    round(battle);
    expect(fighter(battle, "hero").effects).toEqual([]);
  });

  it("raises chances only up to their caps (CON-69, BAT-130)", () => {
    const battle = withSpell("Engine Overclock", {
      ...hurt,
      battle: { criticalChance: 29, dodgeChance: 19 },
    });
    act(battle, cast("Engine Overclock"));
    expect(fighter(battle, "hero").battleStats).toMatchObject({ criticalChance: 30, dodgeChance: 20 });
  });
});

describe("casting", () => {
  it("does not use a spell up: each may be cast once in every turn of its side (GAP-31)", () => {
    const battle = withSpell("Babylon Burst");
    act(battle, cast("Babylon Burst", "foe"), [0.99]);
    expect(refusalText(battle, cast("Babylon Burst", "foe"))).toBe("Failed to cast Babylon Burst.");
    round(battle);
    act(battle, cast("Babylon Burst", "foe"), [0.99]);
  });

  it.each([
    ["energy", "Surge", "foe", [0.99]],
    ["stamina", "Shield", "hero", []],
    ["speed", "Echo", "hero", []],
    ["strength", "Drain", "foe", []],
    ["magic", "Charge", undefined, []],
  ])(
    "recognises a spell with another name by type and effect: %s and %s (BAT-165)",
    (type, effect, target, rolls) => {
      const battle = withSpell({ id: "odd", name: "Odd", type, effect });
      const events = act(battle, cast("odd", target), rolls);
      expect(events.some(({ type: kind }) => ["damaged", "effectBegan", "charging"].includes(kind))).toBe(
        true,
      );
    },
  );

  it.each([
    ["magic", "Surge"],
    ["", ""],
  ])("costs energy and has no effect for an unknown spell (%j, %j) (BAT-167)", (type, effect) => {
    const battle = withSpell({ id: "odd", name: "Odd", type, effect });
    const events = act(battle, cast("odd"));
    expect(events.map(({ type: kind }) => kind)).toEqual(["spellCast"]);
    expect(battle.sides[0].energy).toBe(21);
  });

  it("applies the effect catalogue to an unlisted spell with one of the first five effects (BAT-166, GAP-30)", () => {
    const battle = withSpell({ id: "odd", name: "Odd", type: "magic", effect: "Empower" });
    act(battle, cast("odd"));
    expect(fighter(battle, "hero").battleStats.physicalAttack).toBe(18);
  });
});
