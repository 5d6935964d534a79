import { describe, expect, it } from "vitest";
import type { Battle, BattleAction } from "../../../../rules/index.ts";
import { act as actBy, attack, only, round } from "../support/play.ts";
import { battleWith, copyingRules, fighter, item } from "../support/scene.ts";

const keystones = ["one", "two"].map((id) => ({ ...item("Babylon Keystone"), id }));
const scene = () =>
  battleWith({
    own: { field: [{ id: "hero" }, { id: "ally" }], tools: keystones, energy: 4 },
    foe: { field: [{ id: "foe", battle: { maxHealth: 500, physicalAttack: 90 } }] },
  });
/** By the rules of releases in which copies of a tool each work once. */
const act = (battle: Battle, action: BattleAction, by = copyingRules) => actBy(battle, action, [], by);
const use = (toolId: string, creatureId: string) => ({ type: "useTool", toolId, creatureId }) as const;
const gained = (events: Parameters<typeof only>[0]) =>
  only(events, "energyGained").map(({ amount }) => amount);

describe("several Babylon Keystones of a side", () => {
  it("used in one turn give energy and a lower cost once, to the first one's bearer (GAP-60)", () => {
    const battle = scene();
    expect(gained(act(battle, use("one", "hero")))).toEqual([2]);
    expect(gained(act(battle, use("two", "ally")))).toEqual([]);
    expect(
      [fighter(battle, "hero"), fighter(battle, "ally")].map(({ costReduction }) => costReduction),
    ).toEqual([1, 0]);
    expect(gained(round(battle))).toEqual([1]);
  });

  it("used one after the other leave it to the newer one, which has faded less (GAP-60)", () => {
    const battle = scene();
    act(battle, use("one", "hero"));
    expect(gained(round(battle))).toEqual([1]);
    battle.turn = 5;
    expect(gained(act(battle, use("two", "ally")))).toEqual([2]);
    expect(
      [fighter(battle, "hero"), fighter(battle, "ally")].map(({ costReduction }) => costReduction),
    ).toEqual([0, 1]);
  });

  it("each heal their bearer (GAP-60)", () => {
    const battle = scene();
    for (const id of ["hero", "ally"]) fighter(battle, id).currentHealth = 20;
    act(battle, use("one", "hero"));
    expect(only(act(battle, use("two", "ally")), "healed")).toMatchObject([
      { creatureId: "ally", amount: 2 },
    ]);
    expect(only(round(battle), "healed")).toHaveLength(2);
  });

  it("leave it to the next one when the bearer falls (GAP-60)", () => {
    const battle = scene();
    act(battle, use("one", "hero"));
    act(battle, use("two", "ally"));
    act(battle, { type: "endTurn" });
    fighter(battle, "hero").currentHealth = 1;
    attack(battle, "foe", "hero");
    expect(fighter(battle, "ally").costReduction).toBe(1);
    expect(gained(act(battle, { type: "endTurn" }))).toEqual([1]);
  });

  it("of both sides do not touch each other (GAP-60)", () => {
    const battle = scene();
    act(battle, use("one", "hero"));
    battle.sides[1].tools = [{ ...keystonesOf(battle), id: "three", used: false }];
    act(battle, { type: "endTurn" });
    battle.sides[1].energy = 3;
    expect(gained(act(battle, use("three", "foe")))).toEqual([2]);
    expect(fighter(battle, "hero").costReduction).toBe(1);
  });

  it("all count in rules of earlier releases (GAP-72)", () => {
    const before = structuredClone(copyingRules);
    Reflect.deleteProperty(before.tools["Babylon Keystone"] ?? {}, "onlyStrongest");
    const battle = scene();
    expect(gained(act(battle, use("one", "hero"), before))).toEqual([2]);
    expect(gained(act(battle, use("two", "ally"), before))).toEqual([2]);
  });
});

function keystonesOf(battle: ReturnType<typeof scene>) {
  const [keystone] = battle.sides[0].tools;
  if (!keystone) throw new Error("No Keystone");
  return keystone;
}
