import { readFileSync } from "node:fs";
import { Check } from "typebox/schema";
import { describe, expect, it } from "vitest";
import {
  ACTION_TYPES,
  type BattleAction,
  fillNumbers,
  legalActions,
  lessonAdvice,
  lessonOf,
  lessonProgress,
  lessonSetup,
  newBattle,
  newRandom,
  type RuleSet,
  roll,
  shippedLessons,
  shippedRules,
} from "../../../rules/index.ts";
import { LESSON_SCHEMA } from "../../../rules/ruleset/schema/lesson.ts";
import { loadRules } from "../../../rules/validation.ts";
import { type Learner, obedient, type PlayedLesson, playLesson } from "./learner.ts";

function rulesWith(overlay: object): RuleSet {
  const loaded = loadRules(overlay);
  if (!loaded.ok) throw new Error(loaded.problems.join("\n"));
  return loaded.rules;
}

/** Takes any legal action, half of the time what is asked. */
function wilful(seed: string): Learner {
  const dice = newRandom(seed);
  return (battle, { move }) => {
    if (roll(dice) < 0.5) return move;
    const actions = legalActions(shippedRules, battle, 0);
    return actions[Math.floor(roll(dice) * actions.length)] as BattleAction;
  };
}

/** Does what is asked until all steps are done, then takes any legal action but seldom ends a turn early. */
function careless(seed: string): Learner {
  const dice = newRandom(seed);
  return (battle, { move, isFree }) => {
    const others = legalActions(shippedRules, battle, 0).filter(({ type }) => type !== "endTurn");
    if (!isFree || others.length === 0) return move;
    return others[Math.floor(roll(dice) * others.length)] as BattleAction;
  };
}

const { first, second } = shippedLessons;
const lessons = Object.values(shippedLessons);
const seeds = Array.from({ length: 4 }, (_, index) => `${index}`);
const played = (learner: Learner): PlayedLesson[] =>
  lessons.map((lesson) => playLesson(shippedRules, lesson, learner));
const [obedientFirst, obedientSecond] = played(obedient) as [PlayedLesson, PlayedLesson];
/** The battles of wilful learners, which several tests look at. */
const wilfulBattles = seeds.flatMap((seed) => played(wilful(seed)));
const sentencesOf = (text: string) => [
  ...new Intl.Segmenter("en", { granularity: "sentence" }).segment(text),
];
const textsOf = ({ said }: PlayedLesson) => said.map(({ text }) => text);

describe("a guided battle", () => {
  it.each(lessons.map(({ id }) => [id]))("has a file that fits its schema: %s", (id) => {
    const file = JSON.parse(readFileSync(`rules/lesson/${id}-lesson.json`, "utf8"));
    expect(Check(LESSON_SCHEMA, file)).toBe(true);
  });

  it("is won by a learner who only does what the coach asks, the first in 4 to 9 turns, the second in 3 to 7", () => {
    expect([obedientFirst, obedientSecond].map(({ battle }) => battle.winner)).toEqual([0, 0]);
    expect(obedientFirst.battle.turn).toBeGreaterThanOrEqual(4);
    expect(obedientFirst.battle.turn).toBeLessThanOrEqual(9);
    expect(obedientSecond.battle.turn).toBeGreaterThanOrEqual(3);
    expect(obedientSecond.battle.turn).toBeLessThanOrEqual(7);
  });

  it("has such a learner take every kind of action in the two battles together", () => {
    const actions = [obedientFirst, obedientSecond].flatMap((one) => one.actions);
    expect(new Set(actions.map(({ type }) => type))).toEqual(new Set(ACTION_TYPES));
  });

  it("is won however a learner plays once all steps are done", () => {
    const winners = seeds.flatMap((seed) => played(careless(seed)).map(({ battle }) => battle.winner));
    expect(new Set(winners)).toEqual(new Set([0]));
  });

  it("never falls silent, asks for what is illegal, goes back or lasts for ever, whatever a learner does", () => {
    for (const { battle, said } of wilfulBattles) {
      expect(battle.winner).not.toBeNull();
      const steps = said.map(({ step }) => step);
      expect(steps).toEqual(steps.toSorted((one, other) => one - other));
    }
  });

  it("says one or two sentences at once, without an open place or a thing without a name", () => {
    for (const { text } of [obedientFirst, obedientSecond, ...wilfulBattles].flatMap(({ said }) => said)) {
      expect(sentencesOf(text).length).toBeLessThanOrEqual(2);
      expect(text).toMatch(/^[^{}]+[.!]$/);
      expect(text).not.toMatch(/ {2}| [.,:]|\bThis\b/);
    }
  });

  it("is known by its seed, which no other battle has", () => {
    for (const lesson of lessons) {
      const setup = lessonSetup(shippedRules, lesson);
      expect(setup && lessonOf(setup)).toBe(lesson);
    }
    expect(lessonOf({ seed: "another" })).toBeNull();
  });
});

