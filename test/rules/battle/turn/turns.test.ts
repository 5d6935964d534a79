import { describe, expect, it } from "vitest";
import { viewFor } from "../../../../rules/index.ts";
import { act, attack, endTurn, only, round } from "../support/play.ts";
import { battleWith, fighter, rules } from "../support/scene.ts";

const eggs = (count: number, name = "egg") =>
  Array.from({ length: count }, (_, place) => ({ id: `${name}${place}` }));

describe("a turn", () => {
  it("passes to the other side, and the counter rises when both had theirs (BAT-070, BAT-072, BAT-073)", () => {
    const battle = battleWith({ own: { field: [{ id: "hero" }] } });
    expect(only(endTurn(battle), "turnStarted")).toMatchObject([{ side: 1, turn: 1 }]);
    expect(battle).toMatchObject({ active: 1, turn: 1 });
    expect(only(endTurn(battle), "turnStarted")).toMatchObject([{ side: 0, turn: 2 }]);
  });

  it("lets creatures act as often as energy allows, even when just deployed (GAP-37)", () => {
    const battle = battleWith({ own: { field: [{ id: "ally" }], hand: [{ id: "hero" }], energy: 11 } });
    act(battle, { type: "deploy", creatureId: "hero" });
    for (let count = 0; count < 3; count++) attack(battle, "hero", "foe");
    expect(battle.sides[0]).toMatchObject({ energy: 0, consecutiveActions: 4 });
  });

  it("begins with one card while the hand is below its target (BAT-104, CON-49)", () => {
    const battle = battleWith({ own: { field: [{ id: "hero" }], hand: eggs(2), deck: eggs(4, "card") } });
    battle.sides[0].handTarget = 4;
    expect(only(round(battle), "drawn")).toMatchObject([{ side: 0, creatureId: "card0" }]);
    expect(only(round(battle), "drawn")).toHaveLength(1);
    expect(only(round(battle), "drawn")).toHaveLength(0);
    expect(battle.sides[0].hand.map(({ id }) => id)).toEqual(["egg0", "egg1", "card0", "card1"]);
    expect(battle.sides[0].deck).toHaveLength(2);
  });

  it("can be ended by a side that has no other action (GAP-37)", () => {
    const battle = battleWith({ own: { field: [{ id: "hero" }], energy: 0 } });
    endTurn(battle);
    expect(battle.active).toBe(1);
  });
});

describe("a combo", () => {
  const threeActions = (mode: "ai" | "pvp" = "ai") => {
    const battle = battleWith({ mode, own: { field: [{ id: "hero" }, { id: "ally" }] } });
    for (let count = 0; count < 3; count++) attack(battle, "hero", "foe");
    return battle;
  };

  it("of three actions gives the whole field +2 on both attacks in its next turn (BAT-071, BAT-140, CON-62)", () => {
    const battle = threeActions();
    expect(only(endTurn(battle), "combo")).toEqual([{ type: "combo", side: 0, actions: 3 }]);
    expect(battle.sides[0].consecutiveActions).toBe(3);
    for (const id of ["hero", "ally"])
      expect(fighter(battle, id).battleStats).toMatchObject({ physicalAttack: 12, magicalAttack: 12 });
    endTurn(battle);
    expect(battle.sides[0].consecutiveActions).toBe(0);
    expect(fighter(battle, "ally").battleStats.physicalAttack).toBe(12);
    round(battle);
    expect(fighter(battle, "ally")).toMatchObject({ effects: [], battleStats: { physicalAttack: 10 } });
  });

  it("reaches a creature deployed while it lasts, for as long as it lasts (CON-62)", () => {
    const battle = battleWith({ own: { field: [{ id: "hero" }], hand: [{ id: "late" }, { id: "later" }] } });
    for (let count = 0; count < 3; count++) attack(battle, "hero", "foe");
    round(battle);
    expect(viewFor(rules, battle, 0).player.comboTurnsLeft).toBe(1);
    act(battle, { type: "deploy", creatureId: "late" });
    expect(fighter(battle, "late").battleStats).toMatchObject({ physicalAttack: 12, magicalAttack: 12 });
    round(battle);
    expect(fighter(battle, "late")).toMatchObject({ effects: [], battleStats: { physicalAttack: 10 } });
    battle.sides[0].energy = 10;
    act(battle, { type: "deploy", creatureId: "later" });
    expect(fighter(battle, "later").battleStats.physicalAttack).toBe(10);
    expect(viewFor(rules, battle, 0).player.comboTurnsLeft).toBe(0);
  });

  it("reaches only the field of its turn's end in rules of earlier releases (GAP-72)", () => {
    const before = structuredClone(rules);
    before.battle.combo.reachesDeployed = false;
    const battle = battleWith({ own: { field: [{ id: "hero" }], hand: [{ id: "late" }] } });
    for (let count = 0; count < 3; count++) attack(battle, "hero", "foe");
    round(battle, before);
    act(battle, { type: "deploy", creatureId: "late" }, [], before);
    expect(fighter(battle, "late").battleStats.physicalAttack).toBe(10);
  });

  it("renews the bonus instead of stacking it (CON-62)", () => {
    const battle = threeActions();
    round(battle);
    for (let count = 0; count < 3; count++) attack(battle, "hero", "foe", [0]);
    round(battle);
    expect(fighter(battle, "hero").battleStats.physicalAttack).toBe(12);
    expect(battle.sides[0].bestCombo).toBe(3);
  });

  it("of two actions gives nothing (BAT-140)", () => {
    const battle = battleWith({ own: { field: [{ id: "hero" }] } });
    attack(battle, "hero", "foe");
    attack(battle, "hero", "foe");
    expect(only(endTurn(battle), "combo")).toEqual([]);
  });

  it("counts for the player alone against the AI, and for both players in PvP (CON-62)", () => {
    for (const [mode, combos] of [
      ["ai", 0],
      ["pvp", 1],
    ] as const) {
      const battle = battleWith({ mode, own: { field: [{ id: "hero", battle: { maxHealth: 90 } }] } });
      endTurn(battle);
      for (let count = 0; count < 3; count++) attack(battle, "foe", "hero");
      expect(only(endTurn(battle), "combo"), mode).toHaveLength(combos);
    }
    expect(rules.battle.combo.indicatorPerAction).toBe(1.05);
  });
});

