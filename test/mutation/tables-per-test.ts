import { beforeEach } from "vitest";
import { memoizeByRuleset as memoizeForTheProcess } from "../../rules/ruleset/memoize-by-ruleset.ts";

type WorkOut<Table> = Parameters<typeof memoizeForTheProcess<Table>>[0];

const forget: (() => void)[] = [];

/**
 * Stands in for the rules' own `memoizeByRuleset` in mutation runs: tables are worked out anew in each test, so that
 * every test that reads a table is asked about a change in the code that made it.
 */
export function memoizeByRuleset<Table>(workOut: WorkOut<Table>): WorkOut<Table> {
  let tableOf = memoizeForTheProcess(workOut);
  forget.push(() => {
    tableOf = memoizeForTheProcess(workOut);
  });
  return (rules) => tableOf(rules);
}

/** To be called once for each test file. */
export function forgetTablesBeforeEachTest(): void {
  beforeEach(() => {
    for (const once of forget) once();
  });
}
