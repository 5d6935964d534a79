import { describe, expect, it } from "vitest";
import {
  availableActions,
  type Battle,
  chosenAs,
  newBattle,
  shippedRules as rules,
} from "../../../../rules/index.ts";
import { creature } from "../../team/team.ts";

const [tool] = Object.keys(rules.tools);
const [spell] = Object.keys(rules.spells);

function deck(prefix: string) {
  return {
    creatures: [1, 2, 3].map((number) => creature(1, 9, { id: `${prefix}${number}` })),
    tools: [{ id: `${prefix}-tool`, name: tool ?? "", type: "energy", effect: "Echo" }],
    spells: [{ id: `${prefix}-spell`, name: spell ?? "", type: "energy", effect: "Surge" }],
  };
}

/** It is player1's turn: a1 and a2 stand on his field, a3 is in his hand, b1 on the other field. */
function scene(energy = 10): Battle {
  const battle = newBattle(rules, { mode: "pvp", seed: "actions", player1: deck("a"), player2: deck("b") });
  const [one, two] = battle.sides;
  one.field.push(...one.hand.splice(0, 2));
  two.field.push(...two.hand.splice(0, 1));
  one.energy = energy;
  battle.active = 0;
  return battle;
}

const offered = (battle: Battle, creatureId: string | null, targetId?: string) =>
  availableActions(rules, battle, 0, targetId === undefined ? { creatureId } : { creatureId, targetId });

describe("availableActions", () => {
  it("offers a card in the hand its deployment and the end of the turn (PVP-032, PVP-035)", () => {
    expect(offered(scene(), "a3")).toEqual(["deploy", "endTurn"]);
  });

  it("offers a creature on the field everything but deploying, with a target (PVP-033, PVP-034, PVP-035)", () => {
    expect(offered(scene(), "a1", "b1")).toEqual(["attack", "useTool", "useSpell", "defend", "endTurn"]);
  });

  it("offers no attack without a target on the other field (PVP-033)", () => {
    for (const target of [undefined, "b2", "a2", "nobody"])
      expect(offered(scene(), "a1", target)).not.toContain("attack");
  });

  it.each([
    [0, ["useTool", "endTurn"]],
    [1, ["useTool", "defend", "endTurn"]],
    [2, ["attack", "useTool", "defend", "endTurn"]],
    [3, ["attack", "useTool", "defend", "endTurn"]],
    [4, ["attack", "useTool", "useSpell", "defend", "endTurn"]],
  ])("offers at %i energy %j (PVP-033, PVP-034, PVP-035)", (energy, actions) => {
    expect(offered(scene(energy), "a1", "b1")).toEqual(actions);
  });

  it("offers no tool or spell once they are used (PVP-034)", () => {
    const battle = scene();
    for (const item of [...battle.sides[0].tools, ...battle.sides[0].spells]) item.used = true;
    expect(offered(battle, "a1", "b1")).toEqual(["attack", "defend", "endTurn"]);
  });

  it("offers only the end of the turn for a creature that cannot act, an enemy, or no creature (PVP-035, PVP-036)", () => {
    const battle = scene();
    const [first] = battle.sides[0].field;
    if (first) first.stunnedTurns = 1;
    for (const id of ["a1", "b1", null]) expect(offered(battle, id, "b1")).toEqual(["endTurn"]);
    expect(offered(battle, "a2", "b1")).toContain("attack");
  });

  it("offers no second stance (BAT-039, PVP-035)", () => {
    const battle = scene();
    const [first] = battle.sides[0].field;
    if (first) first.isDefending = true;
    expect(offered(battle, "a1", "b1")).not.toContain("defend");
  });

  it("offers nothing in the opponent's turn or after the end (PVP-031)", () => {
    expect(availableActions(rules, scene(), 1, { creatureId: "b1", targetId: "a1" })).toEqual([]);
    expect(offered({ ...scene(), winner: 0 }, "a1", "b1")).toEqual([]);
  });
});

describe("chosenAs", () => {
  it("returns card for the own hand, actor for the own field, target for the other field (PVP-036)", () => {
    const battle = scene();
    expect(["a3", "a1", "b1", "b2", "nobody"].map((id) => chosenAs(battle, 0, id))).toEqual([
      "card",
      "actor",
      "target",
      null,
      null,
    ]);
    expect(chosenAs(battle, 1, "a1")).toBe("target");
  });
});
