import { describe, expect, it } from "vitest";
import { logLines } from "../../../../rules/index.ts";
import { act, endTurn, only } from "../support/play.ts";
import { battleWith, rules, tiringRules } from "../support/scene.ts";

const hand = [
  { id: "dear", form: 3 },
  { id: "cheap", form: 1 },
  { id: "twin", form: 1 },
];
const PRICE = 6;

describe("a turn that ends with an empty field, in the rules of some earlier releases", () => {
  it("deploys the cheapest card, of equals the first, at its price, and the log says why (GAP-57)", () => {
    const battle = battleWith({ own: { hand, energy: PRICE + 2 } });
    const events = endTurn(battle, [], tiringRules);
    expect(only(events, "deployed")).toEqual([
      { type: "deployed", side: 0, creatureId: "cheap", cost: PRICE, unasked: true },
    ]);
    expect(battle.sides[0]).toMatchObject({ energy: 2, energySpent: PRICE, fallen: [] });
    expect(battle.sides[0].field.map(({ id }) => id)).toEqual(["cheap"]);
    expect(battle.sides[0].hand.map(({ id }) => id)).toEqual(["dear", "twin"]);
    const told = logLines(tiringRules, battle, 0, events).map(({ message }: { message: string }) => message);
    expect(told).toContain("Your side had nobody on the field: cheap stepped in.");
  });

  it("deploys before the turn is over, and as no action of the side's own (GAP-37, GAP-57)", () => {
    const events = endTurn(battleWith({ own: { hand, energy: PRICE } }), [], tiringRules);
    expect(events.slice(0, 2).map(({ type }) => type)).toEqual(["deployed", "turnEnded"]);
    expect(only(events, "turnEnded")).toMatchObject([{ actions: 0 }]);
  });

  it("deploys the enemy's card as well (GAP-57)", () => {
    const battle = battleWith({ own: { field: [{ id: "hero" }] }, foe: { hand, energy: PRICE } });
    endTurn(battle, [], tiringRules);
    expect(only(endTurn(battle, [], tiringRules), "deployed")).toMatchObject([
      { side: 1, creatureId: "cheap" },
    ]);
  });

  it("deploys nothing that its energy is not enough for (GAP-57)", () => {
    const battle = battleWith({ own: { hand, energy: PRICE - 1 } });
    expect(only(endTurn(battle, [], tiringRules), "deployed")).toEqual([]);
    expect(battle.sides[0].energy).toBe(PRICE - 1);
  });

  it("deploys nothing as the game is now: the player has not asked for it (GAP-57)", () => {
    const battle = battleWith({ own: { hand, energy: PRICE } });
    expect(only(act(battle, { type: "endTurn" }, [], rules), "deployed")).toEqual([]);
  });
});

describe("a turn that ends with a creature on the field", () => {
  it("deploys nothing (GAP-57)", () => {
    const battle = battleWith({ own: { field: [{ id: "hero" }], hand, energy: PRICE } });
    expect(only(endTurn(battle, [], tiringRules), "deployed")).toEqual([]);
  });
});
