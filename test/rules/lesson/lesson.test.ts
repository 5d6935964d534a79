import { readFileSync } from "node:fs";
import { Check } from "typebox/schema";
import { describe, expect, it } from "vitest";
import {
  ACTION_TYPES,
  type BattleAction,
  fill,
  isLesson,
  legalActions,
  lessonAdvice,
  lessonProgress,
  lessonSetup,
  newBattle,
  newRandom,
  type RuleSet,
  roll,
  shippedRules,
} from "../../../rules/index.ts";
import { LESSON_SCHEMA } from "../../../rules/ruleset/schema/lesson.ts";
import { loadRules } from "../../../rules/validation.ts";
import { type Learner, obedient, playLesson } from "./learner.ts";

function rulesWith(overlay: object): RuleSet {
  const loaded = loadRules(overlay);
  if (!loaded.ok) throw new Error(loaded.problems.join("\n"));
  return loaded.rules;
}

/** Takes any legal action, half of the time what is asked. */
function wilful(seed: string): Learner {
  const dice = newRandom(seed);
  return (battle, { move }) => {
    if (move !== null && roll(dice) < 0.5) return move;
    const actions = legalActions(shippedRules, battle, 0);
    return actions[Math.floor(roll(dice) * actions.length)] as BattleAction;
  };
}

/** Does what is asked until all steps are done, then takes any legal action but seldom ends a turn early. */
function careless(seed: string): Learner {
  const dice = newRandom(seed);
  return (battle, { move, isFree }) => {
    const actions = legalActions(shippedRules, battle, 0);
    const others = actions.filter(({ type }) => type !== "endTurn");
    if (!isFree || others.length === 0) return move ?? { type: "endTurn" };
    return others[Math.floor(roll(dice) * others.length)] as BattleAction;
  };
}

const seeds = Array.from({ length: 4 }, (_, index) => `${index}`);
const obedientBattle = playLesson(shippedRules, obedient);
/** The battles of wilful learners, which several tests look at. */
const wilfulBattles = seeds.map((seed) => playLesson(shippedRules, wilful(seed)));
const sentencesOf = (text: string) => [
  ...new Intl.Segmenter("en", { granularity: "sentence" }).segment(text),
];

describe("the guided battle", () => {
  it("has a file that fits its schema", () => {
    const file = JSON.parse(readFileSync("rules/lesson/lesson.json", "utf8"));
    expect(Check(LESSON_SCHEMA, file)).toBe(true);
  });

  it("is won by a learner who only does what the coach asks, in 4 to 12 turns", () => {
    const { battle } = obedientBattle;
    expect(battle.winner).toBe(0);
    expect(battle.turn).toBeGreaterThanOrEqual(4);
    expect(battle.turn).toBeLessThanOrEqual(12);
  });

  it("has such a learner take every kind of action, form a synergy and read about energy", () => {
    const { said, actions } = obedientBattle;
    expect(new Set(actions.map(({ type }) => type))).toEqual(new Set(ACTION_TYPES));
    const shown = said.flatMap(({ shows }) => shows ?? []);
    expect(shown).toEqual(["field", "energy", "synergies"]);
  });

  it("is won however a learner plays once all steps are done", () => {
    const won = seeds.filter((seed) => playLesson(shippedRules, careless(seed)).battle.winner === 0);
    expect(won).toEqual(seeds);
  });

  it("never falls silent, asks for what is illegal, goes back or lasts for ever, whatever a learner does", () => {
    for (const { battle, said } of wilfulBattles) {
      expect(battle.winner).not.toBeNull();
      const steps = said.map(({ step }) => step);
      expect(steps).toEqual(steps.toSorted((one, other) => one - other));
    }
  });

  it("says one or two sentences at once, without an open place", () => {
    for (const { text } of wilfulBattles.flatMap(({ said }) => said)) {
      expect(sentencesOf(text).length).toBeLessThanOrEqual(2);
      expect(text).toMatch(/^[^{}]+[.!]$/);
    }
  });

  it("is known by its seed, which no other battle has", () => {
    const setup = lessonSetup(shippedRules);
    expect(setup && isLesson(setup)).toBe(true);
    expect(isLesson({ seed: "another" })).toBe(false);
  });
});

