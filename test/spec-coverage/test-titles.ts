import { readdirSync } from "node:fs";
import { join, relative } from "node:path";
import type { CallExpression } from "@swc/core";
import { literalText, nodesOf, parseFile } from "../syntax/syntax-tree.ts";
import { idsOfTable } from "./table-ids.ts";

export type TestTitle = {
  readonly file: string;
  readonly title: string;
  /** The ids that the rows of the test's table add to its title. */
  readonly tableIds: readonly string[];
  /** Only `npm run test:long` runs it. */
  readonly isLong: boolean;
};

const TEST_FILE = /\.(test\.tsx?|spec\.ts|long\.ts)$/;
const LONG_FILE = /\.long\.ts$/;
const LONG_TAG = "@long";
const TITLED = new Set(["it", "test", "describe", "suite"]);
const NOT_RUN = new Set(["skip", "todo", "fixme", "fails", "skipIf", "runIf"]);

/** The titles of all tests and groups of tests below `folder`; what is switched off does not count. */
export function readTestTitles(folder: string): TestTitle[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => TEST_FILE.test(name))
    .sort()
    .flatMap((name) =>
      titlesIn(join(folder, name)).map((titled) => ({
        file: relative(".", join(folder, name)),
        isLong: LONG_FILE.test(name) || titled.title.includes(LONG_TAG),
        ...titled,
      })),
    );
}

function titlesIn(path: string): Pick<TestTitle, "title" | "tableIds">[] {
  const titles: Pick<TestTitle, "title" | "tableIds">[] = [];
  for (const node of nodesOf(parseFile(path))) {
    if (node.type !== "CallExpression") continue;
    const [root = "", ...chain] = calleeNames(node.callee);
    if (!TITLED.has(root) || chain.some((name) => NOT_RUN.has(name))) continue;
    const title = literalText(node.arguments[0]?.expression);
    if (title === null) continue;
    const tableIds = tellsItsRow(title) ? idsOfTable(tableOf(node), path) : [];
    titles.push({ title, tableIds });
  }
  return titles;
}

/** Whether a title holds a place for what stands in the row: `%s` or `$ids`. */
function tellsItsRow(title: string): boolean {
  return /[%$][a-z]/.test(title);
}

/** The table of `it.each(table)(title, …)`. */
function tableOf({ callee }: CallExpression): CallExpression["arguments"][number]["expression"] | null {
  return callee.type === "CallExpression" ? (callee.arguments[0]?.expression ?? null) : null;
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
