import { describe, expect, it } from "vitest";
import { spaceOf } from "../../../../rules/cli/tune/space/read-space.ts";
import { changesOf, overlayOf, presentPoint, rulesAt } from "../../../../rules/cli/tune/space/space.ts";
import { shippedRules } from "../../../../rules/index.ts";

const HEALTH = "battle.blend.maxHealth";
const space = spaceOf(
  "FILE",
  {
    keys: {
      [`${HEALTH}.stamina`]: { from: 5, to: 12, step: 1, together: { [`${HEALTH}.base`]: -5 } },
      "ai.scores.reservePenalty": { from: 0, to: 0.6, step: 0.1 },
      "mint.eggStats.Common": { from: 4, to: 8, step: 1 },
    },
  },
  { ...shippedRules },
);

describe("the rules at a point", () => {
  it("have the values of the point, and those that move together so many times as far (GAP-24)", () => {
    const changes = changesOf(space, [0, 3, 1]);
    expect(changes).toEqual([
      { path: `${HEALTH}.stamina`, before: 0.1, after: 5 },
      { path: `${HEALTH}.base`, before: 49.5, after: 25 },
      { path: "mint.eggStats.Common", before: 4, after: 5 },
    ]);
    const named = rulesAt({ battle: { turnLimit: 50 } }, space, [0, 3, 1]);
    expect(named?.rules.battle.blend.maxHealth).toMatchObject({ base: 25, stamina: 5, strength: 0 });
    expect(named?.rules.battle.turnLimit).toBe(50);
  });

  it("add up what several keys do to the same number (GAP-24)", () => {
    const both = spaceOf(
      "FILE",
      {
        keys: {
          [`${HEALTH}.stamina`]: { from: 0, to: 12, step: 1, together: { [`${HEALTH}.base`]: -5 } },
          [`${HEALTH}.strength`]: { from: 0, to: 4, step: 0.1, together: { [`${HEALTH}.base`]: 5 } },
        },
      },
      { ...shippedRules },
    );
    const base = changesOf(both, [4, 39]).find(({ path }) => path === `${HEALTH}.base`);
    expect(base).toBeUndefined();
    expect(changesOf(both, [4, 40])).toContainEqual({ path: `${HEALTH}.base`, before: 49.5, after: 50 });
  });

  it("begin at the present values, or the nearest that are allowed (GAP-21)", () => {
    expect(presentPoint(space)).toEqual([0, 3, 0]);
  });

  it("have no noise of floating point in the overlay (GAP-51)", () => {
    expect(overlayOf({}, changesOf(space, [5, 1, 4]))).toMatchObject({
      ai: { scores: { reservePenalty: 0.1 } },
    });
  });

  it("are none where they contradict themselves (GAP-51)", () => {
    expect(rulesAt({ battle: { team: { min: 30 } } }, space, presentPoint(space))).toBeNull();
  });
});
