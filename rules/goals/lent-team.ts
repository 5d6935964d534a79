import type { Deck } from "../battle/setup/new-battle.ts";
import { DIFFICULTIES, type Difficulty } from "../battle/state/battle.ts";
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

/**
 * The team that a practice on a difficulty lends: it just meets the requirement. The rules say whether its items are
 * different, so that a battle of an earlier release is checked against the team that was lent in it (`GAP-72`).
 */
export function lentTeam(rules: RuleSet, teamSeed: string, difficulty: Difficulty): Deck {
  return requirementTeam(rules, newRandom(teamSeed), difficulty, rules.team.lent.differentItems);
}

/** A creature of the practice team of a difficulty. */
export interface PracticeCreature {
  difficulty: Difficulty;
  /** Its id in the lent team. */
  id: string;
}

const CREATURE_KEY = /^practice:(\w+):([\w-]{1,40})$/;

/** The key by which a creature of a practice team is named; no creature of the ledger has an id like it. */
export function practiceCreatureKey({ difficulty, id }: PracticeCreature): string {
  return `practice:${difficulty}:${id}`;
}

/** The creature of a practice team that a key names; null for every other text. */
export function practiceCreatureOf(key: string): PracticeCreature | null {
  const [, named, id = ""] = CREATURE_KEY.exec(key) ?? [];
  const difficulty = DIFFICULTIES.find((one) => one === named);
  return difficulty === undefined ? null : { difficulty, id };
}