describe("the numbers of the header in a guided battle", () => {
  /** What each action of an obedient learner brings into the header, in order. */
  const brought = ({ said }: PlayedLesson) => said.flatMap(({ fresh }) => fresh ?? []);

  it("appear one at a time, when they first move, each with one explanation", () => {
    expect(brought(obedientFirst).map(({ number }) => number)).toEqual(["momentum", "combo", "synergies"]);
    expect(new Set(brought(obedientSecond).map(({ number }) => number)).size).toBe(
      brought(obedientSecond).length,
    );
    expect(obedientFirst.said[0]?.seen).toEqual([]);
    for (const { said } of [obedientFirst, obedientSecond, ...wilfulBattles])
      for (const [index, { seen }] of said.entries()) {
        const before = said[index - 1]?.seen ?? [];
        expect(seen.slice(0, before.length)).toEqual(before);
        expect(seen.length - before.length).toBeLessThanOrEqual(1);
      }
  });

  it("are each explained by the texts of both battles together, with the rule's own numbers", () => {
    const texts = [obedientFirst, obedientSecond].flatMap((one) => [
      ...textsOf(one),
      ...brought(one).map(({ text }) => text),
    ]);
    for (const reason of [
      "Deploying took 6 energy and left you 4; your next turn brings 4, and more with each creature",
      "An attack costs 2 energy",
      "You win when the enemy has no creature left",
      "For every 10, your next turn brings 1 more",
      "Your momentum is full: of the 6 energy that your next turn brings, 1 comes from momentum",
      "3 of them give your creatures +2 to both attacks",
      "when this turn ends, your creatures get +2 to both attacks for 2 turns",
      "Iron Wall makes your creatures 6% stronger",
      // Its bonus and that of one Legendary, as the header shows them.
      "Press Synergy +11% to see what adds up to it",
      "Magic beats Strength: Corvax hits Enemy Minermole 25% harder",
      "loses less health for 2 turns, and the stance costs 1 energy",
    ])
      expect(
        texts.some((text) => text.includes(reason)),
        reason,
      ).toBe(true);
  });
});

describe("the sentences of the coach", () => {
  const adviceAfter = (actions: BattleAction[], choice = {}, rules = shippedRules) => {
    const setup = lessonSetup(rules, first) as NonNullable<ReturnType<typeof lessonSetup>>;
    const battle = newBattle(rules, setup);
    const chosen = { actorId: null, targetId: null, ...choice };
    return lessonAdvice(rules, first, battle, lessonProgress(rules, first, setup, actions), chosen);
  };

  it("ask for no creature that is chosen already", () => {
    expect(adviceAfter([])?.text).toContain("Choose Cudoge in your hand, then press Deploy.");
    expect(adviceAfter([], { actorId: "lesson-own-1" })?.text).toMatch(/lost\. Press Deploy\.$/);
  });

  it("name what lacks energy, how much it needs and how much there is", () => {
    const lacking = textsOf(obedientFirst).find((text) => text.startsWith("Cast Spell needs"));
    expect(lacking).toMatch(
      /^Cast Spell needs 4 energy; you have \d\. Press End Turn: your next turn brings \d\.$/,
    );
  });

  it("do not say that a tool costs energy where it is free, and name its cost where it is not", () => {
    const toolTexts = (rules: RuleSet) =>
      textsOf(playLesson(rules, first, obedient)).filter((text) => text.startsWith("A tool works"));
    expect(toolTexts(shippedRules)[0]).toContain("costs no energy");
    expect(toolTexts(rulesWith({ battle: { costs: { tool: 1 } } }))[0]).toContain("costs 1 energy");
  });

  it("repeat only what is to be pressed after the learner did something else", () => {
    const setup = lessonSetup(shippedRules, first) as NonNullable<ReturnType<typeof lessonSetup>>;
    const progress = { step: 0, astray: true, seen: [], fresh: null };
    const { both, astray, press } = shippedRules.texts.lesson;
    const asks = fillNumbers(shippedRules.texts, press.card, { creature: "Cudoge", button: "Deploy" });
    expect(lessonAdvice(shippedRules, first, newBattle(shippedRules, setup), progress)?.text).toBe(
      fillNumbers(shippedRules.texts, both, { why: astray, press: asks }),
    );
  });
});

