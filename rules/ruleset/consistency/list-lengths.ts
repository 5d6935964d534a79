import type { Problem } from "../problem.ts";
import { wrongValue } from "../problem.ts";
import type { CheckedRules } from "./checked-rules.ts";
import { matchesOf, matchWith } from "./paths.ts";

/** A number that needs as many entries of a list; `*` is the same key in both. */
const NEEDED: readonly (readonly [number: string, list: string])[] = [
  ["machines.*.maxLevel", "machines.*.levelColors"],
  ["machines.reactor.maxLevel", "reactor.yieldByLevel"],
  ["reactor.freeCopies", "machines.reactor.costByIndex"],
  ["rooms.unlockNeeds.*", "machines.*.costByIndex"],
  ["creatures.finalForm", "evolve.gains"],
  ["creatures.finalForm", "tokenCosts.evolve"],
];

/** Numbers that go beyond the list they count in, such as a level without its picture. */
export function lengthProblems({ rules, isNamed }: CheckedRules): Problem[] {
  return NEEDED.flatMap(([number, list]) =>
    matchesOf(rules, number).flatMap(({ path, names, value }) => {
      const rows = matchWith(rules, list, names);
      if (!Array.isArray(rows?.value) || Number(value) <= rows.value.length) return [];
      const entries = `${rows.value.length} ${rows.value.length === 1 ? "entry" : "entries"}`;
      if (isNamed(rows.path) && !isNamed(path)) {
        const needed = `at least ${String(value)}, which is ${path.join(".")}`;
        return [{ path: rows.path, text: `found ${entries}, allowed: ${needed}` }];
      }
      const longest = `at most ${rows.value.length}, as ${rows.path.join(".")} has ${entries}`;
      return [wrongValue(path, value, longest)];
    }),
  );
}
