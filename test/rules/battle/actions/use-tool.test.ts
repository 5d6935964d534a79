import { describe, expect, it } from "vitest";
import type { BattleStats } from "../../../../rules/battle/state/creature.ts";
import type { EffectTurn } from "../../../../rules/battle/state/effect.ts";
import type { Battle, OwnedItem } from "../../../../rules/index.ts";
import { act, only, refusalText, round } from "../support/play.ts";
import { battleWith, copyingRules, fighter, item, rules } from "../support/scene.ts";

type Modified = Exclude<keyof EffectTurn & keyof BattleStats, symbol>;

const hurt = { id: "hero", battle: { maxHealth: 300 }, health: 100 };
const withTool = (tool: string | OwnedItem, energy = 10): Battle =>
  battleWith({ own: { field: [hurt], tools: [tool], energy } });
const use = (toolId: string, targetId?: string) =>
  ({ type: "useTool", toolId, creatureId: "hero", ...(targetId ? { targetId } : {}) }) as const;

/** Health gained in each turn of a tool on a hurt creature, and what its stats then differ by. */
function course(tool: string | OwnedItem, turns: number, names: Modified[]) {
  const battle = withTool(tool);
  const hero = fighter(battle, "hero");
  const before = { ...hero.battleStats };
  const rows: number[][] = [];
  let health = hero.currentHealth;
  for (let turn = 1; turn <= turns + 1; turn++) {
    if (turn === 1) act(battle, use(typeof tool === "string" ? tool : tool.id));
    else round(battle);
    const now = hero.battleStats;
    rows.push([hero.currentHealth - health, ...names.map((name) => now[name] - before[name])]);
    health = hero.currentHealth;
  }
  return rows;
}

describe("tools, turn by turn", () => {
  it("Hyperscale Capacitor: +15 attack, +8 defence, 5 health for 2 turns (BAT-152)", () => {
    expect(course("Hyperscale Capacitor", 2, ["physicalAttack", "physicalDefense", "magicalAttack"])).toEqual(
      [
        [5, 15, 8, 0],
        [5, 15, 8, 0],
        [0, 0, 0, 0],
      ],
    );
  });

  it("Ledger Lens: +12 defences, +20 max health, 8 health for 4 turns (BAT-153)", () => {
    expect(course("Ledger Lens", 4, ["physicalDefense", "magicalDefense", "maxHealth"])).toEqual([
      ...Array.from({ length: 4 }, () => [8, 12, 12, 20]),
      [0, 0, 0, 0],
    ]);
  });

  it("Ledger Lens: a barrier of 20 that lasts until used or the effect ends (BAT-153, GAP-31)", () => {
    const battle = withTool("Ledger Lens");
    act(battle, use("Ledger Lens"));
    const hero = fighter(battle, "hero");
    expect(hero.barrier).toBe(20);
    hero.barrier = 7;
    for (let turn = 2; turn <= 4; turn++) {
      round(battle);
      expect(hero.barrier, `turn ${turn}`).toBe(7);
    }
    round(battle);
    expect(hero.barrier).toBe(0);
  });

  it("Olympia Emblem: defence 5 a turn more, magical half, healing 13/16/19/47 (BAT-154, BAT-080)", () => {
    expect(course("Olympia Emblem", 4, ["physicalDefense", "magicalDefense"])).toEqual([
      [13, 5, 2.5],
      [16, 10, 5],
      [19, 15, 7.5],
      [47, 20, 10],
      [0, 0, 0],
    ]);
  });

  it("Validator Core: +10 attacks, -3 defences, 7 health for 4 turns (BAT-155)", () => {
    const names: Modified[] = ["physicalAttack", "magicalAttack", "physicalDefense", "magicalDefense"];
    expect(course("Validator Core", 4, names)).toEqual([
      ...Array.from({ length: 4 }, () => [7, 10, 10, -3, -3]),
      [0, 0, 0, 0, 0],
    ]);
  });

  it("Babylon Keystone: costs 1, 1, 1, 0 less and heals 2, 1, 1, 1, fading by 0.7 (BAT-151, BAT-080)", () => {
    expect(course("Babylon Keystone", 4, []).flat()).toEqual([2, 1, 1, 1, 0]);
    const battle = withTool("Babylon Keystone");
    act(battle, use("Babylon Keystone"));
    const [effect] = fighter(battle, "hero").effects;
    expect(effect?.turns.map(({ costReduction }) => costReduction)).toEqual([1, 0.7, 0.5, 0.3]);
    expect(effect?.turns.map(({ energyGain }) => energyGain)).toEqual([2, 1.4, 1, 0.7]);
    const reductions = [1, 1, 1, 0, 0].map((expected) => {
      const { costReduction } = fighter(battle, "hero");
      expect(costReduction).toBe(expected);
      round(battle);
      return costReduction;
    });
    expect(reductions).toHaveLength(5);
  });

  it("Babylon Keystone: energy 2, then 1 at each turn's start, within the cap (BAT-151, GAP-31, BAT-097)", () => {
    const battle = withTool("Babylon Keystone", 3);
    const gained = (events: ReturnType<typeof act>) =>
      only(events, "energyGained").map(({ amount }) => amount);
    expect(gained(act(battle, use("Babylon Keystone")))).toEqual([2]);
    expect([1, 2, 3, 4].map(() => gained(round(battle)))).toEqual([[1], [1], [1], []]);
    const full = withTool("Babylon Keystone", 24);
    expect(gained(act(full, use("Babylon Keystone")))).toEqual([1]);
    expect(full.sides[0].energy).toBe(25);
  });

  it("Babylon Keystone: actions of its bearer cost 1 less, never below 0 (GAP-31)", () => {
    const battle = withTool("Babylon Keystone", 10);
    act(battle, use("Babylon Keystone"));
    const before = battle.sides[0].energy;
    act(battle, { type: "defend", creatureId: "hero" });
    expect(battle.sides[0].energy).toBe(before);
    act(battle, { type: "attack", attackerId: "hero", targetId: "foe" }, [0.99, 0.5, 0.99]);
    expect(battle.sides[0].energy).toBe(before - 1);
  });
});

