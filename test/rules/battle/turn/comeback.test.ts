import { describe, expect, it } from "vitest";
import { actionCost, type BattleEvent, logLines, type RuleSet } from "../../../../rules/index.ts";
import { act, attack, endTurn, only, refusalText } from "../support/play.ts";
import { battleWith, type CreatureScene, fighter, rules, tiringRules } from "../support/scene.ts";

const GAIN = rules.battle.comeback.energy;

function changed(comeback: Partial<RuleSet["battle"]["comeback"]>): RuleSet {
  const other = structuredClone(rules);
  Object.assign(other.battle.comeback, comeback);
  return other;
}

/** The dice of a hit that is not dodged, nor critical, and of average damage. */
const SURE_HIT = [0.99, 0.5, 0.99];

/** A battle in which the hero's next attack defeats the foe; `others` are left on the foe's side. */
function aboutToDefeat(energy: number, others: CreatureScene[], by: RuleSet = rules) {
  const battle = battleWith({
    rules: by,
    own: { field: [{ id: "hero", battle: { physicalAttack: 90 } }], energy: 10 },
    foe: { field: [{ id: "foe", health: 1 }, ...others], energy },
  });
  const action = { type: "attack", attackerId: "hero", targetId: "foe" } as const;
  return { battle, action };
}

function defeat(energy: number, others: CreatureScene[], by: RuleSet = rules) {
  const { battle, action } = aboutToDefeat(energy, others, by);
  return { battle, events: act(battle, action, SURE_HIT, by) };
}

describe("a side whose creature falls", () => {
  it("gains energy at once, and the log says so (GAP-57)", () => {
    const { battle, events } = defeat(3, [{ id: "other" }]);
    expect(GAIN).toBeGreaterThan(0);
    expect(only(events, "rallied")).toEqual([{ type: "rallied", side: 1, amount: GAIN }]);
    expect(battle.sides.map(({ energy }) => energy)).toEqual([8, 3 + GAIN]);
    const told = (viewer: 0 | 1 | "watcher") =>
      logLines(rules, battle, viewer, events).map(({ message }: { message: string }) => message);
    expect(told(0)).toContain(`The enemy rallies: +${GAIN} energy.`);
    expect(told(1)).toContain(`Your side rallies: +${GAIN} energy.`);
    expect(told("watcher")).toContain(`Player 2 rallies: +${GAIN} energy.`);
  });

  it("gains no more than the cap of 25 leaves room for (GAP-57, BAT-099)", () => {
    const { battle, events } = defeat(24, [{ id: "other" }]);
    expect(only(events, "rallied")).toMatchObject([{ amount: 1 }]);
    expect(battle.sides[1].energy).toBe(25);
    expect(only(defeat(25, [{ id: "other" }]).events, "rallied")).toEqual([]);
  });

  it("gains none when it was the last one (GAP-57)", () => {
    expect(only(defeat(3, []).events, "rallied")).toEqual([]);
  });

  it("gains none in rules of earlier releases (GAP-72)", () => {
    const { battle, events } = defeat(3, [{ id: "other" }], changed({ energy: 0, behindEnergy: 0 }));
    expect(only(events, "rallied")).toEqual([]);
    expect(battle.sides[1].energy).toBe(3);
  });

  it("gains as much whoever leads, and more when it is behind in rules of some earlier releases (GAP-57, GAP-72)", () => {
    const gain = (ownFallen: number, foeFallen: number, by: RuleSet) => {
      const { battle, action } = aboutToDefeat(3, [{ id: "other" }], by);
      const [hero, foe] = [battle.sides[0].field[0], battle.sides[1].field[1]];
      if (!hero || !foe) throw new Error("A creature is missing on the field");
      battle.sides[0].fallen = Array.from({ length: ownFallen }, () => hero);
      battle.sides[1].fallen = Array.from({ length: foeFallen }, () => foe);
      return only(act(battle, action, SURE_HIT, by), "rallied")[0]?.amount;
    };
    const gains = (by: RuleSet) => [
      gain(0, 0, by),
      gain(1, 0, by),
      gain(1, 1, by),
      gain(2, 0, by),
      gain(0, 2, by),
    ];
    expect(gains(rules)).toEqual([GAIN, GAIN, GAIN, GAIN, GAIN]);
    expect(gains(tiringRules)).toEqual([8, 2, 8, 2, 8]);
  });

  it("gains it for a creature that an effect defeats, too (GAP-57)", () => {
    const battle = battleWith({
      own: { field: [{ id: "hero" }], spells: ["Scrypto Surge"], energy: 10 },
      foe: { field: [{ id: "foe", health: 1 }, { id: "other" }], energy: 0 },
    });
    const events: BattleEvent[] = act(battle, {
      type: "useSpell",
      spellId: "Scrypto Surge",
      casterId: "hero",
      targetId: "foe",
    });
    expect(only(events, "rallied")).toMatchObject([{ side: 1 }]);
  });
});

describe("a deployment on an empty field", () => {
  it("costs as much as on any other, also after a fall (BAT-089, GAP-57)", () => {
    const battle = battleWith({ own: { hand: [{ id: "card", form: 2 }], energy: 7 } });
    battle.sides[0].fallen = [fighter(battle, "foe")];
    act(battle, { type: "deploy", creatureId: "card" });
    expect(battle.sides[0].energy).toBe(0);
  });
});

describe("a deployment on an empty field, in the rules of some earlier releases", () => {
  it("costs as much less as the rules say, and not below 0 (GAP-57)", () => {
    for (const [emptyFieldDiscount, price] of [
      [0, 6],
      [2, 4],
      [9, 0],
    ] as const) {
      const by = changed({ emptyFieldDiscount, discountAfterFall: false });
      const battle = battleWith({
        rules: by,
        own: {
          hand: [
            { id: "card", form: 1 },
            { id: "next", form: 1 },
          ],
          energy: price,
        },
      });
      const deploy = { type: "deploy", creatureId: "card" } as const;
      expect(actionCost(by, battle, 0, deploy)).toBe(price);
      act(battle, deploy, [], by);
      expect(battle.sides[0].energy).toBe(0);
      const next = { type: "deploy", creatureId: "next" } as const;
      expect(actionCost(by, battle, 0, next)).toBe(6);
      expect(refusalText(battle, next, by)).toBe("Not enough energy to deploy next. Needs 6 energy.");
    }
  });

  it("costs as much as ever before a creature of the side has fallen, unless the rules say otherwise (GAP-57)", () => {
    const cost = (discountAfterFall: boolean) => {
      const by = changed({ emptyFieldDiscount: 2, discountAfterFall });
      const battle = battleWith({ rules: by, own: { hand: [{ id: "card" }] } });
      return actionCost(by, battle, 0, { type: "deploy", creatureId: "card" });
    };
    expect(cost(true)).toBe(5);
    expect(cost(false)).toBe(3);
  });

  it("is no cheaper again until the field is empty (GAP-57)", () => {
    const by = changed({ emptyFieldDiscount: 2, discountAfterFall: true });
    const battle = battleWith({
      rules: by,
      own: { field: [{ id: "hero", health: 1 }], hand: [{ id: "card" }] },
      foe: { field: [{ id: "foe", battle: { physicalAttack: 90 } }] },
    });
    const deploy = { type: "deploy", creatureId: "card" } as const;
    expect(actionCost(by, battle, 0, deploy)).toBe(5);
    endTurn(battle, [], by);
    attack(battle, "foe", "hero");
    expect(actionCost(by, battle, 0, deploy)).toBe(3);
  });
});
