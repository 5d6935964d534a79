import { describe, expect, it } from "vitest";
import {
  type BattleAction,
  type DamageBreakdown,
  damageWords,
  eventOfLine,
  logLines,
  moveWords,
  otherHitWords,
  outcomeSigns,
  outcomeWords,
  type TargetOutcome,
} from "../../../../rules/index.ts";
import { attack } from "../support/play.ts";
import { battleWith, rules } from "../support/scene.ts";

const PLAIN: DamageBreakdown = {
  kind: "physical",
  base: 40,
  variance: 1,
  critical: false,
  matchup: 1,
  defence: 0,
  stance: 0,
  reduction: 0,
  formFactor: 1,
  cap: null,
  minimum: null,
  absorbed: 0,
  total: 40,
};

describe("damageWords", () => {
  it("names every step that changed the number, in order (GAP-26)", () => {
    const breakdown = {
      ...PLAIN,
      variance: 1.1,
      critical: true,
      matchup: 1.25,
      defence: 0.2,
      stance: 0.4,
      reduction: 0.1,
      formFactor: 0.8,
      absorbed: 10,
      total: 19,
    };
    expect(damageWords(rules, breakdown)).toEqual([
      "Physical attack: 40",
      "Luck of the dice: × 1.1 = 44",
      "Critical hit: × 1.5 = 66",
      "Specialties against each other: × 1.25 = 82.5",
      "Defence blocks 20% and leaves 66",
      "Defensive stance blocks 40% and leaves 39.6",
      "Effects block 10% and leave 35.6",
      "Difference in form: × 0.8 = 28.5",
      "Barrier absorbs 10 and leaves 18.5",
      "Rounded: 19 damage",
    ]);
  });

  it("leaves out steps that changed nothing", () => {
    expect(damageWords(rules, { ...PLAIN, kind: "spell" })).toEqual([
      "Spell power of the caster: 40",
      "Rounded: 40 damage",
    ]);
  });

  it("names the cap and the minimum only where they were reached", () => {
    expect(damageWords(rules, { ...PLAIN, cap: 35, minimum: 5, total: 35 })).toEqual([
      "Physical attack: 40",
      "At most 35 against this creature",
      "Rounded: 35 damage",
    ]);
    expect(damageWords(rules, { ...PLAIN, kind: "magical", cap: 35, base: 2, minimum: 5, total: 5 })).toEqual(
      ["Magical attack: 2", "At least 5 from this attacker", "Rounded: 5 damage"],
    );
  });

  it("says what the hit would have done without or with a critical hit, and how likely one is", () => {
    const likely = { ...PLAIN, variance: 1.1, criticalChance: 0.1, defence: 0.5 };
    expect(damageWords(rules, { ...likely, critical: true, total: 33 })).toEqual([
      "Physical attack: 40",
      "Luck of the dice: × 1.1 = 44",
      "Critical hit (10% of hits): × 1.5 = 66",
      "Defence blocks 50% and leaves 33",
      "Rounded: 33 damage",
    ]);
    expect(otherHitWords(rules, { ...likely, critical: true, total: 33 })).toBe(
      "Without the critical hit: 22 damage",
    );
    expect(otherHitWords(rules, { ...likely, total: 22 })).toBe("As a critical hit (10% of hits): 33 damage");
    expect(otherHitWords(rules, PLAIN)).toBeNull();
  });

  it("says nothing of a critical hit against a barrier that kept everything away", () => {
    const kept = { ...PLAIN, criticalChance: 0.1, absorbed: 40, total: 1 };
    expect(otherHitWords(rules, kept)).toBeNull();
    const broken = { ...kept, absorbed: 30, total: 10 };
    expect(otherHitWords(rules, broken)).toBe("As a critical hit (10% of hits): 30 damage");
  });

  it("belongs to the log line with the number (BAT-044)", () => {
    const battle = battleWith({ own: { field: [{ id: "hero" }] }, foe: { field: [{ id: "foe" }] } });
    const events = attack(battle, "hero", "foe", [0.99, 0.5, 0.99]);
    const line = logLines(rules, battle, 0, events).find(({ kind }) => kind === "damage");
    expect(line && eventOfLine(events, line)).toBe(events.find(({ type }) => type === "damaged"));
  });
});