describe("using a tool", () => {
  it("costs no energy, counts as an action, and is possible once in a battle (BAT-090, BAT-102)", () => {
    const battle = withTool("Validator Core");
    act(battle, use("Validator Core"));
    expect(battle.sides[0]).toMatchObject({ energy: 10, consecutiveActions: 1 });
    expect(refusalText(battle, use("Validator Core"))).toBe("Failed to use Validator Core.");
    round(battle);
    expect(refusalText(battle, use("Validator Core"))).toBe("Failed to use Validator Core.");
  });

  it("uses up its copies, by name or by what they are, and nothing else (GAP-31)", () => {
    const [core, again] = ["core", "again"].map((id) => ({ ...item("Validator Core"), id }));
    const alike = { ...item("Validator Core"), id: "alike", name: "Core of a later catalogue" };
    const tools = [core, again, alike, item("Ledger Lens")] as OwnedItem[];
    const battle = battleWith({
      own: { field: [hurt], tools },
      foe: { field: [{ id: "foe" }], tools: [{ ...item("Validator Core"), id: "theirs" }] },
    });
    act(battle, use("again"));
    expect(battle.sides[0].tools.map(({ id, used }) => (used ? id : ""))).toEqual([
      "core",
      "again",
      "alike",
      "",
    ]);
    expect(battle.sides[0].tools.map(({ revealed }) => revealed)).toEqual([false, true, false, false]);
    expect(battle.sides[1].tools[0]?.used).toBe(false);
    expect(refusalText(battle, use("core"))).toBe("Failed to use Validator Core.");
    expect(refusalText(battle, use("Ledger Lens"))).toBeNull();
  });

  it("works on a creature of its own side, by default the one that uses it (GAP-31)", () => {
    const battle = battleWith({ own: { field: [hurt, { id: "ally" }], tools: ["Validator Core"] } });
    act(battle, use("Validator Core", "ally"));
    expect(fighter(battle, "ally").effects).toHaveLength(1);
    expect(fighter(battle, "hero").effects).toHaveLength(0);
  });

  it("renews the effect when used twice on one creature, and never stacks it (GAP-30)", () => {
    const two = [1, 2].map((copy) => ({
      id: `core-${copy}`,
      name: "Validator Core",
      type: "speed",
      effect: "Drain",
    }));
    const battle = battleWith({ own: { field: [hurt], tools: two } });
    act(battle, use("core-1"), [], copyingRules);
    round(battle);
    expect(fighter(battle, "hero").effects[0]?.turn).toBe(2);
    act(battle, use("core-2"), [], copyingRules);
    expect(fighter(battle, "hero")).toMatchObject({
      effects: [{ name: "Validator Core", turn: 1 }],
      battleStats: { physicalAttack: 20 },
    });
  });

  it("heals no further than the maximum (BAT-153)", () => {
    const battle = battleWith({ own: { field: [{ id: "hero", health: 47 }], tools: ["Validator Core"] } });
    const events = act(battle, use("Validator Core"));
    expect(only(events, "healed")).toMatchObject([{ amount: 3, health: 50, maxHealth: 50 }]);
  });

  it("cuts health to the maximum when an effect that raised it ends (BAT-153, BAT-079)", () => {
    const battle = battleWith({ own: { field: [{ id: "hero" }], tools: ["Ledger Lens"] } });
    act(battle, use("Ledger Lens"));
    for (let turn = 2; turn <= 4; turn++) round(battle);
    expect(fighter(battle, "hero").currentHealth).toBe(70);
    round(battle);
    expect(fighter(battle, "hero")).toMatchObject({ currentHealth: 50, battleStats: { maxHealth: 50 } });
  });
});

