import { describe, expect, it } from "vitest";
import { positionBattle } from "../../../../rules/positions.ts";
import { searchPlans } from "../../../../rules/puzzles/finding/plan-search.ts";
import { actionsOf } from "../../../../rules/puzzles/plan.ts";
import { stateKey } from "../../../../rules/puzzles/state-key.ts";
import { drawnPositions, positions } from "../drawn-positions.ts";

const { rules } = positions;
const [position] = drawnPositions(1);
if (!position) throw new Error("No position ships");
const battle = positionBattle(rules, position);

describe("searchPlans", () => {
  it("merges orders of actions that lead to the same state", () => {
    const { states } = searchPlans(rules, battle, { states: 500, longest: 3 });
    const keys = states.map((state) => stateKey(rules, state.battle));
    expect(new Set(keys).size).toBe(states.length);
  });

  it("finds plans with fewer actions first, each of as many actions as it says", () => {
    const { states } = searchPlans(rules, battle, { states: 500, longest: 3 });
    const lengths = states.map(({ length }) => length);
    expect(lengths).toEqual([...lengths].sort((one, other) => one - other));
    expect(states.map((state) => actionsOf(state).length)).toEqual(lengths);
  });

  it("says when there are more states than it may look at", () => {
    expect(searchPlans(rules, battle, { states: 2, longest: 3 })).toMatchObject({ isComplete: false });
    expect(searchPlans(rules, battle, { states: 500, longest: 1 })).toMatchObject({ isComplete: true });
  });

  it("leaves the battle as it is", () => {
    const before = JSON.stringify(battle);
    searchPlans(rules, battle, { states: 100, longest: 3 });
    expect(JSON.stringify(battle)).toBe(before);
  });
});
