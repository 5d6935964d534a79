import type { RuleSet } from "../../ruleset/rule-set.ts";
import { type FoundPosition, findPosition } from "./find-position.ts";
import { sourceTurns } from "./source-battle.ts";
import { CHECKING, FINDING } from "./weigh-turn.ts";

/**
 * The first position of a played battle that holds when it is looked at again with ten times as many tries and other
 * dice; null if it has none. At most one, so that positions differ. The same seed gives the same position (`GAP-74`).
 * @param rules the rules of positions
 * @param chances the same rules with chance
 */
export function searchBattle(rules: RuleSet, chances: RuleSet, seed: string): FoundPosition | null {
  for (const turn of sourceTurns(rules, chances, seed)) {
    if (findPosition(rules, chances, turn, FINDING) === null) continue;
    const checked = findPosition(rules, chances, turn, CHECKING, "check");
    if (checked !== null) return checked;
  }
  return null;
}