describe("a tool without a rule", () => {
  const strange = (type: string, effect: string, name = "Odd Thing"): OwnedItem => ({
    id: "odd",
    name,
    type,
    effect,
  });

  it.each([
    ["energy", "Echo", "costReduction"],
    ["strength", "Surge", "physicalAttack"],
    ["magic", "Shield", "barrier"],
    ["stamina", "Charge", "physicalDefense"],
    ["speed", "Drain", "magicalAttack"],
  ] as const)("gets its effect from its kind: %s and %s (BAT-156)", (type, effect, part) => {
    const battle = withTool(strange(type, effect));
    act(battle, use("odd"));
    expect(fighter(battle, "hero").effects[0]?.turns[0]?.[part]).toBeGreaterThan(0);
  });

  it("gives +5 physical defence and 3 health for 3 turns when its kind is not listed (BAT-157)", () => {
    expect(course(strange("magic", "Surge"), 3, ["physicalDefense", "magicalDefense"])).toEqual([
      [3, 5, 0],
      [3, 5, 0],
      [3, 5, 0],
      [0, 0, 0],
    ]);
  });

  it.each([
    ["", ""],
    ["magic", ""],
  ])("gives +2 physical defence for 1 turn without data (%j, %j) (BAT-158)", (type, effect) => {
    expect(course(strange(type, effect), 1, ["physicalDefense"])).toEqual([
      [0, 2],
      [0, 0],
    ]);
  });

  it("counts as missing data when it has no fields (BAT-158, CON-36)", () => {
    expect(course({ id: "odd" } as OwnedItem, 1, ["physicalDefense"])).toEqual([
      [0, 2],
      [0, 0],
    ]);
  });

  it.each([
    ["Empower", 3, "physicalAttack", 8],
    ["Enchant", 3, "magicalAttack", 8],
    ["Fortify", 3, "magicalDefense", 8],
    ["Hasten", 3, "initiative", 8],
  ] as const)(
    "with the effect %s does what the catalogue says (BAT-166, GAP-30)",
    (effect, turns, stat, value) => {
      const rows = course(strange("speed", effect), turns, [stat]);
      expect(rows).toEqual([...Array.from({ length: turns }, () => [0, value]), [0, 0]]);
    },
  );

  it("gives 2 energy a turn for 2 turns with the effect Energize (BAT-166, GAP-30)", () => {
    const battle = withTool(strange("magic", "Energize"), 5);
    act(battle, use("odd"));
    expect(battle.sides[0].energy).toBe(7);
    expect(only(round(battle), "energyGained")).toMatchObject([{ amount: 2 }]);
    expect(only(round(battle), "energyGained")).toEqual([]);
    expect(rules.effectCatalogue.Hasten.each).toEqual({ initiative: 8, dodgeChance: 3 });
  });
});
