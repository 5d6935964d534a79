import { describe, expect, it } from "vitest";
import {
  cloneLab,
  deedsOf,
  type FactsBesideLab,
  goalMachine,
  goalStandings,
  hashRules,
  type Lab,
  newlyReached,
  type RuleSet,
  reachedGoals,
} from "../../../rules/index.ts";
import { activating, building, DAY, done, labWith, NOW, rules } from "../lab/scene.ts";

const NOTHING: FactsBesideLab = {
  wallet: false,
  mints: 0,
  statUpgrades: 0,
  evolutions: 0,
  badges: 0,
  friendlyBattles: 0,
  namedCreatures: 0,
  pvp: null,
};

const standing = (lab: Lab, key: string, beside = NOTHING) =>
  goalStandings({ rules, lab, beside }).find((one) => one.key === key);

describe("goals", () => {
  it("are reached once, and stay reached when what was measured is gone again", () => {
    const lab = labWith({ catNips: 1500 });
    expect(newlyReached({ rules, lab, beside: NOTHING })).toEqual(["catPrice"]);
    expect(done(lab, { type: "reachGoals", beside: NOTHING })).toEqual([
      { type: "goalReached", goal: "catPrice" },
    ]);
    lab.resources.catNips = 0;
    expect(done(lab, { type: "reachGoals", beside: NOTHING }, NOW + DAY)).toEqual([]);
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

  it("give no resources", () => {
    const lab = labWith({ machines: [{ type: "catLair" }] });
    const before = { ...lab.resources };
    done(lab, { type: "reachGoals", beside: { ...NOTHING, wallet: true } });
    expect(Object.keys(reachedGoals(lab))).toEqual(["build", "wallet"]);
    expect(lab.resources).toEqual(before);
  });

  it("are kept by a copy of the lab, which shares nothing with it", () => {
    const lab = labWith();
    done(lab, building("catLair"));
    done(lab, { type: "reachGoals", beside: NOTHING });
    const copy = cloneLab(lab);
    done(lab, { type: "reachGoals", beside: { ...NOTHING, wallet: true } });
    expect(reachedGoals(copy)).toEqual({ build: NOW });
  });

  it("count what was booked on the ledger and battles between players", () => {
    const pvp = { rating: 1210, wins: 9, losses: 1, best_win_streak: 5, rated_battles: 10 };
    const beside = {
      ...NOTHING,
      mints: 5,
      pvp: { ...pvp, win_streak: 0, total_damage_dealt: 0, total_damage_taken: 0 },
    };
    expect(newlyReached({ rules, lab: labWith(), beside })).toEqual([
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
