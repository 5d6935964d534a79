import type { Difficulty } from "../battle/state/battle.ts";
import type { Creature } from "../battle/state/creature.ts";
import type { RuleSet } from "../ruleset/rule-set.ts";
import { teamPower } from "./team-power.ts";
import { evenRating, winOdds } from "./win-chance.ts";

/** A team compared with the enemy of a difficulty, for the team panel. */
export interface TeamComparison {
  own: number;
  enemy: number;
  recommendation: string;
}

/**
 * Both ratings in whole numbers and the advice that follows (`BAT-016`, `BAT-019`, `GAP-33`). The higher rating belongs
 * to the side that wins more often.
 * @param isLent whether the team is lent, so that its player has no creatures to add and cannot improve those it has
 */
export function compareTeam(
  rules: RuleSet,
  creatures: readonly Creature[],
  difficulty: Difficulty,
  isLent = false,
): TeamComparison {
  const own = teamPower(rules, creatures);
  const enemy = evenRating(rules, creatures.length, difficulty);
  const recommendation =
    creatures.length === 0
      ? rules.texts.team.recommendation.empty
      : recommendationFor(rules, winOdds(rules, creatures, difficulty), isLent);
  return { own: Math.round(own), enemy: Math.round(enemy), recommendation };
}

/** The advice for these odds, which are wins per defeat (`GAP-33`). */
export function recommendationFor(rules: RuleSet, odds: number, isLent = false): string {
  const { below, lentWeak, otherwise } = rules.texts.team.recommendation;
  const place = rules.team.recommendation.below.findIndex(({ ratio }) => odds < ratio);
  return place === 0 && isLent ? lentWeak : (below[place] ?? otherwise);
}
