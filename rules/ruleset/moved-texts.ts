import { isTree, type Tree } from "./overlay.ts";

/**
 * The present path, below `texts`, of a text that earlier releases kept among the numbers; `*` is any single
 * key. Texts that are not listed kept their path: `refusals.cooldown` is `texts.refusals.cooldown`.
 */
const RENAMED: readonly (readonly [string, string])[] = [
  ["activationTexts", "lab.activation"],
  ["balanceTexts", "collection.balance"],
  ["collectionTexts", "collection.loading"],
  ["difficulty.*.warning", "difficulty.warnings.*"],
  ["effectCatalogue.*.description", "items.effects.*"],
  ["fomoHitTexts", "lab.fomoHit"],
  ["incubatorTexts", "lab.incubator"],
  ["ledgerTexts", "ledger"],
  ["mintTexts", "collection"],
  ["notices", "lab.notices"],
  ["pets.cat.name", "lab.pets.cat"],
  ["pvp.practice.name", "pvp.botName"],
  ["pvp.texts", "pvp"],
  ["rewards.badges.*.name", "rewards.badges.*"],
  ["spells.*.description", "items.spells.*"],
  ["stakingHelp", "lab.staking"],
  ["tools.*.description", "items.tools.*"],
  ["transactionTexts", "everyTransaction"],
];

/**
 * Lists whose rows once held a number and its text: the list, the text's key, and the present list of texts.
 */
const ROWS: readonly (readonly [string, string, string])[] = [
  ["ledgerReasons", "text", "ledger.reasons"],
  ["pvp.ranks", "title", "pvp.ranks"],
  ["synergy.pair.pairs", "name", "synergy.pair.names"],
  ["team.recommendation.below", "text", "team.recommendation.below"],
];

/**
 * The present path, below `texts`, of the text that earlier releases kept at `path`; null if there was none.
 */
export function todaysPath(rules: Tree, path: readonly string[]): string[] | null {
  const [top = ""] = path;
  if (has(rules, path)) return null;
  for (const [before, today] of RENAMED) {
    const places = before.split(".");
    if (!places.every((place, index) => (place === "*" ? index < path.length : place === path[index])))
      continue;
    const any = path[places.indexOf("*")] ?? "";
    return [...today.replace("*", any).split("."), ...path.slice(places.length)];
  }
  return has(rules.texts, path) || (!Object.hasOwn(rules, top) && has(rules.texts, [top])) ? [...path] : null;
}

function has(tree: unknown, path: readonly string[]): boolean {
  let place = tree;
  for (const key of path) {
    if (!isTree(place) || !Object.hasOwn(place, key)) return false;
    place = place[key];
  }
  return true;
}

/**
 * The texts from the rows of an earlier release's list, the rows without them, and the texts' present path.
 */
export function takenApart(
  path: string,
  rows: unknown,
): { rows: Tree[]; texts: unknown[]; today: string[] } | null {
  const list = ROWS.find(([before]) => before === path);
  if (!list || !Array.isArray(rows) || !rows.every(isTree)) return null;
  const [, textKey, today] = list;
  if (!rows.every((row) => Object.hasOwn(row, textKey))) return null;
  const without = rows.map((row) =>
    Object.fromEntries(Object.entries(row).filter(([key]) => key !== textKey)),
  );
  return { rows: without, texts: rows.map((row) => row[textKey]), today: today.split(".") };
}

/** One sentence about the texts that the overlay `name` has at earlier keys. */
export function movedTextsNotice(name: string, moved: readonly (readonly [string, string])[]): string[] {
  if (moved.length === 0) return [];
  const places = moved.map(([before, today]) => `${before} is now ${today}`).join(", ");
  return [
    `${name}: these texts have moved and were read from their earlier places: ${places}. Please rename them.`,
  ];
}
