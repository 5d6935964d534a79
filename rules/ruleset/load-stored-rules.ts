import { type AddedRules, withAddedRules } from "./added-rules.ts";
import { numberProblems, unknownNumbers } from "./number-problems.ts";
import { isTree, type Tree } from "./overlay.ts";
import { namedSource, problemSentence } from "./problem.ts";
import { isRemovedKey } from "./removed-keys.ts";
import type { RuleSet } from "./rule-set.ts";
import { restoredRules, type StoredRules } from "./stored-rules.ts";
import { valueAt } from "./texts-beside-numbers.ts";

/** A rule set that this release can play by, or sentences about what is wrong with it. */
export type LoadedStoredRules =
  | { ok: true; rules: RuleSet }
  /** `completed`: null where a rule is unknown here; where rules are only missing, with those of today in their place. */
  | { ok: false; problems: string[]; completed: RuleSet | null };

/**
 * Checks what a battle reads of a stored rule set, of this release or another one. Rules that an earlier release did
 * not have yet are added, settings that are gone are left out (`GAP-72`). A rule that this release does not know yet
 * cannot be played by.
 *
 * @param name names the rule set in those sentences
 * @param today the rules of this process: their texts are played with, and what no battle reads is theirs
 */
export function loadStoredRules(
  stored: StoredRules,
  name: string,
  today: RuleSet,
  added?: AddedRules,
): LoadedStoredRules {
  const numbers = withoutRemovedKeys(stored.numbers);
  const rules = restoredRules({ ...stored, numbers }, today, added);
  const unknown = unknownNumbers(numbers).map((key) => `${name}: ${key}: found an unknown key`);
  const wrong = numberProblems(rules);
  const problems = [...unknown, ...wrong.map((problem) => problemSentence(namedSource(name), problem))];
  if (problems.length === 0) return { ok: true, rules };
  const isNewer = unknown.length > 0 || wrong.some(({ path }) => valueAt(rules, path) !== undefined);
  if (isNewer) return { ok: false, problems, completed: null };
  const missing = wrong.map(({ path }) => [path.join("."), valueAt({ ...today }, path)] as const);
  return { ok: false, problems, completed: withAddedRules(rules, missing) as RuleSet };
}

function withoutRemovedKeys(tree: Tree, path = ""): Tree {
  const kept = Object.entries(tree).filter(([key]) => !isRemovedKey(path + key));
  return Object.fromEntries(
    kept.map(([key, value]) => [key, isTree(value) ? withoutRemovedKeys(value, `${path}${key}.`) : value]),
  );
}
