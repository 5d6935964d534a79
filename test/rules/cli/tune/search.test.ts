import { describe, expect, it } from "vitest";
import { newRandom } from "../../../../rules/battle/state/random.ts";
import { cmaEs } from "../../../../rules/cli/tune/search/cma-es.ts";
import { latinHypercube, type Order, race, raceCost } from "../../../../rules/cli/tune/search/problem.ts";
import { search } from "../../../../rules/cli/tune/search/search.ts";
import { syntheticProblem } from "./synthetic-problem.ts";

const order = { seed: "1", battles: 4000, scout: "full", policy: "full" } as const;

/** A problem with the orders that a search gave. */
function watched(seed: string) {
  const problem = syntheticProblem(seed, 6);
  const orders: Order[] = [];
  const sample = (one: Order) => {
    orders.push(one);
    return problem.sample(one);
  };
  return { ...problem, sample, orders };
}

describe("the search", () => {
  it("comes much nearer to the targets in spite of noise (GAP-38)", async () => {
    const results = await Promise.all(
      ["a", "b", "c"].map(async (seed) => {
        const problem = syntheticProblem(seed, 6);
        const { best } = await search(problem, order, () => undefined);
        return { before: problem.trueLoss(problem.start), after: problem.trueLoss(best) };
      }),
    );
    const before = results.reduce((sum, one) => sum + one.before, 0);
    const after = results.reduce((sum, one) => sum + one.after, 0);
    expect(after).toBeLessThan(before * 0.6);
  });

  it("plays no more battles than it may, and the same at the same seed (GAP-51)", async () => {
    const [one, other] = [watched("a"), watched("a")];
    const found = await search(one, order, () => undefined);
    expect(await search(other, order, () => undefined)).toEqual(found);
    expect(other.orders).toEqual(one.orders);
    expect(one.orders.reduce((sum, { battles }) => sum + battles, 0)).toBeLessThanOrEqual(order.battles);
  });

  it("plays some points under both policies, on the same battles (GAP-38)", async () => {
    const problem = watched("a");
    const { agreement } = await search(problem, { ...order, scout: "fast" }, () => undefined);
    expect(agreement.length).toBeGreaterThanOrEqual(3);
    const both = problem.orders.filter(({ series }) => series === "comparison");
    expect(both.map(({ policy }) => policy)).toEqual(agreement.flatMap(() => ["fast", "full"]));
    expect(problem.orders.filter(({ policy }) => policy === "fast").length).toBeGreaterThan(agreement.length);
  });
});

describe("a race over seeds", () => {
  it("lets the best third play three times as many new battles (GAP-51)", async () => {
    const problem = watched("a");
    const points = latinHypercube(newRandom("1"), problem.sizes, 9);
    const ranked = await race(problem, { name: "race", policy: "full", points, battles: 10, winners: 1 });
    const rounds = ["race-1", "race-2"].map((name) => problem.orders.filter(({ series }) => series === name));
    expect(rounds.map((round) => round.length)).toEqual([9, 3]);
    expect(rounds.map((round) => round[0]?.battles)).toEqual([10, 30]);
    expect(problem.orders.reduce((sum, { battles }) => sum + battles, 0)).toBe(raceCost(9, 10, 1));
    expect(ranked).toHaveLength(1);
  });
});

describe("a Latin hypercube", () => {
  it("has every value of every dimension equally often (GAP-51)", () => {
    const points = latinHypercube(newRandom("1"), [3, 6], 12);
    for (const [dimension, size] of [3, 6].entries())
      for (let value = 0; value < size; value++)
        expect(points.filter((point) => point[dimension] === value)).toHaveLength(12 / size);
  });
});

describe("the evolution strategy", () => {
  it("finds the lowest point of a slanted bowl without noise", () => {
    const sizes = [41, 41, 41, 41];
    const optimiser = cmaEs(sizes, [2, 38, 5, 20], newRandom("1"));
    const loss = (point: readonly number[]) => {
      const [a = 0, b = 0, c = 0, d = 0] = point;
      return (a - 30) ** 2 + (a + b - 40) ** 2 + 9 * (c - 12) ** 2 + (d - 25) ** 2;
    };
    for (let round = 0; round < 60; round++) {
      const points = optimiser.ask();
      optimiser.tell(points, points.map(loss));
    }
    expect(loss(optimiser.guess())).toBeLessThan(8);
  });

  it("never leaves the allowed values", () => {
    const optimiser = cmaEs([2, 3], [0, 2], newRandom("1"));
    for (let round = 0; round < 20; round++) {
      const points = optimiser.ask();
      for (const [a = -1, b = -1] of points) expect([0, 1].includes(a) && [0, 1, 2].includes(b)).toBe(true);
      optimiser.tell(
        points,
        points.map(([a = 0, b = 0]) => a - b),
      );
    }
    expect(optimiser.guess()).toEqual([0, 2]);
  });
});
