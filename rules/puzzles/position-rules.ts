import { type Tree, withOverlay } from "../ruleset/overlay.ts";
import type { RuleSet } from "../ruleset/rule-set.ts";

type SpellRow = RuleSet["spells"][string];

/**
 * What positions play by besides the rules they were found under: nothing depends on chance, and no level makes
 * mistakes. A value of the positions alone: neither arena nor PvP reads it (`GAP-73`).
 */
const WITHOUT_CHANCE = {
  battle: {
    caps: { criticalChance: 0, dodgeChance: 0 },
    damage: { varianceLow: 1, varianceHigh: 1 },
    criticalDebuff: { chance: 0 },
    effectiveDebuff: { chance: 0 },
  },
  ai: { mistakes: { easy: 0, medium: 0, hard: 0, expert: 0 } },
  difficulty: { expert: { focusFireChance: 1, multiActionChance: 1 } },
} satisfies Tree;

/** The rule set of positions that are found under these rules. */
export function positionRules(rules: RuleSet): RuleSet {
  return changed(rules, WITHOUT_CHANCE, () => 0);
}

/** The rules of positions with the chances of another rule set, to play positions on as real battles are played. */
export function withChance(position: RuleSet, real: RuleSet): RuleSet {
  const chances = sameKeys(WITHOUT_CHANCE, real as unknown as Tree);
  return changed(position, chances, (name, chance) => real.spells[name]?.[chance] ?? 0);
}

/** The rules with other numbers, and with other chances of the spells that have one. */
function changed(
  rules: RuleSet,
  numbers: Tree,
  chanceOf: (name: string, chance: "criticalChance" | "stunChance") => number,
): RuleSet {
  const spells = Object.entries(rules.spells).map(([name, row]): [string, SpellRow] => {
    const { ...copy } = row;
    for (const chance of ["criticalChance", "stunChance"] as const)
      if (copy[chance] !== undefined) copy[chance] = chanceOf(name, chance);
    return [name, copy];
  });
  return { ...(withOverlay({ ...rules }, numbers, []) as RuleSet), spells: Object.fromEntries(spells) };
}

/** The numbers of a tree at the keys of another one. */
function sameKeys(keys: Tree, tree: Tree): Tree {
  return Object.fromEntries(
    Object.entries(keys).map(([key, below]) => {
      const found = tree[key];
      return [key, typeof below === "object" ? sameKeys(below as Tree, found as Tree) : found];
    }),
  );
}
