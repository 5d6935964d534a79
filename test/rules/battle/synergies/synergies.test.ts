import { describe, expect, it } from "vitest";
import { activeSynergies, STAT_NAMES, type StatName } from "../../../../rules/index.ts";
import { act, attack, endTurn, only } from "../support/play.ts";
import { all, battleWith, type CreatureScene, fighter, rules } from "../support/scene.ts";

const sideWith = (field: CreatureScene[], deck: CreatureScene[] = []) =>
  battleWith({ own: { field, deck } }).sides[0];
const same = (count: number, species = "hugbloom"): CreatureScene[] =>
  Array.from({ length: count }, (_, place) => ({ id: `${species}${place}`, species }));
const listed = (field: CreatureScene[], deck: CreatureScene[] = []) =>
  activeSynergies(rules, sideWith(field, deck)).map(({ name, bonus }) => [name, bonus]);

describe("synergies", () => {
  it.each([
    [1, 0],
    [2, 0.05],
    [3, 0.1],
    [4, 0.15],
  ])("of a species pack: %d alike give %d (BAT-143)", (count, bonus) => {
    expect(sideWith(same(count)).synergyBonus).toBeCloseTo(bonus, 12);
  });

  it("count the best species only, and no more than three extra copies (BAT-143, GAP-32)", () => {
    expect(listed([...same(2), ...same(2, "bullx")])).toEqual([["Species Pack", 0.05]]);
    const wide = structuredClone(rules);
    wide.battle.fieldLimit = 6;
    expect(battleWith({ rules: wide, own: { field: same(6) } }).sides[0].synergyBonus).toBeCloseTo(
      0.15 + 0.025,
      12,
    );
  });

  it("of a Legendary on the field give 5% once (BAT-144)", () => {
    const two: CreatureScene[] = [
      { id: "a", rarity: "Legendary" },
      { id: "b", rarity: "Legendary" },
    ];
    expect(listed(two)).toEqual([["Legendary Presence", 0.05]]);
    expect(sideWith(two).synergyBonus).toBe(0.05);
    expect(sideWith([{ id: "a", rarity: "Epic" }]).synergyBonus).toBe(0);
    expect(sideWith([{ id: "a" }], two).synergyBonus, "in the deck").toBe(0);
  });

  it("of a Legendary strengthen every creature of its side's field by 5% (BAT-144)", () => {
    const attackOf = (other: CreatureScene) => {
      const [plain] = sideWith([{ id: "plain" }, other]).field;
      return plain?.battleStats.physicalAttack ?? 0;
    };
    const without = attackOf({ id: "other", rarity: "Epic" });
    expect(attackOf({ id: "other", rarity: "Legendary" })).toBeCloseTo(without * 1.05, 1);
  });

  it.each<[string, StatName, StatName]>([
    ["Iron Wall", "strength", "stamina"],
    ["Quick Spark", "speed", "energy"],
    ["Arcane Flow", "magic", "energy"],
    ["Power Surge", "energy", "strength"],
    ["Endless Stamina", "stamina", "energy"],
  ])(
    "of the pair %s need %s and %s of 7 on two creatures, one of them specialised in both, and give 6% (BAT-145, GAP-32)",
    (name, one, other) => {
      const strong = (id: string, value = 7): CreatureScene => {
        return { id, stats: { [one]: value, [other]: 7 }, specialties: [one, other] };
      };
      const unskilled = (id: string): CreatureScene => ({ ...strong(id), specialties: [one] });
      expect(listed([strong("a"), strong("b")])).toEqual([[name, 0.06]]);
      expect(listed([strong("a"), strong("b", 6)])).toEqual([]);
      expect(listed([strong("a"), { id: "b" }])).toEqual([]);
      expect(listed([strong("a"), unskilled("b")])).toEqual([[name, 0.06]]);
      expect(listed([unskilled("a"), unskilled("b"), unskilled("c")]), "without a leader").toEqual([]);
      expect(listed([strong("a", 6), unskilled("b"), unskilled("c")]), "its leader counts").toEqual([]);
      const bonus = (who: "any" | "specialists", field: CreatureScene[]) => {
        const other = structuredClone(rules);
        other.synergy.pair.who = who;
        return battleWith({ rules: other, own: { field } }).sides[0].synergyBonus;
      };
      expect(bonus("any", [unskilled("a"), unskilled("b")]), "where any counts").toBe(0.06);
      expect(bonus("specialists", [strong("a"), unskilled("b")]), "where specialists do").toBe(0);
    },
  );

  it("of a pair count the fusion bonus (GAP-23)", () => {
    const fused: CreatureScene = {
      id: "a",
      stats: { strength: 7 },
      bonus: { stamina: 2 },
      specialties: ["strength", "stamina"],
    };
    expect(listed(["a", "b", "c"].map((id) => ({ ...fused, id })))).toEqual([["Iron Wall", 0.06]]);
  });

  it("of a balanced formation need three creatures and four specialties and give 5% (BAT-146)", () => {
    const field: CreatureScene[] = [
      { id: "a", specialties: ["strength", "stamina"] },
      { id: "b", specialties: ["magic"] },
      { id: "c", specialties: ["energy"] },
    ];
    expect(listed(field)).toEqual([["Balanced Formation", 0.05]]);
    expect(listed(field.slice(0, 2))).toEqual([]);
    expect(listed([...field.slice(0, 2), { id: "c", specialties: ["magic"] }])).toEqual([]);
    expect(
      listed([
        { id: "a", specialties: ["strength", "stamina"] },
        { id: "b", specialties: ["magic", "energy"] },
      ]),
    ).toEqual([]);
  });

  it("of full force count all living creatures: 2.5% and 3 initiative from five on (BAT-147, CON-56)", () => {
    const deck = [1, 2, 3, 4].map((number) => ({ id: `card${number}` }));
    const battle = battleWith({ own: { field: [{ id: "hero" }], deck } });
    expect(battle.sides[0]).toMatchObject({ synergyBonus: 0.025, synergyInitiative: 3 });
    expect(fighter(battle, "hero").battleStats.initiative).toBe(13.25);
    expect(fighter(battle, "card1").battleStats.initiative).toBe(10);
    expect(listed([{ id: "hero" }], deck.slice(1))).toEqual([]);
  });

  it("end when creatures fall, and health keeps its share (BAT-083, BAT-147)", () => {
    const battle = battleWith({
      own: { field: [...same(2), { id: "x", battle: { maxHealth: 100 } }] },
      foe: { field: [{ id: "foe", battle: { physicalAttack: 90 } }] },
    });
    const hero = fighter(battle, "hugbloom0");
    expect(hero).toMatchObject({ currentHealth: 53, battleStats: { maxHealth: 53, physicalAttack: 10.5 } });
    hero.currentHealth = 26;
    fighter(battle, "hugbloom1").currentHealth = 1;
    endTurn(battle);
    const events = attack(battle, "foe", "hugbloom1");
    expect(only(events, "synergiesChanged")).toEqual([{ type: "synergiesChanged", side: 0, bonus: 0 }]);
    expect(hero).toMatchObject({ currentHealth: 25, battleStats: { maxHealth: 50, physicalAttack: 10 } });
  });

  it("come with a deployment, for the newcomer too (BAT-083)", () => {
    const battle = battleWith({ own: { field: same(1), hand: [{ id: "late", species: "hugbloom" }] } });
    act(battle, { type: "deploy", creatureId: "late" });
    for (const id of ["late", "hugbloom0"])
      expect(fighter(battle, id)).toMatchObject({ currentHealth: 53, battleStats: { maxHealth: 53 } });
  });

  it("give at most 30% together (BAT-148)", () => {
    const skilled: Partial<CreatureScene> = { stats: 9, rarity: "Legendary", specialties: [...STAT_NAMES] };
    const field = same(4, "bullx").map((row): CreatureScene => ({ ...row, ...skilled }));
    const side = sideWith(field);
    const sum = activeSynergies(rules, side).reduce((total, { bonus }) => total + bonus, 0);
    expect(sum).toBeCloseTo(0.15 + 0.05 + 0.05 + 5 * 0.06, 12);
    expect(side.synergyBonus).toBe(0.3);
  });

  it("raise attack, defence, health and initiative, not the chances (GAP-24)", () => {
    const battle = battleWith({ own: { field: same(3) } });
    expect(fighter(battle, "hugbloom0").battleStats).toEqual({
      physicalAttack: 11,
      magicalAttack: 11,
      physicalDefense: 5.5,
      magicalDefense: 5.5,
      maxHealth: 55,
      initiative: 11,
      criticalChance: 5,
      dodgeChance: 3,
      energyCost: 5,
    });
  });

  it("are listed with all that a screen shows (BAT-063)", () => {
    const field: CreatureScene[] = [
      { id: "a", species: "corvax", stats: all(9), specialties: ["magic", "energy"], rarity: "Legendary" },
      { id: "b", species: "corvax", stats: { magic: 7, energy: 7 }, specialties: ["magic", "energy"] },
      { id: "x", stats: { magic: 7, energy: 7 }, specialties: ["magic", "energy"] },
    ];
    const list = activeSynergies(rules, sideWith(field, [{ id: "c" }, { id: "d" }]));
    expect(list).toEqual([
      {
        type: "species",
        name: "Species Pack",
        description: "+5%: 2 creatures of one species fight side by side.",
        bonus: 0.05,
        affectedCreatures: ["a", "b"],
        icon: "icon_egg",
        color: "#e3b25a",
      },
      {
        type: "stat_synergy",
        name: "Arcane Flow",
        description:
          "+6%: 3 creatures with magic and energy of 7 or more, led by one that specialises in both.",
        bonus: 0.06,
        affectedCreatures: ["a", "b", "x"],
        icon: "icon_stat_magic",
        color: "#b98cff",
      },
      expect.objectContaining({ type: "legendary_presence", affectedCreatures: ["a"] }),
      expect.objectContaining({
        type: "full_field",
        description: "+2.5% and +3 initiative: 5 creatures stand ready.",
        statBonus: { initiative: 3 },
      }),
    ]);
  });

  it("of form protection give 3% to both defences of three of one form, and to nobody else (GAP-59)", () => {
    const three = [1, 2, 3].map((number): CreatureScene => ({ id: `grown${number}`, form: 2 }));
    const field = [...three, { id: "young", form: 1 }];
    const battle = battleWith({ own: { field } });
    const defences = (id: string) => {
      const { physicalDefense, magicalDefense } = fighter(battle, id).battleStats;
      return [physicalDefense, magicalDefense];
    };
    expect(defences("grown1")).toEqual([7.73, 7.73]);
    expect(defences("young")).toEqual([6.25, 6.25]);
    expect(fighter(battle, "grown1").battleStats.physicalAttack).toBe(15);
    expect(activeSynergies(rules, battle.sides[0])).toMatchObject([
      {
        type: "form_protection",
        name: "Form Protection",
        bonus: 0.03,
        affectedCreatures: ["grown1", "grown2", "grown3"],
        description: "+3% to both defences of 3 creatures of form 2.",
      },
    ]);
    expect(listed([...three.slice(1), { id: "young", form: 1 }])).toEqual([]);
    expect(listed(["a", "b", "c"].map((id) => ({ id }))), "eggs have no form to share").toEqual([]);
  });

  it("of form protection end when too few of the form are left, and stay within 30% (GAP-59, BAT-148)", () => {
    const three = [1, 2, 3].map((number): CreatureScene => ({ id: `grown${number}`, form: 1 }));
    const battle = battleWith({
      own: { field: three },
      foe: { field: [{ id: "foe", battle: { physicalAttack: 90 } }] },
    });
    expect(fighter(battle, "grown1").battleStats.physicalDefense).toBe(6.44);
    fighter(battle, "grown3").currentHealth = 1;
    endTurn(battle);
    attack(battle, "foe", "grown3");
    expect(fighter(battle, "grown1").battleStats.physicalDefense).toBe(6.25);
    const capped = structuredClone(rules);
    capped.synergy.cap = 0.02;
    const held = battleWith({ rules: capped, own: { field: three } });
    expect(fighter(held, "grown1").battleStats.physicalDefense).toBe(6.38);
  });

  it("let form protection keep 5% from young creatures in rules of earlier releases that have it on (CON-57, GAP-72)", () => {
    const changed = structuredClone(rules);
    Object.assign(changed.synergy.formProtection, {
      enabled: true,
      minCreatures: 2,
      bonus: 0,
      guardForm: 3,
      protectedUpToForm: 1,
      damageReduction: 0.05,
    });
    const field = [
      { id: "a", form: 3 },
      { id: "b", form: 3 },
      { id: "young", form: 1 },
      { id: "grown", form: 2 },
    ];
    const battle = battleWith({ rules: changed, own: { field } });
    expect(["a", "young", "grown"].map((id) => fighter(battle, id).damageReduction)).toEqual([0, 0.05, 0]);
    expect(activeSynergies(changed, battle.sides[0])).toMatchObject([
      {
        type: "form_protection",
        bonus: 0,
        affectedCreatures: ["young"],
        description: "Young creatures take 5% less damage beside 2 of form 3.",
      },
    ]);
    changed.synergy.formProtection.enabled = false;
    expect(battleWith({ rules: changed, own: { field } }).sides[0].synergyProtection).toBe(0);
  });
});
