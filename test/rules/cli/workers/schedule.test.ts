import { describe, expect, it } from "vitest";
import type { SideTimes } from "../../../../rules/cli/bots/seat-bots.ts";
import { newSchedule } from "../../../../rules/cli/workers/schedule.ts";
import { newTally } from "../../../../rules/simulation/tally.ts";

const one = {
  tally: { ...newTally(), battles: 1 },
  outcomes: [],
  times: [null, null] as SideTimes,
  replays: [],
};

describe("the schedule of parts", () => {
  it("counts what follows a part that is not played yet only once that part is played (GAP-51)", () => {
    const schedule = newSchedule([3, 3]);
    const counted = () => schedule.results().map(({ tally }) => tally.battles);
    for (const place of [0, 2, 3, 4]) schedule.finish(place, one);
    expect(counted()).toEqual([0, 0]);
    schedule.finish(1, one);
    expect(counted()).toEqual([2, 2]);
    schedule.finish(5, one);
    expect(counted()).toEqual([3, 3]);
    expect(schedule.isDone()).toBe(true);
  });

  it("cuts a run into parts of the size it asks for", () => {
    const schedule = newSchedule([60, 60], undefined, [undefined, 25]);
    const parts = Array.from({ length: 6 }, () => schedule.next()).map(
      (order) => order && [order.run, order.part],
    );
    expect(parts.filter((part) => part?.[0] === 1).map((part) => part?.[1])).toEqual([
      { from: 1, to: 25 },
      { from: 26, to: 50 },
      { from: 51, to: 60 },
    ]);
    expect(parts[0]).toEqual([0, { from: 1, to: 2 }]);
  });

  it("hands out a part that was given back first, and counts it once (GAP-51)", () => {
    const schedule = newSchedule([2]);
    const first = schedule.next();
    if (!first) throw new Error("There is a first part.");
    schedule.giveBack(first);
    expect(schedule.next()).toBe(first);
    expect([schedule.finish(0, one), schedule.finish(0, one)]).toEqual([true, false]);
    expect(schedule.results()[0]?.tally.battles).toBe(1);
  });
});
