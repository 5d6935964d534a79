import { FINISHED } from "./finished.ts";
import { idsIn, singleIdsIn } from "./id-range.ts";
import { readSpecIds } from "./spec-ids.ts";
import { readTestTitles, type TestTitle } from "./test-titles.ts";

export type Coverage = {
  /** Every id of the specification with the beginning of its statement. */
  readonly statements: ReadonlyMap<string, string>;
  /** The tests of every run whose titles name an id by itself, not in a range. */
  readonly titles: ReadonlyMap<string, readonly TestTitle[]>;
  readonly missing: readonly string[];
  readonly unknown: readonly TestTitle[];
};

const TEST_FOLDER = "test";
const SPEC_FOLDER = "test/spec";

/** Which ids of the specification are named by a test title, and which finished ones are not. */
export function readCoverage(): Coverage {
  const statements = readSpecIds(SPEC_FOLDER);
  const titles = new Map<string, TestTitle[]>();
  const unknown: TestTitle[] = [];
  for (const test of readTestTitles(TEST_FOLDER)) {
    if (idsIn(test.title).some((id) => !statements.has(id))) unknown.push(test);
    for (const id of idsProvenBy(test)) titles.set(id, [...(titles.get(id) ?? []), test]);
  }
  const missing = FINISHED.flatMap(idsIn).filter((id) => !titles.has(id));
  return { statements, titles, missing, unknown };
}

/** The ids a test of every run names one by one, in its title or in the rows it is told by. */
export function idsProvenBy({ title, tableIds, isLong }: TestTitle): string[] {
  return isLong ? [] : [...new Set([...singleIdsIn(title), ...tableIds])];
}
