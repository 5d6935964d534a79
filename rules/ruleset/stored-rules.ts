import type { Texts } from "../texts/texts.ts";
import { type AddedRules, withAddedRules } from "./added-rules.ts";
import { isTree, type Tree } from "./overlay.ts";
import type { RuleSet } from "./rule-set.ts";
import { lengthAt, TEXTS_BESIDE_NUMBERS, valueAt } from "./texts-beside-numbers.ts";

/**
 * A rule set as it is stored for the battles that began under it (`GAP-72`): its numbers, and its English texts, of
 * which a later release may no longer have each.
 */
export interface StoredRules {
  numbers: Tree;
  texts: Tree;
}

/** What is stored of a rule set. */
export function storedRules({ texts, ...numbers }: RuleSet): StoredRules {
  return { numbers, texts };
}

/** The rules that decide what happens in a battle, and what it brings. */
const READ_BY_BATTLES: ReadonlySet<string> = new Set<keyof RuleSet>([
  "battle",
  "ai",
  "difficulty",
  "enemy",
  "species",
  "tools",
  "spells",
  "effectCatalogue",
  "genericTool",
  "missingTool",
  "synergy",
  "creatures",
  "evolve",
  "mint",
  "tokenCosts",
  "team",
  "rewards",
  "pvp",
]);

/** The numbers of a rule set that battles read. */
export function battleNumbers(rules: RuleSet): Tree {
  return Object.fromEntries(Object.entries(rules).filter(([key]) => READ_BY_BATTLES.has(key)));
}

/**
 * The rule set of stored numbers, with the rules that were added since and the texts of today in the reader's language.
 * Only texts that today's lack, such as the sentence of a tool that is gone, are the stored ones. What no battle reads,
 * such as the prices of machines, is as today, whatever was stored. Whether the numbers fit is not checked: see
 * `loadStoredRules`.
 */
export function restoredRules(
  { numbers, texts }: StoredRules,
  { texts: today, ...numbersToday }: RuleSet,
  added?: AddedRules,
): RuleSet {
  const stored = Object.entries(withAddedRules(numbers, added)).filter(([key]) => READ_BY_BATTLES.has(key));
  const others = Object.entries(numbersToday).filter(([key]) => !READ_BY_BATTLES.has(key));
  const complete = Object.fromEntries([...others, ...stored]);
  return { ...complete, texts: fittingTexts(complete, { ...today }, texts) } as RuleSet;
}

const spoken = new WeakMap<RuleSet, WeakMap<Texts, RuleSet>>();

/**
 * The same rules with the texts of another language (`GAP-63`); where those lack a text, as of a tool that is gone, it
 * stays. The answer is the same object each time, as tables are kept by rule set.
 */
export function rulesInLanguage(rules: RuleSet, texts: Texts): RuleSet {
  if (rules.texts === texts) return rules;
  const known = spoken.get(rules) ?? new WeakMap<Texts, RuleSet>();
  spoken.set(rules, known);
  const found = known.get(texts) ?? {
    ...rules,
    texts: fittingTexts({ ...rules }, { ...texts }, { ...rules.texts }) as unknown as Texts,
  };
  known.set(texts, found);
  return found;
}

/** Today's texts, with the stored ones where today's have none or do not match the numbers. */
function fittingTexts(numbers: Tree, today: Tree, stored: Tree): Tree {
  const joined = laidOver(stored, today);
  for (const [path, list] of TEXTS_BESIDE_NUMBERS)
    if (lengthAt(joined, path) !== lengthAt(numbers, list)) copyAt(joined, stored, path.split("."));
  return joined;
}

/** A new tree with everything in both; where both have something, `upper` has it. */
function laidOver(lower: Tree, upper: Tree): Tree {
  const joined = { ...lower };
  for (const [key, value] of Object.entries(upper)) {
    const below = lower[key];
    joined[key] = isTree(value) ? laidOver(isTree(below) ? below : {}, value) : value;
  }
  return joined;
}

function copyAt(target: Tree, source: Tree, path: readonly string[]): void {
  const parent = valueAt(target, path.slice(0, -1));
  const value = valueAt(source, path);
  if (isTree(parent) && value !== undefined) parent[path.at(-1) ?? ""] = value;
}
