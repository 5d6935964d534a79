import type { Deck } from "../battle/setup/new-battle.ts";
import type { Difficulty } from "../battle/state/battle.ts";
import { newRandom } from "../battle/state/random.ts";
import type { RuleSet } from "../ruleset/rule-set.ts";
import { requirementTeam } from "../simulation/requirement-team.ts";

const SEED = /^practice:([\w-]{1,64}):[\w-]{1,64}$/;

/** The seed of a practice battle. It names the seed of the lent team, so that a replay tells who was lent (`CON-93`). */
export function practiceSeed(teamSeed: string, battleId: string): string {
  return `practice:${teamSeed}:${battleId}`;
}

/** The seed of the team that is lent in the battle with this seed; null if it is no practice battle. */
export function teamSeedOf(seed: string): string | null {
  return SEED.exec(seed)?.[1] ?? null;
}

/** The team that a practice on a difficulty lends: it just meets the requirement. */
export function lentTeam(rules: RuleSet, teamSeed: string, difficulty: Difficulty): Deck {
  return requirementTeam(rules, newRandom(teamSeed), difficulty);
}
