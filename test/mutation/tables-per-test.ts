import { beforeEach } from "vitest";
import { oncePerRuleSet as oncePerRuleSetAndProcess } from "../../rules/battle/tables/once-per-rule-set.ts";

type WorkOut<Table> = Parameters<typeof oncePerRuleSetAndProcess<Table>>[0];

const forget: (() => void)[] = [];

/**
 * Stands in for the rules' own `oncePerRuleSet` in mutation runs: tables are worked out anew in each test, so that
 * every test that reads a table is asked about a change in the code that made it.
 */
export function oncePerRuleSet<Table>(workOut: WorkOut<Table>): WorkOut<Table> {
  let tableOf = oncePerRuleSetAndProcess(workOut);
  forget.push(() => {
    tableOf = oncePerRuleSetAndProcess(workOut);
  });
  return (rules) => tableOf(rules);
}

/** To be called once for each test file. */
export function forgetTablesBeforeEachTest(): void {
  beforeEach(() => {
    for (const once of forget) once();
  });
}
