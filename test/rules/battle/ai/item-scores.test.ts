import { describe, expect, it } from "vitest";
import type { Battle, ScoredAction } from "../../../../rules/index.ts";
import { battleWith, type CreatureScene, fighter, item, rules } from "../support/scene.ts";
import { level, scores } from "./support/deciding.ts";

const { scores: points } = rules.ai;
const { effects: weights } = points;

/** A creature with 10 in both attacks and 100 health, which cost reductions and blows do not change. */
const plain = { battle: { maxHealth: 100 } };
const scene = (item: string, hero: Partial<CreatureScene> = {}, foe: Partial<CreatureScene> = {}) =>
  battleWith({
    own: {
      field: [{ id: "hero", ...plain, ...hero }],
      ...(item in rules.tools ? { tools: [item] } : { spells: [item] }),
    },
    foe: { field: [{ id: "foe", ...plain, ...foe }] },
  });

/** The scored use of the only item there is. */
function use(battle: Battle): ScoredAction {
  const found = scores(battle, level(4, { focusFireChance: 0 })).find(
    ({ action }) => action.type === "useTool" || action.type === "useSpell",
  );
  if (!found) throw new Error("Nothing to use");
  return found;
}

const reasonOf = (scored: ScoredAction, name: string) =>
  scored.reasons.filter((reason) => reason.name === name).reduce((sum, { value }) => sum + value, 0);

describe("the score of a tool", () => {
  it.each<[string, number]>([
    ["Hyperscale Capacitor", weights.attack * (30 / 10) + weights.defencePoint * 16],
    ["Validator Core", weights.attack * (40 / 10) - weights.defencePoint * 24],
    ["Ledger Lens", weights.defencePoint * 96 + weights.toughness * (100 / 100)],
    ["Olympia Emblem", weights.defencePoint * 75],
    ["Babylon Keystone", weights.energyPoint * 7.6],
  ])("is the sum of its effects over all its turns: %s (GAP-34)", (tool, strengthening) => {
    const scored = use(scene(tool));
    expect(reasonOf(scored, "strengthening")).toBeCloseTo(points.tool * strengthening, 9);
    expect(scored.score).toBeCloseTo(points.tool * strengthening, 9);
  });

  it("counts only health that can be restored (GAP-34)", () => {
    expect(reasonOf(use(scene("Hyperscale Capacitor", { health: 20 })), "healing")).toBeCloseTo(
      (10 * points.tool) / 100,
      9,
    );
    expect(reasonOf(use(scene("Hyperscale Capacitor", { health: 97 })), "healing")).toBeCloseTo(0.03, 9);
    expect(reasonOf(use(scene("Hyperscale Capacitor")), "healing")).toBe(0);
  });

  it("counts the attack that the creature uses (GAP-34)", () => {
    const magician = use(scene("Hyperscale Capacitor", { battle: { maxHealth: 100, magicalAttack: 20 } }));
    expect(magician.score).toBeCloseTo(points.tool * weights.defencePoint * 16, 9);
    const both = use(scene("Validator Core", { battle: { maxHealth: 100, magicalAttack: 20 } }));
    expect(both.score).toBeCloseTo(points.tool * (weights.attack * 2 - weights.defencePoint * 24), 9);
  });

  it("follows type and effect when the name is unknown (BAT-157, GAP-34)", () => {
    const odd = { id: "odd", name: "Odd Thing", type: "luck", effect: "Empower" };
    const battle = battleWith({ own: { field: [{ id: "hero", ...plain }], tools: [odd] } });
    expect(use(battle).score).toBeCloseTo(points.tool * weights.attack * (24 / 10), 9);
  });
});

