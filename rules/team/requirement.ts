import type { Difficulty } from "../battle/state/battle.ts";
import type { Creature } from "../battle/state/creature.ts";
import { formOf } from "../battle/stats/card-values.ts";
import { creaturePower } from "../creatures/creature.ts";
import type { RuleSet } from "../ruleset/rule-set.ts";
import { fill } from "../text/fill.ts";
import { fillNumbers } from "../texts/fill-numbers.ts";

/**
 * Whether a team meets a difficulty's requirement: enough creatures of each form, where a higher form counts
 * as a lower one, and the average stat total (`BAT-021`, `CON-87`). It is only advice: no battle is refused
 * by it.
 */
export function meetsRequirement(
  rules: RuleSet,
  creatures: readonly Creature[],
  difficulty: Difficulty,
): boolean {
  const { form3, form2, form1, averageStats } = rules.difficulty[difficulty].requirement;
  const total = creatures.reduce((sum, creature) => sum + creaturePower(creature), 0);
  if (creatures.length === 0 || total / creatures.length < averageStats) return false;
  return hasForms(rules, creatures, [form3, form2, form1]);
}

/** `wanted`: how many creatures of form 3, 2, 1. */
function hasForms(rules: RuleSet, creatures: readonly Creature[], wanted: readonly number[]): boolean {
  const cumulative = rules.team.requirement.counts === "cumulative";
  let needed = 0;
  let found = 0;
  return wanted.every((count, index) => {
    const own = creatures.filter((creature) => formOf(creature) === wanted.length - index).length;
    needed = cumulative ? needed + count : count;
    found = cumulative ? found + own : own;
    return found >= needed;
  });
}

/** The sentence under the team: meets the requirements, or may be underpowered (`BAT-022`, `BAT-023`). */
export function requirementText(
  rules: RuleSet,
  creatures: readonly Creature[],
  difficulty: Difficulty,
): string {
  const { met, failed } = rules.texts.team.requirement;
  return fill(meetsRequirement(rules, creatures, difficulty) ? met : failed, {
    difficulty: rules.texts.difficulty[difficulty].inText,
  });
}

/** The recommended team of a difficulty, from its requirement (`BAT-009`, `GAP-38`). */
export function recommendedTeam(rules: RuleSet, difficulty: Difficulty): string {
  return fillNumbers(
    rules.texts,
    rules.texts.team.requirement.recommended,
    rules.difficulty[difficulty].requirement,
  );
}
