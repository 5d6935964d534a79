import { describe, expect, it } from "vitest";
import { groupedMedian, medianInterval } from "../../../../rules/cli/statistics/interval.ts";
import { verdictText } from "../../../../rules/cli/targets/figure-text.ts";
import { judge, lossOf } from "../../../../rules/cli/targets/judge.ts";
import { MEASURES } from "../../../../rules/cli/targets/measures.ts";
import { targetsOf } from "../../../../rules/cli/targets/targets.ts";
import { nonDominated } from "../../../../rules/cli/tune/report/front.ts";
import { rankCorrelation } from "../../../../rules/cli/tune/run-tune.ts";
import { newTally, type Tally } from "../../../../rules/simulation/tally.ts";

const tally = (counts: Partial<Tally>): Tally => ({ ...newTally(), ...counts });

function targetsFor(measure: string, band: object, more: object = {}) {
  return targetsOf("FILE", { targets: [{ measure, bands: { easy: band }, ...more }] }).targets;
}

describe("a target held against battles", () => {
  it("is as far away as the figure lies outside its band, in scales of its measure (GAP-38)", () => {
    const [judgement] = judge(targetsFor("winRate", { from: 0.9 }), {
      easy: tally({ battles: 400, wins: 300 }),
    });
    expect(judgement?.distance).toBeCloseTo(3, 9);
    expect(judgement?.isReached).toBe(false);
  });

  it("a target is reached once its range lies in the band, and missed once it lies outside (GAP-38)", () => {
    const decided = (wins: number) =>
      judge(targetsFor("winRate", { from: 0.9 }), { easy: tally({ battles: 400, wins }) })[0];
    expect(decided(380)).toMatchObject({ isReached: true, moreBattles: 0 });
    expect(decided(300)).toMatchObject({ isReached: false, moreBattles: 0 });
  });

  it("stays open while its range reaches over an end of the band, and says how many battles decide (GAP-38)", () => {
    const opened = (wins: number) =>
      judge(targetsFor("winRate", { from: 0.9 }), { easy: tally({ battles: 100, wins }) })[0] ?? null;
    expect(opened(88)?.isReached).toBe(false);
    expect(opened(88)?.distance).toBeCloseTo(0.4, 9);
    expect(verdictText(opened(88))).toBe("open, about 530 more battles decide");
    expect(verdictText(opened(90))).toBe("open, on the edge: more battles may not decide");
  });

  it("does not take a first mover for exactly fair whose range is ten times the band (GAP-38)", () => {
    const { targets } = targetsOf("FILE", {
      targets: [{ measure: "firstMover", bands: { pvp: { from: 0.495, to: 0.505 } } }],
    });
    const [judgement] = judge(targets, { pvp: tally({ battles: 400, decided: 400, firstWins: 200 }) });
    expect(judgement?.isReached).toBe(false);
    expect(judgement?.moreBattles).toBe(38_000);
  });

  it("takes a median of whole numbers for decided where it is clearly between two of them (GAP-38)", () => {
    const turns = [...Array(48).fill(16), ...Array(52).fill(17)] as number[];
    const [judgement] = judge(targetsFor("turns", { to: 16 }), { easy: tally({ battles: 100, turns }) });
    expect(judgement?.isReached).toBe(false);
    expect(judgement?.moreBattles).toBeGreaterThan(0);
  });

  it("counts ten times if it is binding, (GAP-38)", () => {
    const battles = { easy: tally({ battles: 400, wins: 300 }) };
    const loss = (more: object) => lossOf(judge(targetsFor("winRate", { from: 0.9 }, more), battles));
    expect(loss({ binding: true })).toBeCloseTo(10 * loss({}), 9);
  });

  it("holds every tool against the band and shows the farthest (GAP-38)", () => {
    const tools = {
      A: { uses: 9, battles: 100, wins: 60, usedIn: 90 },
      B: { uses: 1, battles: 100, wins: 50, usedIn: 10 },
    };
    const easy = tally({ battles: 150, wins: 80, use: { ...newTally().use, tools } });
    const [judgement] = judge(targetsFor("toolUse", { from: 0.6 }), { easy });
    expect(judgement?.reading?.name).toBe("B");
    expect(judgement?.isReached).toBe(false);
  });

  it("compares each level with the one before (GAP-38)", () => {
    const { targets, places } = targetsOf("FILE", {
      targets: [{ measure: "harderBy", bands: { medium: { from: 0.05 } } }],
    });
    expect(places).toEqual(["easy", "medium"]);
    const [judgement] = judge(targets, {
      easy: tally({ battles: 1000, wins: 950 }),
      medium: tally({ battles: 1000, wins: 750 }),
    });
    expect(judgement?.reading?.value).toBeCloseTo(0.2, 9);
  });

  it("counts a faster victory for the slower speed rewards too (CON-61)", () => {
    const easy = tally({ battles: 20, wins: 10, speedRewards: [1, 2, 3] });
    const shares = ["firstSpeedReward", "secondSpeedReward", "thirdSpeedReward"] as const;
    expect(shares.map((name) => MEASURES[name].read({ easy }, "easy")[0]?.value)).toEqual([0.1, 0.3, 0.6]);
  });
});

describe("the median of whole numbers", () => {
  it("has the range between two ranks, and a finer place between the numbers", () => {
    const values = [...Array(40).fill(12), ...Array(60).fill(13)] as number[];
    expect(medianInterval(values)).toEqual({ value: 13, low: 12, high: 13 });
    expect(groupedMedian(values)).toBeCloseTo(12.5 + 10 / 60, 9);
  });
});

describe("the front of two targets", () => {
  it("leaves out what another is better than in both (GAP-38)", () => {
    const front = nonDominated([
      { distance: 2, others: 1 },
      { distance: 0, others: 9 },
      { distance: 1, others: 4 },
      { distance: 1, others: 5 },
      { distance: 3, others: 1 },
    ]);
    expect(front.map(({ distance }) => distance)).toEqual([0, 1, 2]);
  });
});

describe("the rank correlation", () => {
  it("is 1 for equal order, -1 for the reverse, and unknown for two (GAP-38)", () => {
    expect(
      rankCorrelation([
        [1, 10],
        [2, 20],
        [3, 90],
      ]),
    ).toBeCloseTo(1, 9);
    expect(
      rankCorrelation([
        [1, 3],
        [2, 2],
        [3, 1],
      ]),
    ).toBeCloseTo(-1, 9);
    expect(
      rankCorrelation([
        [1, 3],
        [2, 2],
      ]),
    ).toBeNull();
  });
});
