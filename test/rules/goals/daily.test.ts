import { describe, expect, it } from "vitest";
import {
  changesGoals,
  cloneLab,
  dailyGoalsEndAt,
  dailyStandings,
  goalPays,
  type Lab,
  type LabEvent,
  type MachineType,
  NOTHING_BESIDE_LAB,
} from "../../../rules/index.ts";
import { loadRules } from "../../../rules/validation.ts";
import { activating, DAY, done, HOUR, labWith, NOW, rules } from "../lab/scene.ts";

/** Midnight (UTC) before the scenes. */
const MIDNIGHT = Math.floor(NOW / DAY) * DAY;
const ALL: MachineType[] = ["catLair", "catLair", "reactor", "reactor"];

const asking = (lab: Lab, now: number) => done(lab, { type: "reachGoals", beside: NOTHING_BESIDE_LAB }, now);
const withMachines = (types: MachineType[]) =>
  labWith({ catNips: 300, machines: types.map((type) => ({ type })) });
const sizes = (lab: Lab) => dailyStandings(rules, lab).map(({ key }) => rules.goals.daily[key]?.size);
const goalsPaid = (events: readonly LabEvent[]) =>
  events.flatMap((event) => (event.type === "goalPaid" ? [event.goal] : []));

/** Uses every machine of the lab at `now`. */
function round(lab: Lab, now: number): LabEvent[] {
  return lab.machines.flatMap(({ id }) => done(lab, activating(id), now));
}

