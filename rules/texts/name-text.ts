import { type Amount, formatAmount } from "../amounts/amount.ts";
import type { ResourceName } from "../amounts/resources.ts";
import type { RuleSet } from "../ruleset/rule-set.ts";
import { fillPlural } from "./fill-plural.ts";
import type { Plural } from "./plural.ts";
import type { Texts } from "./texts.ts";

type NamingTexts = Pick<Texts, "language" | "names">;

/**
 * A name of the rule files as players read it (`GAP-63`): 'Shaken', 'Evolution Crystal'. A name that has no word, such
 * as that of a tool or of an overlay's own status, stays as it is.
 * @param amount of what is named, as a number; chooses the form where a language has several
 */
export function nameText(texts: NamingTexts, name: string, amount?: number): string {
  const words: Readonly<Record<string, string | Plural>> = texts.names;
  const word = Object.hasOwn(words, name) ? words[name] : undefined;
  if (word === undefined || typeof word === "string") return word ?? name;
  return amount === undefined ? word.other : fillPlural(texts, word, { [word.of]: amount });
}

/** A resource as players read it; with an amount in the form for it: '1 Ei', '2 Eier'. */
export function resourceText(
  { texts, resourceNames }: { texts: NamingTexts; resourceNames: Record<ResourceName, string> },
  name: ResourceName,
  amount?: Amount,
): string {
  return nameText(texts, resourceNames[name], amount === undefined ? amount : Number(formatAmount(amount)));
}

/**
 * The names in rule files that are words of a language: all but those of creatures, tools, spells, TCorvax, Cat Nips
 * and Energy (`GAP-63`).
 */
function wordsInRules({ battle, rewards, resourceNames, effectCatalogue }: RuleSet): string[] {
  const { defend, criticalDebuff, effectiveDebuff, combo } = battle;
  const named = [defend, criticalDebuff, effectiveDebuff, combo, rewards.crystal].map(({ name }) => name);
  return [...named, resourceNames.eggs, ...Object.keys(effectCatalogue)];
}

/** Names of the shipped rule files without their word, and words without their name, in a sentence each. */
export function wordProblems(rules: RuleSet): string[] {
  const names = wordsInRules(rules);
  const words = Object.keys(rules.texts.names);
  return [
    ...names
      .filter((name) => !words.includes(name))
      .map((name) => `names.json: "${name}" of the rule files has no word`),
    ...words
      .filter((word) => !names.includes(word))
      .map(
        (word) => `names.json: "${word}" names nothing in the rule files, allowed are ${names.join(", ")}`,
      ),
  ];
}