describe("lessonProgress", () => {
  const setup = lessonSetup(shippedRules, first) as NonNullable<ReturnType<typeof lessonSetup>>;
  const deploy: BattleAction = { type: "deploy", creatureId: "lesson-own-1" };
  const endTurn: BattleAction = { type: "endTurn" };
  const progress = (...actions: BattleAction[]) => lessonProgress(shippedRules, first, setup, actions);

  it("follows the learner's actions, so that a reload asks nothing twice", () => {
    expect(progress()).toEqual({ step: 0, astray: false, seen: [], fresh: null });
    expect(progress(deploy)).toEqual({ step: 1, astray: false, seen: ["momentum"], fresh: "momentum" });
    expect(progress(deploy, endTurn)).toMatchObject({ step: 2, seen: ["momentum"], fresh: null });
  });

  it("stays at a step and notices when the learner does something else", () => {
    expect(progress(endTurn)).toMatchObject({ step: 0, astray: true });
  });

  it("asks for a creature first when an attack is next and nobody is on the field", () => {
    const attack = { step: 2, astray: false, seen: [], fresh: null };
    const advice = lessonAdvice(shippedRules, first, newBattle(shippedRules, setup), attack);
    expect(advice?.text).toBe(
      "Attack needs a creature on your field. Choose Cudoge in your hand, then press Deploy.",
    );
    expect(advice?.move).toEqual(deploy);
  });

  it("leaves a step out that was not done in three own turns", () => {
    const turns = [endTurn, endTurn, endTurn, endTurn, endTurn];
    expect(progress(...turns.slice(0, 4)).step).toBe(0);
    expect(progress(...turns).step).toBeGreaterThan(0);
  });

  it("leaves out what only a full momentum or a combo brings, where there is none", () => {
    const secondSetup = lessonSetup(shippedRules, second) as typeof setup;
    const actions: BattleAction[] = [
      { type: "deploy", creatureId: "lesson-own-1" },
      endTurn,
      endTurn,
      endTurn,
    ];
    const { step } = lessonProgress(shippedRules, second, secondSetup, actions);
    expect(second.steps[step]?.id).toBe("matchup");
  });
});

describe("a guided battle under other rules", () => {
  it("takes its numbers from them", () => {
    const rules = rulesWith({ battle: { costs: { attack: 3, spell: 6 } } });
    const texts = textsOf(playLesson(rules, first, obedient));
    expect(texts.some((text) => text.includes("An attack costs 3 energy"))).toBe(true);
    expect(texts.some((text) => text.includes("costs 6 energy"))).toBe(true);
  });

  it.each([
    ["costs", { battle: { costs: { attack: 1, defend: 4, spell: 9, tool: 2, deployBase: 8 } } }],
    ["little energy", { battle: { energy: { playerStart: 0, regenBase: 1 } } }],
    ["a field of two", { battle: { fieldLimit: 2 } }],
    ["no synergy of one Legendary", { synergy: { legendary: { bonus: 0 } } }],
    ["free deployments of the enemy", { ai: { openingDeploys: 2 } }],
    ["spells that hit all", { spells: { "Babylon Burst": { side: "ally" } } }],
    ["no advantage of any specialty", { battle: { matchup: { advantage: 1, disadvantage: 1 } } }],
  ])("is played to its end with other %s", (_what, overlay) => {
    const rules = rulesWith(overlay);
    for (const lesson of lessons)
      expect(playLesson(rules, lesson, obedient).battle.winner, lesson.id).not.toBeNull();
  });

  it("is not there when its teams do not fit", () => {
    const large = { battle: { team: { min: 4 } }, difficulty: { easy: { requirement: { form1: 2 } } } };
    expect(lessonSetup(rulesWith(large), first)).toBeNull();
    const { cudoge: _, ...species } = shippedRules.species;
    expect(lessonSetup({ ...shippedRules, species }, first)).toBeNull();
  });

  it("does without a tool that the rules do not have", () => {
    const { "Hyperscale Capacitor": _, ...tools } = shippedRules.tools;
    const { said, battle } = playLesson({ ...shippedRules, tools }, first, obedient);
    expect(battle.winner).toBe(0);
    expect(said.some(({ move }) => move.type === "useTool")).toBe(false);
  });
});
