import { describe, expect, it } from "vitest";
import {
  changesGoals,
  cloneLab,
  deedsOf,
  goalMachine,
  goalPays,
  goalStandings,
  hashRules,
  type Lab,
  NOTHING_BESIDE_LAB,
  type RuleSet,
  reachedGoals,
} from "../../../rules/index.ts";
import { activating, building, DAY, done, labWith, NOW, rules } from "../lab/scene.ts";

const standing = (lab: Lab, key: string, beside = NOTHING_BESIDE_LAB) =>
  goalStandings({ rules, lab, beside }).find((one) => one.key === key);

describe("goals", () => {
  it("are reached once, and stay reached when what was measured is gone again", () => {
    const lab = labWith({ catNips: 1500 });
    expect(changesGoals({ rules, lab, beside: NOTHING_BESIDE_LAB }, NOW)).toBe(true);
    expect(done(lab, { type: "reachGoals", beside: NOTHING_BESIDE_LAB })).toEqual([
      { type: "goalReached", goal: "catPrice" },
    ]);
    lab.resources.catNips = 0;
    expect(done(lab, { type: "reachGoals", beside: NOTHING_BESIDE_LAB }, NOW + DAY)).toEqual([]);
    expect(reachedGoals(lab)).toEqual({ catPrice: NOW });
    expect(standing(lab, "catPrice")).toMatchObject({ value: 100, atLeast: 100, reachedAt: NOW });
  });

  it("count activations and what they made in the lab, and nothing of a refused one", () => {
    const lab = labWith({ machines: [{ type: "catLair" }] });
    done(lab, activating("catLair-1"));
    expect(deedsOf(lab)).toEqual({ activations: 1, catNipsMade: 5000 });
    expect(standing(lab, "activate")).toMatchObject({ value: 1, reachedAt: null });
    expect(standing(lab, "warmHands")).toMatchObject({ value: 1, atLeast: 25 });
  });

  it("pay lab resources for work in the lab, and nothing for the wallet or a battle (GAP-77)", () => {
    const lab = labWith({ machines: [{ type: "catLair" }] });
    const before = { ...lab.resources };
    const beside = { ...NOTHING_BESIDE_LAB, wallet: true, friendlyBattles: 1, mints: 1 };
    lab.progress = { deeds: { battles: 1, practiceWins: 3 }, reached: {} };
    const events = done(lab, { type: "reachGoals", beside });
    expect(Object.keys(reachedGoals(lab))).toEqual([
      "build",
      "practise",
      "friend",
      "wallet",
      "firstEgg",
      "sparring",
    ]);
    expect(events.filter(({ type }) => type === "goalPaid")).toEqual([
      { type: "goalPaid", goal: "build", gained: goalPays(rules, "build") },
    ]);
    expect(lab.resources).toEqual({ ...before, catNips: before.catNips + goalPays(rules, "build").catNips });
  });

  it("pay once, also those that were reached before goals paid (GAP-77, ABU-136)", () => {
    const lab: Lab = {
      ...labWith({ catNips: 0, machines: [{ type: "catLair" }] }),
      progress: { deeds: {}, reached: { build: NOW - DAY, activate: NOW - DAY, cat: NOW - DAY } },
    };
    const paid = done(lab, { type: "reachGoals", beside: NOTHING_BESIDE_LAB });
    expect(paid.map((event) => [event.type, "goal" in event ? event.goal : ""])).toEqual([
      ["goalPaid", "build"],
      ["goalPaid", "activate"],
    ]);
    const owned = lab.resources.catNips;
    expect(owned).toBe(goalPays(rules, "build").catNips + goalPays(rules, "activate").catNips);
    expect(done(lab, { type: "reachGoals", beside: NOTHING_BESIDE_LAB })).toEqual([]);
    expect(lab.resources.catNips).toBe(owned);
  });

  it("reach the next goal with what they pay", () => {
    const lab = labWith({ catNips: 1450, machines: [{ type: "catLair" }] });
    done(lab, { type: "reachGoals", beside: NOTHING_BESIDE_LAB });
    expect(Object.keys(reachedGoals(lab))).toEqual(["build", "catPrice"]);
  });

  it("are kept by a copy of the lab, which shares nothing with it", () => {
    const lab = labWith();
    done(lab, building("catLair"));
    done(lab, { type: "reachGoals", beside: NOTHING_BESIDE_LAB });
    const copy = cloneLab(lab);
    done(lab, { type: "reachGoals", beside: { ...NOTHING_BESIDE_LAB, wallet: true } });
    expect(reachedGoals(copy)).toEqual({ build: NOW });
  });

  it("count what was booked on the ledger and battles between players", () => {
    const pvp = { rating: 1210, wins: 9, losses: 1, best_win_streak: 5, rated_battles: 10 };
    const beside = {
      ...NOTHING_BESIDE_LAB,
      mints: 5,
      pvp: { ...pvp, win_streak: 0, total_damage_dealt: 0, total_damage_taken: 0 },
    };
    const lab = labWith();
    done(lab, { type: "reachGoals", beside });
    expect(Object.keys(reachedGoals(lab))).toEqual([
      "firstEgg",
      "smallZoo",
      "challenger",
      "firstBlood",
      "streak",
      "rated",
    ]);
  });

  it("do not change the rule hash, so that battles and replays go on (GAP-72)", () => {
    const others: RuleSet = { ...rules, goals: { ...rules.goals, first: {} } };
    expect(hashRules(others)).toBe(hashRules(rules));
  });
});

describe("the goal to upgrade a machine", () => {
  it("begins at 0 of 1, however many machines there are", () => {
    expect(standing(labWith({ machines: [{ type: "catLair" }] }), "upgrade")).toMatchObject({
      value: 0,
      atLeast: 1,
    });
    const raised = labWith({ machines: [{ type: "catLair", level: 2 }] });
    expect(standing(raised, "upgrade")).toMatchObject({ value: 1 });
  });
});

describe("the machine of the next goal", () => {
  const machines = [{ type: "catLair", lastActivated: NOW } as const, { type: "catLair" } as const];
  const reaching = (...keys: string[]): Lab => ({
    ...labWith({ machines }),
    progress: { deeds: {}, reached: Object.fromEntries(keys.map((key) => [key, NOW])) },
  });

  it("is a ready one for the first use, and one that can be upgraded for the first upgrade", () => {
    expect(goalMachine(rules, reaching("build"), 1, NOW)?.id).toBe("catLair-2");
    expect(goalMachine(rules, reaching("build", "activate", "practise"), 1, NOW)?.id).toBe("catLair-1");
  });

  it("is none in another room, for a goal without a machine, and before it is known what was reached", () => {
    expect(goalMachine(rules, reaching("build"), 2, NOW)).toBeNull();
    expect(goalMachine(rules, reaching("build", "activate"), 1, NOW)).toBeNull();
    expect(goalMachine(rules, labWith({ machines }), 1, NOW)).toBeNull();
  });
});
