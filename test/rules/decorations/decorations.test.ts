import { describe, expect, it } from "vitest";
import {
  choiceOf,
  cloneLab,
  decorationsOf,
  EARNED_KINDS,
  goalWords,
  hashRules,
  type Lab,
  type LabCommand,
  type RuleSet,
  UNDECORATED,
  whyNot,
} from "../../../rules/index.ts";
import { consistencyProblems } from "../../../rules/ruleset/consistency/consistency-problems.ts";
import { done, labWith, NOW, refused, rules } from "../lab/scene.ts";

const reachedLab = (...goals: string[]): Lab => ({
  ...labWith({ roomsUnlocked: 2 }),
  progress: { deeds: {}, reached: Object.fromEntries(goals.map((key) => [key, NOW])) },
});
const look = (key: string | null): LabCommand => ({ type: "decorate", kind: "looks", key });
const theme = (key: string | null, room: number): LabCommand => ({
  type: "decorate",
  kind: "themes",
  key,
  room,
});

describe("a lab's decorations", () => {
  it("begin as the game begins, with an empty shelf", () => {
    expect(decorationsOf(rules, labWith())).toEqual(UNDECORATED);
  });

  it("put a trophy on the shelf for each goal that brings one, in the order of the rule file", () => {
    const lab = reachedLab("contender", "practise", "build", "wallet");
    expect(decorationsOf(rules, lab).trophies).toEqual(["goldenWrench", "firstCup", "championCrown"]);
  });

  it("are one look and one theme for each room, and can be as in the beginning again", () => {
    const lab = reachedLab("cat", "room", "sparring");
    for (const command of [look("catEars"), theme("sunset", 1), theme("arena", 2)])
      expect(done(lab, command)).toEqual([{ type: "decorated" }]);
    expect(decorationsOf(rules, lab)).toEqual({
      ...UNDECORATED,
      look: "catEars",
      themes: { 1: "sunset", 2: "arena" },
      trophies: ["roomKey", "goldenCat"],
    });
    for (const command of [look(null), theme(null, 1)]) done(lab, command);
    expect(decorationsOf(rules, lab)).toMatchObject({ look: null, themes: { 2: "arena" } });
  });

  it("refuse what is not earned and say what it comes with (ABU-92)", () => {
    const lab = reachedLab("room");
    const refusal = refused(lab, look("wizard"));
    expect([refusal.code, refusal.text]).toEqual(["not_earned", "Not earned yet. It comes with: Growing Up"]);
    expect(refused(lab, theme("arena", 1)).code).toBe("not_earned");
  });

  it("refuse what the rules do not have, other kinds, and names of an object's own", () => {
    const lab = reachedLab("room", "cat");
    for (const command of [look("cape"), look("sunset"), theme("catEars", 1), look("constructor")])
      expect(refused(lab, command).code).toBe("unknown_decoration");
  });

  it("refuse a theme for a room that is locked or does not exist", () => {
    const lab = { ...reachedLab("sparring"), roomsUnlocked: 1 };
    expect(refused(lab, theme("arena", 2)).code).toBe("room_locked");
    for (const room of [0, 3, 1.5]) expect(refused(lab, theme("arena", room)).code).toBe("not_a_room");
  });

  it("do not show a choice that the rules no longer have", () => {
    const lab = reachedLab("cat");
    lab.decoration = { look: "removed", themes: { 1: "removed" } };
    expect(decorationsOf(rules, lab)).toMatchObject({ look: null, themes: {} });
  });

  it("are kept by a copy of the lab, which shares nothing with it", () => {
    const lab = reachedLab("cat", "room");
    for (const command of [look("catEars"), theme("sunset", 1)]) done(lab, command);
    const copy = cloneLab(lab);
    for (const command of [look(null), theme(null, 1)]) done(lab, command);
    expect(decorationsOf(rules, copy)).toMatchObject({ look: "catEars", themes: { 1: "sunset" } });
  });

  it("do not change the rule hash, as they only change how a lab looks (GAP-72)", () => {
    const others: RuleSet = { ...rules, decorations: { ...rules.decorations, looks: {}, rugs: {} } };
    expect(hashRules(others)).toBe(hashRules(rules));
  });
});

describe("the rows of the earned decorations", () => {
  const rows = EARNED_KINDS.flatMap((kind) =>
    Object.entries(rules.decorations[kind]).map(([key, { earnedBy }]) => ({ kind, key, earnedBy })),
  );

  it("can all be earned, and say how", () => {
    expect(rows.length).toBeGreaterThan(12);
    for (const { key, earnedBy } of rows)
      expect([key, goalWords(rules, earnedBy)?.how]).not.toContain(undefined);
  });

  it("can all be chosen once their goal is reached", () => {
    for (const { kind, key, earnedBy } of rows) {
      if (kind === "trophies") continue;
      const command: LabCommand = { type: "decorate", ...choiceOf(kind, key, 1) };
      expect([key, whyNot(rules, reachedLab(earnedBy), command, NOW)]).toEqual([key, null]);
    }
  });

  it("are refused by the rule check when their goal does not exist", () => {
    const broken = structuredClone(rules);
    broken.decorations.trophies.goldenWrench = { earnedBy: "biuld" };
    expect(consistencyProblems(broken, () => true).map(({ path }) => path.join("."))).toEqual([
      "decorations.trophies.goldenWrench.earnedBy",
    ]);
  });
});