describe("the end of a battle", () => {
  it("is a victory when the enemy has no creature left in field, hand and deck (BAT-069)", () => {
    const battle = battleWith({
      own: { field: [{ id: "hero" }] },
      foe: { field: [{ id: "foe", health: 1 }] },
    });
    expect(only(attack(battle, "hero", "foe"), "battleEnded")).toEqual([
      { type: "battleEnded", winner: 0, reason: "defeat" },
    ]);
    expect(battle.winner).toBe(0);
  });

  it.each(["hand", "deck"] as const)("has not come while a creature waits in the %s (BAT-069)", (zone) => {
    const battle = battleWith({
      own: { field: [{ id: "hero" }] },
      foe: { field: [{ id: "foe", health: 1 }], [zone]: [{ id: "last" }] },
    });
    attack(battle, "hero", "foe");
    expect(battle.winner).toBeNull();
  });

  it("is a defeat when the player has no creature left (BAT-069)", () => {
    const battle = battleWith({ own: { field: [{ id: "hero", health: 1 }] } });
    endTurn(battle);
    attack(battle, "foe", "hero");
    expect(battle.winner).toBe(1);
  });

  it.each([
    ["ai", 0.5, 0.4, 0],
    ["ai", 0.4, 0.5, 1],
    ["ai", 0.5, 0.5, 1],
    ["pvp", 0.5, 0.5, "draw"],
    ["pvp", 0.4, 0.5, 1],
  ] as const)(
    "after 100 turns goes to the healthier side: %s, %d to %d (GAP-37)",
    (mode, mine, theirs, winner) => {
      const battle = battleWith({
        mode,
        turn: 100,
        own: { field: [{ id: "hero", health: 50 * mine }] },
        foe: { field: [{ id: "foe", battle: { maxHealth: 100 }, health: 100 * theirs }] },
      });
      endTurn(battle);
      expect(battle.winner).toBeNull();
      expect(only(endTurn(battle), "battleEnded")).toEqual([
        { type: "battleEnded", winner, reason: "turnLimit" },
      ]);
      expect(battle.turn).toBe(100);
    },
  );

  it("counts the health of fallen and waiting creatures at the turn limit (GAP-37)", () => {
    const battle = battleWith({
      turn: 100,
      own: { field: [{ id: "hero" }, { id: "lost" }] },
      foe: { field: [{ id: "foe", health: 20 }], deck: [{ id: "fresh" }] },
    });
    const lost = fighter(battle, "lost");
    lost.currentHealth = 1;
    endTurn(battle);
    attack(battle, "foe", "lost");
    endTurn(battle);
    expect(battle.winner, "50 of 100 against 70 of 100").toBe(1);
  });
});
