import { FINISHED } from "./finished.ts";
import { idsIn } from "./id-range.ts";
import { readSpecIds } from "./spec-ids.ts";
import { readTestTitles, type TestTitle } from "./test-titles.ts";

export type Coverage = {
  /** Every id of the specification with the beginning of its statement. */
  readonly statements: ReadonlyMap<string, string>;
  /** The titles that name an id. */
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
    for (const id of idsIn(test.title)) {
      if (statements.has(id)) titles.set(id, [...(titles.get(id) ?? []), test]);
      else unknown.push(test);
    }
  }
  const missing = FINISHED.flatMap(idsIn).filter((id) => !titles.has(id));
  return { statements, titles, missing, unknown };
}
