import { readdirSync } from "node:fs";
import { join, relative } from "node:path";
import type { CallExpression } from "@swc/core";
import { literalText, nodesOf, parseFile } from "../syntax/syntax-tree.ts";

export type TestTitle = { readonly file: string; readonly title: string };

const TEST_FILE = /\.(test\.tsx?|spec\.ts|long\.ts)$/;
const TITLED = new Set(["it", "test", "describe", "suite"]);
const NOT_RUN = new Set(["skip", "todo", "fixme", "fails", "skipIf", "runIf"]);

/** The titles of all tests and groups of tests below `folder`; what is switched off does not count. */
export function readTestTitles(folder: string): TestTitle[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => TEST_FILE.test(name))
    .sort()
    .flatMap((name) =>
      titlesIn(join(folder, name)).map((title) => ({ file: relative(".", join(folder, name)), title })),
    );
}

function titlesIn(path: string): string[] {
  const titles: string[] = [];
  for (const node of nodesOf(parseFile(path))) {
    if (node.type !== "CallExpression") continue;
    const [root = "", ...chain] = calleeNames(node.callee);
    if (!TITLED.has(root) || chain.some((name) => NOT_RUN.has(name))) continue;
    const title = literalText(node.arguments[0]?.expression);
    if (title !== null) titles.push(title);
  }
  return titles;
}

/** The names a callee is made of: `it.each(table)` gives `it`, `each`. */
function calleeNames(callee: CallExpression["callee"]): string[] {
  switch (callee.type) {
    case "Identifier":
      return [callee.value];
    case "MemberExpression":
      return [
        ...calleeNames(callee.object),
        ...(callee.property.type === "Identifier" ? [callee.property.value] : []),
      ];
    case "CallExpression":
      return calleeNames(callee.callee);
    case "TaggedTemplateExpression":
      return calleeNames(callee.tag);
    default:
      return [];
  }
}
