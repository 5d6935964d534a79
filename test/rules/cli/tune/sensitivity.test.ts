import { describe, expect, it } from "vitest";
import { riseBetween, sensitivityOf } from "../../../../rules/cli/tune/report/sensitivity.ts";
import type { Dimension } from "../../../../rules/cli/tune/space/space.ts";

const dimension = (path: string): Dimension => ({
  path,
  from: 0,
  step: 1,
  size: 5,
  present: 1,
  together: [],
});
const mean = (samples: readonly number[]) => samples.reduce((sum, one) => sum + one, 0) / samples.length;

/** A problem in which `good` helps, `idle` does nothing and `harmful` harms. */
const problem = {
  sizes: [5, 5, 5],
  start: [1, 1, 1],
  sample: async ({ point: [good = 0, , harmful = 0] }: { point: readonly number[] }) => 10 - good + harmful,
  lossOf: mean,
};
const space = ["good", "idle", "harmful"].map(dimension);
const order = { policy: "full", battles: 1 } as const;

describe("the look at each key of a result", () => {
  it("puts back the keys that do nothing or harm, and ranks the others by what they are worth (GAP-38)", async () => {
    const { best, effects } = await sensitivityOf(problem, space, [4, 3, 2], order);
    expect(best).toEqual([4, 1, 1]);
    expect(effects.map(({ path, rise }) => [path, rise.value])).toEqual([
      ["good", 3],
      ["idle", 0],
      ["harmful", -1],
    ]);
  });

  it("leaves keys in place that are only good together (GAP-38)", async () => {
    const together = {
      ...problem,
      sample: async ({ point: [one = 0, , other = 0] }: { point: readonly number[] }) =>
        one === other ? 5 - one : one > other ? 0 : 0.5,
    };
    const { best } = await sensitivityOf(together, space, [3, 1, 3], order);
    expect(best).toEqual([3, 1, 3]);
  });
});

describe("the rise of the loss without a key", () => {
  it("has a range from leaving out one seed after the other (GAP-38)", () => {
    const rise = riseBetween({ lossOf: mean }, [1, 2, 3, 4, 5], [2, 3, 4, 5, 6]);
    expect(rise).toEqual({ value: 1, low: 1, high: 1 });
    const { low, high } = riseBetween({ lossOf: mean }, [1, 1, 1, 1, 1], [0, 2, 4, 2, 2]);
    expect(low).toBeLessThan(1);
    expect(high).toBeGreaterThan(1);
  });
});