describe("the score of a spell", () => {
  it("counts its average damage, with and without armour (GAP-34)", () => {
    const burst = 30 * 1.1 * 1.75;
    expect(use(scene("Babylon Burst")).score).toBeCloseTo((points.spell * burst) / 100, 9);
    const armoured = { battle: { maxHealth: 100, magicalDefense: 80 } };
    expect(use(scene("Babylon Burst", {}, armoured)).score).toBeCloseTo((points.spell * burst) / 100, 9);
    const storm = (35 * 1.75 * (1 - 30 / rules.battle.defence.magicalDivisor)) / 100;
    const guarded = { battle: { maxHealth: 100, magicalDefense: 30 } };
    expect(use(scene("Shardstorm", {}, guarded)).score).toBeCloseTo(points.chargedSpell * storm, 9);
  });

  it("is the sum over all its targets (GAP-34)", () => {
    const one = use(scene("Shardstorm")).score;
    const battle = scene("Shardstorm");
    const other = battleWith({ own: {}, foe: { field: [{ id: "other", ...plain }] } });
    battle.sides[1].field.push(fighter(other, "other"));
    expect(use(battle).score).toBeCloseTo(2 * one, 9);
  });

  it("counts the damage after barrier and protection, at least 1 (GAP-34)", () => {
    const battle = scene("Babylon Burst");
    const foe = fighter(battle, "foe");
    foe.barrier = 20;
    foe.damageReduction = 0.1;
    expect(use(battle).score).toBeCloseTo((points.spell * (30 * 1.1 * 1.75 * 0.9 - 20)) / 100, 9);
    foe.barrier = 1000;
    expect(use(battle).score).toBeCloseTo(points.spell / 100, 9);
  });

  it("adds bonuses for a defeat and for the enemy to concentrate on (GAP-34)", () => {
    const lethal = use(scene("Babylon Burst", {}, { health: 57 }));
    expect(lethal.score).toBeCloseTo(points.spell * (1 + points.kill), 9);
    const focused = scores(scene("Babylon Burst"), level(3, { focusFireChance: 1 })).find(
      ({ action }) => action.type === "useSpell",
    );
    expect(focused && reasonOf(focused, "focusFire")).toBe(points.focusFire);
  });

  it("counts damage over time, weakening, and the caster's gain (GAP-34)", () => {
    const scored = use(scene("Scrypto Surge", { health: 90 }));
    expect(reasonOf(scored, "lasting")).toBeCloseTo((36 * 1.75) / 100, 9);
    expect(reasonOf(scored, "weakening")).toBeCloseTo(weights.attack * (12 / 10), 9);
    expect(reasonOf(scored, "strengthening")).toBeCloseTo(weights.attack * (9 / 10), 9);
    expect(reasonOf(scored, "healing")).toBeCloseTo(10 / 100, 9);
    const sum = scored.reasons.reduce((all, { value }) => all + value, 0);
    expect(scored.score).toBeCloseTo(points.spell * sum, 9);
    expect(reasonOf(use(scene("Scrypto Surge", {}, { health: 20 })), "lasting")).toBe(1);
    const magician = { battle: { maxHealth: 100, magicalAttack: 40 } };
    expect(reasonOf(use(scene("Scrypto Surge", {}, magician)), "weakening")).toBeCloseTo(
      weights.attack * (12 / 40),
      9,
    );
  });

  it("counts the protection of an ally with what grows with the caster's magic (GAP-34, GAP-58)", () => {
    const protects = weights.defencePoint * 48 + weights.reduction * 0.45 + weights.toughness * (45 / 100);
    expect(use(scene("Cerberus Chain")).score).toBeCloseTo(points.spell * protects, 9);
    const scored = use(scene("Cerberus Chain", { stats: { magic: 20 } }));
    expect(scored.score).toBeCloseTo((points.spell * protects * 4) / 1.75, 9);
    expect(reasonOf(use(scene("Cerberus Chain", { health: 50 })), "healing")).toBeCloseTo(30 / 100, 9);
  });

  it("grows with the caster's magic when the rule says so (GAP-34)", () => {
    // Initiative 10, 7, 4.9 and 3.4; dodge and critical chance 3, 2.1, 1.5 and 1 each.
    const chances = 25.3 + 2 * 7.6;
    expect(use(scene("Engine Overclock")).score).toBeCloseTo(
      points.spell * weights.chancePoint * chances * 1.75,
      9,
    );
    expect(use(scene("Engine Overclock", { stats: { magic: 20 } })).score).toBeCloseTo(
      points.spell * weights.chancePoint * chances * 4,
      9,
    );
  });

  it("is 0 for a spell without a rule (BAT-167, GAP-34)", () => {
    const odd = { ...item("Babylon Burst"), id: "odd", name: "Odd Thing", type: "luck", effect: "Luck" };
    const battle = battleWith({ own: { field: [{ id: "hero" }], spells: [odd] } });
    expect(use(battle)).toMatchObject({ score: 0, reasons: [] });
  });
});