describe("the goals of a day (GAP-77)", () => {
  it("are one of each size, with different measures, on each of a hundred days", () => {
    for (let day = 0; day < 100; day++) {
      const lab = withMachines(ALL);
      asking(lab, MIDNIGHT + day * DAY);
      expect(sizes(lab), `day ${day}`).toEqual(["small", "middle", "large"]);
      const measures = dailyStandings(rules, lab).map(({ key }) => rules.goals.daily[key]?.measure);
      expect(new Set(measures).size).toBe(3);
    }
  });

  it("are the same for two labs with the same kinds of machines, and differ from day to day", () => {
    const keys = (types: MachineType[], day: number) => {
      const lab = withMachines(types);
      asking(lab, MIDNIGHT + day * DAY);
      return dailyStandings(rules, lab)
        .map(({ key }) => key)
        .join();
    };
    const days = Array.from({ length: 30 }, (_, day) => day);
    expect(days.map((day) => keys(ALL, day))).toEqual(days.map((day) => keys(["reactor", "catLair"], day)));
    expect(new Set(days.map((day) => keys(ALL, day))).size).toBeGreaterThan(5);
  });

  it("ask a lab only for what its machines do, and fill up when another machine comes", () => {
    const lab = withMachines([]);
    asking(lab, NOW);
    expect(sizes(lab)).toEqual([]);
    lab.machines = withMachines(ALL).machines;
    asking(lab, NOW);
    expect(sizes(lab)).toEqual(["small", "middle", "large"]);
    for (let day = 0; day < 30; day++) {
      const lairs = withMachines(["catLair"]);
      asking(lairs, MIDNIGHT + day * DAY);
      const measures = dailyStandings(rules, lairs).map(({ key }) => rules.goals.daily[key]?.measure);
      for (const measure of measures) expect(["activations", "catNipsMade"]).toContain(measure);
    }
  });

  it("count from the first change of their day, and pay once when they are reached", () => {
    const lab = withMachines(ALL);
    round(lab, MIDNIGHT + HOUR);
    asking(lab, MIDNIGHT + DAY);
    expect(dailyStandings(rules, lab).every(({ value }) => value === 0)).toBe(true);
    const before = { ...lab.resources };
    let paid: string[] = [];
    for (let hour = 1; hour <= 4; hour++) {
      round(lab, MIDNIGHT + DAY + hour * HOUR);
      paid = [...paid, ...goalsPaid(asking(lab, MIDNIGHT + DAY + hour * HOUR))];
    }
    const keys = dailyStandings(rules, lab).map(({ key }) => key);
    expect(paid.filter((key) => keys.includes(key)).sort()).toEqual([...keys].sort());
    expect(goalsPaid(asking(lab, MIDNIGHT + DAY + 5 * HOUR))).toEqual([]);
    const [small = ""] = keys;
    expect(lab.resources.catNips).toBeGreaterThan(before.catNips + goalPays(rules, small).catNips);
    expect(dailyStandings(rules, lab).every(({ reachedAt }) => reachedAt !== null)).toBe(true);
  });

  it("pay what was fulfilled on the evening before when the next day begins, and forget the rest", () => {
    const lab = withMachines(ALL);
    asking(lab, MIDNIGHT);
    round(lab, MIDNIGHT + 23 * HOUR);
    const standings = dailyStandings(rules, lab);
    const fulfilled = standings.filter(({ value, atLeast }) => value >= atLeast);
    expect(fulfilled.length).toBeGreaterThan(0);
    expect(fulfilled.length).toBeLessThan(standings.length);
    expect(standings.every(({ reachedAt }) => reachedAt === null)).toBe(true);
    const next = MIDNIGHT + DAY + HOUR;
    expect(goalsPaid(done(lab, activating("catLair-1"), next))).toEqual(fulfilled.map(({ key }) => key));
    const begun = dailyStandings(rules, lab);
    expect(begun.every(({ reachedAt }) => reachedAt === null)).toBe(true);
  });

  it("stay those of the later day while the clock is set back (ABU-136)", () => {
    const lab = withMachines(ALL);
    asking(lab, MIDNIGHT + DAY);
    round(lab, MIDNIGHT + DAY + HOUR);
    const first = goalsPaid(asking(lab, MIDNIGHT + DAY + HOUR));
    expect(first.length).toBeGreaterThan(0);
    const keys = dailyStandings(rules, lab).map(({ key }) => key);
    expect(changesGoals({ rules, lab, beside: NOTHING_BESIDE_LAB }, MIDNIGHT)).toBe(false);
    expect(goalsPaid(asking(lab, MIDNIGHT))).toEqual([]);
    expect(dailyStandings(rules, lab).map(({ key }) => key)).toEqual(keys);
  });

  it("end at midnight of the server's calendar", () => {
    expect(dailyGoalsEndAt(MIDNIGHT)).toBe(MIDNIGHT + DAY);
    expect(dailyGoalsEndAt(MIDNIGHT + DAY - 1)).toBe(MIDNIGHT + DAY);
  });

  it("are kept by a copy of the lab, which shares nothing with it", () => {
    const lab = withMachines(ALL);
    asking(lab, NOW);
    const copy = cloneLab(lab);
    round(lab, NOW + HOUR);
    asking(lab, NOW + HOUR);
    expect(dailyStandings(rules, copy).every(({ reachedAt }) => reachedAt === null)).toBe(true);
    expect(changesGoals({ rules, lab: copy, beside: NOTHING_BESIDE_LAB }, NOW)).toBe(false);
  });
});

describe("paying goals", () => {
  const problems = (goals: object) => {
    const loaded = loadRules({ goals });
    return loaded.ok ? "" : loaded.problems.join("\n");
  };

  it("a rule file where battles, friends or creatures pay is refused (GAP-77)", () => {
    for (const key of ["practise", "friend", "named", "wallet"])
      expect(problems({ first: { [key]: { pays: { catNips: 1 } } } })).toContain(`goals.first.${key}.pays: `);
    expect(problems({ achievements: { sparring: { pays: { energy: 1 } } } })).toContain("sparring.pays: ");
    expect(problems({ first: { build: { pays: { catNips: 1 } } } })).toBe("");
  });

  it("a rule file with a day's goal of a battle is refused", () => {
    expect(problems({ daily: { activateTwo: { measure: "practiceWins" } } })).toContain(
      "activateTwo.measure",
    );
  });
});
