import { describe, expect, it } from "vitest";
import { cloneBattle, newBattle, newRandom } from "../../../rules/index.ts";
import { playAhead } from "../../../rules/search/play-ahead.ts";
import { sampledWorld } from "../../../rules/search/sampled-world.ts";
import { setupOf } from "../../../rules/simulation/plan.ts";
import { rules } from "../battle/support/scene.ts";

const ahead = () =>
  newBattle(rules, setupOf(rules, { mode: "ai", difficulty: "hard", policy: "full", seed: "ahead" }, 1));

describe("playAhead", () => {
  it.each([1, 2])("stops at the side's own turn after %i rounds", (rounds) => {
    const world = ahead();
    playAhead(rules, world, 0, { type: "endTurn" }, rounds);
    expect(world).toMatchObject({ active: 0, turn: 1 + rounds, winner: null });
  });

  it("stops at the end of the battle", () => {
    const world = ahead();
    playAhead(rules, world, 0, { type: "endTurn" }, 1000);
    expect(world.winner).not.toBeNull();
  });
});

describe("sampledWorld", () => {
  it("has the same cards on the own side, and as many as there are on the other (GAP-43)", () => {
    const battle = ahead();
    const world = sampledWorld(rules, battle, 0, newRandom("dice"));
    const ids = (cards: { id: string }[]) => cards.map(({ id }) => id).sort();
    expect(world.sides[0].hand).toEqual(battle.sides[0].hand);
    expect(ids(world.sides[0].deck)).toEqual(ids(battle.sides[0].deck));
    expect(world.sides[1].hand).toHaveLength(battle.sides[1].hand.length);
    expect(world.sides[1].deck).toHaveLength(battle.sides[1].deck.length);
    expect(world.sides[1].deck).not.toEqual(battle.sides[1].deck);
  });

  it("draws another order of the own deck each time", () => {
    const dice = newRandom("dice");
    const battle = cloneBattle(ahead());
    const orders = Array.from({ length: 20 }, () =>
      sampledWorld(rules, battle, 0, dice)
        .sides[0].deck.map(({ id }) => id)
        .join(),
    );
    expect(new Set(orders).size).toBeGreaterThan(10);
  });
});
