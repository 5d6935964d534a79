import { LAST_FORM, STAT_NAMES } from "../../battle/state/creature.ts";
import { type Problem, wrongValue } from "../problem.ts";
import type { CheckedRules } from "./checked-rules.ts";
import { matchesOf } from "./paths.ts";

/** What numbers of a pattern may be; their schemas allow more, as stored rules of earlier releases may have more. */
export interface NumberRange {
  pattern: string;
  min: number;
  max: number;
  /** What the number is, for the sentence. */
  what: string;
}

const chance = (pattern: string): NumberRange => ({ pattern, min: 0, max: 1, what: "a chance" });
const percent = (pattern: string): NumberRange => ({
  pattern,
  min: 0,
  max: 100,
  what: "a chance in percent",
});
const change = (pattern: string): NumberRange => ({
  pattern,
  min: -100,
  max: 100,
  what: "added to a chance in percent",
});
const reduction = (pattern: string): NumberRange => ({ pattern, min: -1, max: 1, what: "a share of damage" });
const decay = (pattern: string): NumberRange => ({ pattern, min: 0, max: 2, what: "a factor" });
const form = (pattern: string): NumberRange => ({
  pattern,
  min: 0,
  max: LAST_FORM,
  what: "a form that is drawn",
});
const specialties = (pattern: string): NumberRange => ({
  pattern,
  min: 0,
  max: STAT_NAMES.length,
  what: "a number of specialties, of which there are as many as stats",
});

/** Groups of numbers in a tool, a spell or an effect: each turn, the first, on the target ... */
const EFFECTS = ["tools.*.*", "spells.*.*", "effectCatalogue.*.each", "genericTool.each", "missingTool.each"];

export const NUMBER_RANGES: readonly NumberRange[] = [
  chance("spells.*.stunChance"),
  percent("spells.*.criticalChance"),
  decay("tools.*.decay"),
  decay("spells.*.decay"),
  ...EFFECTS.flatMap((group) => [
    change(`${group}.criticalChance`),
    change(`${group}.dodgeChance`),
    reduction(`${group}.damageReduction`),
  ]),
  percent("battle.caps.criticalChance"),
  // Nothing but energy and hits ends the attacks of a turn.
  {
    pattern: "battle.caps.dodgeChance",
    min: 0,
    max: 95,
    what: "a chance in percent, and some attacks must hit",
  },
  { pattern: "battle.costs.attack", min: 1, max: 1000, what: "what limits the attacks of a turn" },
  percent("battle.floors.chance"),
  percent("battle.missing.criticalChance"),
  percent("battle.missing.dodgeChance"),
  form("difficulty.*.enemyCreatureLevel.max"),
  form("creatures.finalForm"),
  form("synergy.formProtection.guardForm"),
  specialties("enemy.specialtyCount.*.max"),
  specialties("synergy.balanced.minSpecialties"),
  { pattern: "pvp.matching.windowStepMs", min: 1, max: 31_536_000_000, what: "the length of a step" },
];

/** Numbers beyond what they can mean, such as a chance of 300%. */
export function rangeProblems({ rules }: CheckedRules): Problem[] {
  return NUMBER_RANGES.flatMap(({ pattern, min, max, what }) =>
    matchesOf(rules, pattern).flatMap(({ path, value }) => {
      if (typeof value !== "number" || (value >= min && value <= max)) return [];
      return [wrongValue(path, value, `${min} to ${max}: it is ${what}`)];
    }),
  );
}
