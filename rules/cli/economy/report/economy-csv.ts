import { RESOURCE_NAMES } from "../../../index.ts";
import type { EconomyResult } from "../result/economy-result.ts";
import type { PolicyResult } from "../result/policy-result.ts";

const AMOUNTS = ["gained", "used", "spent", "owned"] as const;

/** One line for each day of each policy and rule set: visits, and the four resources by what happened to them. */
export function economyCsv({ policies }: EconomyResult): string {
  const head = ["policy", "rules", "day", "visits"];
  for (const what of AMOUNTS) for (const name of RESOURCE_NAMES) head.push(`${what}_${name}`);
  const lines = policies.flatMap(({ policy, shipped, overlay }) => [
    ...linesOf(policy, "shipped", shipped),
    ...(overlay ? linesOf(policy, "overlay", overlay) : []),
  ]);
  return `${[head, ...lines].map((cells) => cells.map(cellOf).join(",")).join("\n")}\n`;
}

function linesOf(policy: string, rules: string, { days }: PolicyResult): (string | number)[][] {
  return days.map((day) => [
    policy,
    rules,
    day.day,
    day.visits,
    ...AMOUNTS.flatMap((what) => RESOURCE_NAMES.map((name) => day[what][name])),
  ]);
}

function cellOf(value: string | number): string {
  const text = String(value);
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