const outcome: TargetOutcome = {
  creatureId: "foe",
  side: 1,
  health: 20.5,
  maxHealth: 60.2,
  damage: { lowest: 10, highest: 14 },
  criticalDamage: { lowest: 15, highest: 21 },
  healing: 0,
  barrier: 0,
  left: { lowest: 0, highest: 10.5 },
  dodgeChance: 0.034,
  criticalChance: 0.05,
  stunChance: 0,
  defeatChance: 0.25,
  effectiveness: "effective",
  later: false,
};

describe("outcomeWords", () => {
  it("gives range, chance to defeat, what stays, matchup, dodge and critical chance", () => {
    expect(outcomeWords(rules, outcome)).toEqual([
      "Damage 10 to 14",
      "25% chance to defeat",
      "A critical hit (5%) deals 15 to 21",
      "Leaves 7 to 11 of 60 health",
      "Effective",
      "3% chance of being dodged",
    ]);
  });

  it.each([
    [0.001, "1% chance to defeat"],
    [0.999, "99% chance to defeat"],
    [1, "100% chance to defeat"],
  ])("shows 100 percent only for certain results: %f", (defeatChance, text) => {
    expect(outcomeWords(rules, { ...outcome, defeatChance })).toContain(text);
  });

  it("leaves out the chance to defeat where there is none", () => {
    expect(outcomeWords(rules, { ...outcome, defeatChance: 0 }).join()).not.toContain("chance to defeat");
  });

  it("leaves out dodge and critical chance at 0", () => {
    const damage = { lowest: 21, highest: 21 };
    const left = { lowest: 0, highest: 0 };
    const sure = {
      ...outcome,
      damage,
      criticalDamage: null,
      left,
      defeatChance: 1,
      dodgeChance: 0,
      criticalChance: 0,
    };
    expect(outcomeWords(rules, sure)).toEqual(["Damage 21", "100% chance to defeat", "Effective"]);
  });
});

describe("outcomeSigns", () => {
  const signs = (changed: Partial<TargetOutcome>) =>
    outcomeSigns(rules, { ...outcome, ...changed }).map(({ text }) => text);

  it("are the matchup, the amount and the chance to knock out", () => {
    expect(signs({})).toEqual(["▲", "10-14", "✕25%"]);
    expect(signs({ effectiveness: "veryEffective", defeatChance: 1 })).toEqual(["▲▲", "10-14", "✕"]);
    expect(signs({ effectiveness: "notVeryEffective", defeatChance: 0 })).toEqual(["▼", "10-14"]);
    expect(signs({ effectiveness: "ordinary", defeatChance: 0.001 })).toEqual(["10-14", "✕1%"]);
  });

  it("are the health that is gained, and none where neither health nor damage changes", () => {
    const unhurt = { damage: null, effectiveness: null, defeatChance: 0 };
    expect(signs({ ...unhurt, healing: 40 })).toEqual(["+40"]);
    expect(signs(unhurt)).toEqual([]);
  });
});

describe("moveWords", () => {
  const names = {
    creature: (id: string) => `creature ${id}`,
    tool: (id: string) => `tool ${id}`,
    spell: (id: string) => `spell ${id}`,
  };

  it.each<[BattleAction, string]>([
    [{ type: "deploy", creatureId: "a" }, "Deploy creature a"],
    [{ type: "attack", attackerId: "a", targetId: "b" }, "creature a attacks creature b"],
    [{ type: "defend", creatureId: "a" }, "creature a defends"],
    [{ type: "useTool", toolId: "t", creatureId: "a" }, "creature a uses tool t on creature a"],
    [
      { type: "useSpell", spellId: "s", casterId: "a", targetId: "b" },
      "creature a casts spell s on creature b",
    ],
    [{ type: "useSpell", spellId: "s", casterId: "a" }, "creature a casts spell s over all enemies"],
    [{ type: "endTurn" }, "End the turn"],
  ])("says who does what to whom: %j (BAT-043)", (action, text) => {
    expect(moveWords(rules, names, action)).toBe(text);
  });
});
