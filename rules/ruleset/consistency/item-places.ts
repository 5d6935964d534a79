import { isTree, type Tree } from "../overlay.ts";
import { valueAt } from "../texts-beside-numbers.ts";

/** Groups of numbers of a tool, spell or effect, with what their places begin with. */
const GROUPS = {
  each: "",
  onTarget: "",
  onCaster: "caster_",
  first: "first_",
  last: "last_",
  growth: "growth_",
} as const;

const ROWS = { tools: "tools", spells: "spells", effects: "effectCatalogue" } as const;
/** Places that `described` in `battle/effects/item-description.ts` fills besides the numbers of the row. */
const OF_EVERY_ITEM = ["fadePercent", "reductionPercent", "stunPercent"];
const OF_A_KIND = { tools: ["healingByTurn"], spells: ["criticalFactor"], effects: [] } as const;

/** The places that the sentence of a tool, spell or effect can have, from its numbers; null for any other text. */
export function itemPlaces(
  rules: Tree,
  [, subject, kind = "", name = ""]: readonly string[],
): string[] | null {
  if (subject !== "items" || !isKind(kind)) return null;
  const row = valueAt(rules, [ROWS[kind], name]);
  if (!isTree(row)) return [];
  const own = numbersIn(row);
  const grouped = Object.entries(GROUPS).flatMap(([group, prefix]) =>
    numbersIn(row[group]).map((key) => prefix + key),
  );
  return [...new Set([...own, ...grouped, ...OF_A_KIND[kind], ...OF_EVERY_ITEM])];
}

function isKind(name: string): name is keyof typeof ROWS {
  return Object.hasOwn(ROWS, name);
}

function numbersIn(value: unknown): string[] {
  if (!isTree(value)) return [];
  return Object.keys(value).filter((key) => typeof value[key] === "number");
}
