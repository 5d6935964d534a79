import { describe, expect, it } from "vitest";
import { type Battle, legalActions, newRandom } from "../../../rules/index.ts";
import { considerActions } from "../../../rules/search/consider-actions.ts";
import { strongestAction } from "../../../rules/search/strongest-player.ts";
import { battleWith, rules } from "../battle/support/scene.ts";

const consider = (battle: Battle, budget: number) =>
  considerActions(rules, battle, 0, budget, newRandom("dice"));

const busy = () =>
  battleWith({
    own: {
      field: [{ id: "one" }, { id: "two" }],
      hand: [{ id: "card" }],
      deck: [{ id: "next" }],
      tools: ["Ledger Lens"],
      energy: 12,
    },
    foe: { field: [{ id: "foe" }, { id: "other" }], hand: [{ id: "hidden" }] },
  });

describe("considerActions", () => {
  it("tries legal actions, each at least once, and the best ones most often", () => {
    const battle = busy();
    const considered = consider(battle, 60);
    const legal = legalActions(rules, battle, 0).map((action) => JSON.stringify(action));
    for (const { action, winChance, visits } of considered) {
      expect(legal).toContain(JSON.stringify(action));
      expect(winChance).toBeGreaterThanOrEqual(0);
      expect(winChance).toBeLessThanOrEqual(1);
      expect(visits).toBeGreaterThan(0);
    }
    expect(considered[0]?.visits).toBe(Math.max(...considered.map(({ visits }) => visits)));
    expect(considered.some(({ action }) => action.type === "endTurn")).toBe(true);
  });

  it("considers each action once, and more actions on a larger budget", () => {
    const [few, many] = [consider(busy(), 4), consider(busy(), 100)];
    expect(new Set(many.map(({ action }) => JSON.stringify(action))).size).toBe(many.length);
    expect(few).toHaveLength(4);
    expect(many.length).toBeGreaterThan(few.length);
  });

  it("considers nothing but deployments on an empty field, as waiting only looks safe (GAP-57)", () => {
    const battle = battleWith({
      own: { hand: [{ id: "card" }, { id: "other" }], tools: ["Ledger Lens"], energy: 12 },
      foe: { field: [{ id: "foe" }] },
    });
    const types = consider(battle, 60).map(({ action }) => action.type);
    expect(types).toEqual(["deploy", "deploy"]);
  });

  it("spends its budget, give or take a round", () => {
    const visits = consider(busy(), 200).reduce((sum, one) => sum + one.visits, 0);
    expect(visits).toBeGreaterThan(150);
    expect(visits).toBeLessThanOrEqual(200);
  });

  it("gives the same result for the same dice", () => {
    expect(consider(busy(), 30)).toEqual(consider(busy(), 30));
  });

  it("is sure of a win that it can have at once", () => {
    const battle = battleWith({
      own: { field: [{ id: "own", battle: { physicalAttack: 100 } }], energy: 2 },
      foe: { field: [{ id: "foe", health: 1, battle: { dodgeChance: 0, initiative: 0 } }] },
    });
    expect(consider(battle, 20)[0]).toMatchObject({
      action: { type: "attack", attackerId: "own", targetId: "foe" },
      winChance: 1,
    });
  });
});

describe("strongestAction", () => {
  it("takes the best action, and without a choice it ends the turn without any search", () => {
    const battle = busy();
    expect(strongestAction(rules, battle, 0, { budget: 30 }, newRandom("dice"))).toEqual(
      consider(battle, 30)[0]?.action,
    );
    const dice = newRandom("dice");
    const tired = battleWith({ own: { field: [{ id: "own" }], energy: 0 } });
    expect(strongestAction(rules, tired, 0, { budget: 30 }, dice)).toEqual({ type: "endTurn" });
    expect(dice).toEqual(newRandom("dice"));
  });
});
