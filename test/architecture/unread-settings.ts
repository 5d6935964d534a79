import { join } from "node:path";
import { literalText, nodesOf, parseFile } from "../syntax/syntax-tree.ts";
import { typeScriptFiles } from "./source-files.ts";

type Tree = { readonly [key: string]: unknown };

/** Stated by the documents and kept beside the number that is played; their schema says so. */
export const LISTED_ONLY = [
  // `rewards.difficultyMultiplier` is played (CON-46).
  "difficulty.easy.rewardMultiplier",
  "difficulty.medium.rewardMultiplier",
  "difficulty.hard.rewardMultiplier",
  "difficulty.expert.rewardMultiplier",
  // `battle.fieldLimit` is played (CON-43).
  "battle.playerSlots",
  // Its schema allows one value (CON-58).
  "enemy.formFromLevel",
];

/** Folders whose code plays by the rules. */
export const READERS = ["rules", "engine", "ui", "server"] as const;
/** The schemas name every key of the rule files without reading it. */
const SCHEMAS = "rules/ruleset/schema/";

/**
 * Every name that the code of the folders below `root` reads as a property, takes apart by, declares in a type or
 * spells as a text: what a setting can be reached by.
 */
export function namesRead(root: string, folders: readonly (typeof READERS)[number][] = READERS): Set<string> {
  const names = new Set<string>();
  const files = folders.flatMap((folder) => typeScriptFiles(root, folder));
  for (const file of files)
    if (!file.startsWith(SCHEMAS)) for (const node of nodesOf(parseFile(join(root, file)))) note(node, names);
  return names;
}

function note(node: unknown, names: Set<string>): void {
  const { type, value } = node as { type: string; value?: unknown };
  if (type === "Identifier") names.add(String(value));
  const text = literalText(node as Parameters<typeof literalText>[0]);
  if (text !== null) names.add(text);
}

/** The settings of `rules` whose key is among no `names`, as dotted paths; a branch that nothing reads counts once. */
export function unreadSettings(rules: Tree, names: ReadonlySet<string>, path = ""): string[] {
  return Object.entries(rules).flatMap(([key, value]) => {
    if (!names.has(key)) return [`${path}${key}`];
    return isTree(value) ? unreadSettings(value, names, `${path}${key}.`) : [];
  });
}

function isTree(value: unknown): value is Tree {
  return value !== null && typeof value === "object" && !Array.isArray(value);
}
