import type { NamedRules } from "../../input/read-rules.ts";
import type { Contest } from "./contest.ts";
import { type Field, playUntilPrecise } from "./lane.ts";
import type { SweepResult } from "./metagame-result.ts";
import { itemRatings } from "./ratings.ts";
import { bestOf } from "./without-items.ts";

/** A number to try in several values, with the rules for each. */
export interface Sweep {
  key: string;
  values: readonly { value: number; named: NamedRules }[];
}

const BATTLES = 150;

/** Plays the same decks with each value of the number. Stops early, with the values so far. */
export async function playSweep(
  field: Field,
  contest: Contest,
  { key, values }: Sweep,
): Promise<SweepResult[]> {
  const results: SweepResult[] = [];
  for (const { value, named } of values) {
    const changed = contest.fresh();
    const under = { ...field, rules: named.rules };
    await playUntilPrecise(under, changed.lanes(), "sweep", { precision: 0, most: BATTLES });
    if (field.isStopped()) return results;
    const items = itemRatings(named.rules, changed);
    const item = items.find(({ name }) => key.split(".").includes(name)) ?? items[0];
    results.push({
      value,
      rulesHash: named.hash,
      best: bestOf(changed),
      item: item ? { name: item.name, points: item.points } : null,
    });
  }
  return results;
}
