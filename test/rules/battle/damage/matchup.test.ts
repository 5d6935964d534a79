import { describe, expect, it } from "vitest";
import { matchupFactor } from "../../../../rules/battle/attack/matchup.ts";
import { STAT_NAMES, type StatName } from "../../../../rules/index.ts";
import { attack, damages, endTurn, only } from "../support/play.ts";
import { battleWith, rules } from "../support/scene.ts";

const mask = (specialties: readonly StatName[]) =>
  specialties.reduce((bits, name) => bits | (1 << STAT_NAMES.indexOf(name)), 0);
const species = (id: string) => mask(rules.species[id]?.specialties ?? []);
const factor = (attacker: number, defender: number) => matchupFactor(rules, attacker, defender);

describe("the matchup of specialties", () => {
  it("follows a wheel: energy, magic, strength, stamina, speed (GAP-27)", () => {
    const wheel: StatName[] = ["energy", "magic", "strength", "stamina", "speed"];
    wheel.forEach((name, place) => {
      const next = wheel[(place + 1) % wheel.length] as StatName;
      expect(factor(mask([name]), mask([next])), `${name} beats ${next}`).toBe(1.25);
      expect(factor(mask([next]), mask([name])), `${next} loses to ${name}`).toBe(0.8);
      expect(factor(mask([name]), mask([name]))).toBe(1);
    });
  });

  it.each([
    ["bullx", "cvxling", 1.25],
    ["corvax", "bullx", 1.25],
    ["fomotron", "corvax", 1],
    ["cvxling", "bullx", 0.8],
    ["hugbloom", "bullx", 0.8],
  ])("of %s against %s is %d (GAP-27, BAT-067)", (attacker, defender, expected) => {
    expect(factor(species(attacker), species(defender))).toBeCloseTo(expected, 12);
  });

  it("stays within 0.5 and 1.8 for any specialties (BAT-135)", () => {
    let lowest = 9;
    let highest = 0;
    for (let attacker = 0; attacker < 32; attacker++)
      for (let defender = 0; defender < 32; defender++) {
        lowest = Math.min(lowest, factor(attacker, defender));
        highest = Math.max(highest, factor(attacker, defender));
      }
    expect(highest).toBeGreaterThan(1.5);
    expect([lowest >= 0.5, highest <= 1.8]).toEqual([true, true]);
    const tight = structuredClone(rules);
    Object.assign(tight.battle.matchup, { min: 0.9, max: 1.1 });
    expect(matchupFactor(tight, mask(["energy"]), mask(["magic"]))).toBe(1.1);
    expect(matchupFactor(tight, mask(["magic"]), mask(["energy"]))).toBe(0.9);
  });

  it("multiplies the damage (GAP-26)", () => {
    const battle = battleWith({
      own: { field: [{ id: "hero", specialties: ["energy"], battle: { physicalAttack: 10 } }] },
      foe: { field: [{ id: "foe", specialties: ["magic"], battle: { physicalDefense: 5 } }] },
    });
    const [hit] = only(attack(battle, "hero", "foe", [0.99, 0.5, 0.99, 0.99]), "damaged");
    expect(hit).toMatchObject({ breakdown: { matchup: 1.25 } });
  });
});

describe("a debuff after a hit", () => {
  const scene = (specialties: StatName[] = []) =>
    battleWith({
      own: { field: [{ id: "hero", specialties }] },
      foe: {
        field: [{ id: "foe", specialties: ["magic"], battle: { physicalDefense: 9, magicalDefense: 9 } }],
      },
    });

  it("follows one critical hit in five: -2 on both defences for one turn (BAT-138)", () => {
    const battle = scene();
    attack(battle, "hero", "foe", [0.99, 0.5, 0, 0.1999]);
    const [foe] = battle.sides[1].field;
    expect(foe?.effects).toMatchObject([{ name: "Shaken", kind: "debuff", duration: 1 }]);
    expect(foe?.battleStats).toMatchObject({ physicalDefense: 7, magicalDefense: 7 });
    attack(battle, "hero", "foe", [0.99, 0.5, 0, 0.2]);
    expect(foe?.effects).toHaveLength(1);
  });

  it("follows one effective hit in four: -1 on both defences for two turns (BAT-139)", () => {
    const battle = scene(["energy"]);
    attack(battle, "hero", "foe", [0.99, 0.5, 0.99, 0.2499]);
    const [foe] = battle.sides[1].field;
    expect(foe?.effects).toMatchObject([{ name: "Exposed", kind: "debuff", duration: 2 }]);
    expect(foe?.battleStats).toMatchObject({ physicalDefense: 8, magicalDefense: 8 });
    endTurn(battle);
    endTurn(battle);
    expect(foe?.effects, "in its second turn").toHaveLength(1);
    endTurn(battle);
    endTurn(battle);
    expect(foe?.effects, "after two turns").toEqual([]);
    expect(foe?.battleStats).toMatchObject({ physicalDefense: 9, magicalDefense: 9 });
  });

  it("does not follow an effective hit for rolls of a quarter or more (BAT-139)", () => {
    const battle = scene(["energy"]);
    attack(battle, "hero", "foe", [0.99, 0.5, 0.99, 0.25]);
    expect(battle.sides[1].field[0]?.effects).toEqual([]);
  });

  it("follows a very effective hit as often, and never an ordinary one (BAT-139)", () => {
    const strong = battleWith({
      own: { field: [{ id: "hero", specialties: ["energy", "magic"] }] },
      foe: { field: [{ id: "foe", specialties: ["magic", "strength"], battle: { maxHealth: 400 } }] },
    });
    const [hit] = only(attack(strong, "hero", "foe", [0.99, 0.5, 0.99, 0.2499]), "damaged");
    expect(hit?.breakdown.matchup).toBeGreaterThanOrEqual(rules.battle.matchup.veryEffective);
    expect(strong.sides[1].field[0]?.effects).toMatchObject([{ name: "Exposed" }]);
    const plain = scene();
    attack(plain, "hero", "foe", [0.99, 0.5, 0.99]);
    expect(plain.sides[1].field[0]?.effects).toEqual([]);
  });

  it("of both kinds can be active together, and never takes defence below 1 (BAT-094, GAP-28)", () => {
    const battle = scene(["energy"]);
    const [foe] = battle.sides[1].field;
    if (foe) foe.baseStats.physicalDefense = 2.5;
    attack(battle, "hero", "foe", [0.99, 0.5, 0, 0, 0]);
    expect(foe?.effects.map(({ name }) => name)).toEqual(["Shaken", "Exposed"]);
    expect(foe?.battleStats).toMatchObject({ physicalDefense: 1, magicalDefense: 6 });
  });

  it("needs no roll for a hit that is neither, or that defeats (BAT-138, BAT-139)", () => {
    const battle = scene();
    expect(damages(attack(battle, "hero", "foe", [0.99, 0.5, 0.99]))).toHaveLength(1);
    const last = battle.sides[1].field[0];
    if (last) last.currentHealth = 1;
    expect(damages(attack(battle, "hero", "foe", [0.99, 0.5, 0]))).toHaveLength(1);
  });
});
