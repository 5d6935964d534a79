import { RESOURCE_NAMES } from "../../../index.ts";
import type { EconomyResult } from "../result/economy-result.ts";
import type { PolicyResult } from "../result/policy-result.ts";

const AMOUNTS = ["gained", "goals", "used", "spent", "owned"] as const;

type DayRow = Record<string, string | number>;

/** One row for each day of each policy and rule set: visits, and the resources by what happened to them. */
export function dayRows({ policies }: EconomyResult): DayRow[] {
  return policies.flatMap(({ policy, shipped, overlay }) => [
    ...rowsOf(policy, "shipped", shipped),
    ...(overlay ? rowsOf(policy, "overlay", overlay) : []),
  ]);
}

function rowsOf(policy: string, rules: string, { days }: PolicyResult): DayRow[] {
  return days.map((day) => {
    const amounts = AMOUNTS.flatMap((what) =>
      RESOURCE_NAMES.map((name) => [`${what}_${name}`, day[what][name]] as const),
    );
    return { policy, rules, day: day.day, visits: day.visits, ...Object.fromEntries(amounts) };
  });
}
