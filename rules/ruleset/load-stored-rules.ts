import type { Texts } from "../texts/texts.ts";
import type { AddedRules } from "./added-rules.ts";
import { numberProblems, unknownNumbers } from "./number-problems.ts";
import { isTree, type Tree } from "./overlay.ts";
import { namedSource, problemSentence } from "./problem.ts";
import { isRemovedKey } from "./removed-keys.ts";
import type { RuleSet } from "./rule-set.ts";
import { restoredRules, type StoredRules } from "./stored-rules.ts";

/** A rule set that this release can play by, or sentences about what it does not know of it. */
export type LoadedStoredRules = { ok: true; rules: RuleSet } | { ok: false; problems: string[] };

/**
 * Checks a stored rule set, of this release or another one. Rules that an earlier release did not have yet are added,
 * settings that are gone are left out (`GAP-72`). A rule that this release does not know yet cannot be played by.
 *
 * @param name names the rule set in those sentences
 * @param today the texts to play with
 */
export function loadStoredRules(
  stored: StoredRules,
  name: string,
  today: Texts,
  added?: AddedRules,
): LoadedStoredRules {
  const numbers = withoutRemovedKeys(stored.numbers);
  const rules = restoredRules({ ...stored, numbers }, today, added);
  const unknown = unknownNumbers(numbers).map((key) => `${name}: ${key}: found an unknown key`);
  const wrong = numberProblems(rules).map((problem) => problemSentence(namedSource(name), problem));
  const problems = [...unknown, ...wrong];
  return problems.length === 0 ? { ok: true, rules } : { ok: false, problems };
}

function withoutRemovedKeys(tree: Tree, path = ""): Tree {
  const kept = Object.entries(tree).filter(([key]) => !isRemovedKey(path + key));
  return Object.fromEntries(
    kept.map(([key, value]) => [key, isTree(value) ? withoutRemovedKeys(value, `${path}${key}.`) : value]),
  );
}