describe("lessonProgress", () => {
  const setup = lessonSetup(shippedRules) as NonNullable<ReturnType<typeof lessonSetup>>;
  const deploy: BattleAction = { type: "deploy", creatureId: "lesson-own-1" };
  const endTurn: BattleAction = { type: "endTurn" };

  it("passes steps that are only read with the next action, so that a reload asks nothing twice", () => {
    expect(lessonProgress(shippedRules, setup, [])).toEqual({ step: 0, astray: false });
    expect(lessonProgress(shippedRules, setup, [], 1).step).toBe(1);
    expect(lessonProgress(shippedRules, setup, [deploy]).step).toBe(2);
    expect(lessonProgress(shippedRules, setup, [deploy, endTurn]).step).toBe(4);
  });

  it("stays at a step and notices when the learner does something else", () => {
    const progress = lessonProgress(shippedRules, setup, [endTurn], 1);
    expect(progress).toEqual({ step: 1, astray: true });
    const battle = newBattle(shippedRules, setup);
    const { again } = shippedRules.texts.lesson;
    const values = { creature: "Cudoge", button: shippedRules.texts.battleScreen.actions.deploy };
    expect(lessonAdvice(shippedRules, battle, progress)?.text).toBe(fill(again.deploy, values));
  });

  it("asks for a creature first when an attack is next and nobody is on the field", () => {
    const attack = { step: 4, astray: false };
    const advice = lessonAdvice(shippedRules, newBattle(shippedRules, setup), attack);
    const values = { creature: "Cudoge", button: shippedRules.texts.battleScreen.actions.deploy };
    expect(advice?.text).toBe(fill(shippedRules.texts.lesson.first.creature, values));
    expect(advice?.move).toEqual(deploy);
  });

  it("leaves a step out that was not done in three own turns", () => {
    const turns = [endTurn, endTurn, endTurn, endTurn, endTurn];
    expect(lessonProgress(shippedRules, setup, turns.slice(0, 4)).step).toBe(1);
    expect(lessonProgress(shippedRules, setup, turns).step).toBeGreaterThan(1);
  });
});

describe("the guided battle under other rules", () => {
  it("takes its numbers from them", () => {
    const rules = rulesWith({ battle: { costs: { attack: 3, spell: 6 } } });
    const texts = playLesson(rules, obedient).said.map(({ text }) => text);
    expect(texts.some((text) => text.includes("An attack costs 3 energy"))).toBe(true);
    expect(texts.some((text) => text.includes("cost 6 energy"))).toBe(true);
  });

  it.each([
    ["costs", { battle: { costs: { attack: 1, defend: 4, spell: 9, tool: 2, deployBase: 8 } } }],
    ["little energy", { battle: { energy: { playerStart: 0, regenBase: 1 } } }],
    ["a field of two", { battle: { fieldLimit: 2 } }],
    ["no synergy of one Legendary", { synergy: { legendary: { bonus: 0 } } }],
    ["free deployments of the enemy", { ai: { openingDeploys: 2 } }],
    ["spells that hit all", { spells: { "Babylon Burst": { side: "ally" } } }],
  ])("is played to its end with other %s", (_what, overlay) => {
    expect(playLesson(rulesWith(overlay), obedient).battle.winner).toBe(0);
  });

  it("is not there when its teams do not fit", () => {
    const large = { battle: { team: { min: 4 } }, difficulty: { easy: { requirement: { form1: 2 } } } };
    expect(lessonSetup(rulesWith(large))).toBeNull();
    const { cudoge: _, ...species } = shippedRules.species;
    expect(lessonSetup({ ...shippedRules, species })).toBeNull();
  });

  it("does without a tool that the rules do not have", () => {
    const { "Hyperscale Capacitor": _, ...tools } = shippedRules.tools;
    const rules = { ...shippedRules, tools };
    const { said, battle } = playLesson(rules, obedient);
    expect(battle.winner).toBe(0);
    expect(said.some(({ move }) => move?.type === "useTool")).toBe(false);
  });
});
