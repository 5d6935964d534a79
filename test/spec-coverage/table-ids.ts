import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { literalText, nodesOf, parseFile } from "../syntax/syntax-tree.ts";
import { singleIdsIn } from "./id-range.ts";

/** A table whose rows are told in the titles of the tests that run on them. */
type Syntax = { readonly type?: string } | null | undefined;

/** One source file, parsed once. */
const parsed = new Map<string, unknown>();

/**
 * The ids that the rows of a table name, of which each is part of the title of its own test: the table is written
 * where the tests are, or kept under a name in this file or in one that it imports.
 */
export function idsOfTable(table: Syntax, path: string): string[] {
  const read: Reading = { ids: new Set(), names: new Set() };
  collect(table, path, read);
  return [...read.ids];
}

/** What was found so far, and the names that were followed. */
type Reading = { readonly ids: Set<string>; readonly names: Set<string> };

function collect(part: Syntax, path: string, read: Reading): void {
  for (const node of nodesOf(part)) {
    const text = literalText(node as Parameters<typeof literalText>[0]);
    if (text !== null) for (const id of singleIdsIn(text)) read.ids.add(id);
    if (node.type === "Identifier") collectNamed(node.value, path, read);
  }
}

/** Follows only names in capitals, as tables have: a row's own functions name no ids. */
function collectNamed(name: string, path: string, read: Reading): void {
  if (!/^[A-Z][A-Z_]+$/.test(name) || read.names.has(`${path} ${name}`)) return;
  read.names.add(`${path} ${name}`);
  const tree = treeOf(path);
  for (const node of nodesOf(tree)) {
    const { type } = node as { type: string };
    if (type === "VariableDeclarator" && isNamed(node, name)) {
      collect((node as unknown as { init: Syntax }).init, path, read);
      return;
    }
    const source = importedFrom(node, name);
    if (source?.startsWith(".")) collectNamed(name, join(dirname(path), source), read);
  }
}

function isNamed(declarator: unknown, name: string): boolean {
  const { id } = declarator as { id: { type: string; value?: string } };
  return id.type === "Identifier" && id.value === name;
}

function importedFrom(node: unknown, name: string): string | null {
  const { type, source, specifiers } = node as {
    type: string;
    source?: { value: string };
    specifiers?: { local: { value: string } }[];
  };
  if (type !== "ImportDeclaration" || !specifiers?.some(({ local }) => local.value === name)) return null;
  return source?.value ?? null;
}

function treeOf(path: string): unknown {
  if (!parsed.has(path)) parsed.set(path, existsSync(path) ? parseFile(path) : null);
  return parsed.get(path);
}
