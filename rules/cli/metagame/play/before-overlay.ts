import type { NamedRules } from "../../input/read-rules.ts";
import { difference } from "../../statistics/interval.ts";
import type { Contest } from "./contest.ts";
import { type Field, playUntilPrecise } from "./lane.ts";
import type { BeforeResult } from "./metagame-result.ts";
import { itemRatings } from "./ratings.ts";

/**
 * Plays the same decks under the rules before the overlay, in battles of the same seeds. Null when it is stopped, as
 * half of the battles would compare different ones.
 */
export async function playBefore(
  field: Field,
  contest: Contest,
  { rules, hash }: NamedRules,
  precision: { precision: number; most: number },
): Promise<BeforeResult | null> {
  const earlier = contest.fresh();
  await playUntilPrecise({ ...field, rules }, earlier.lanes(), "all", precision);
  if (field.isStopped()) return null;
  return {
    rulesHash: hash,
    decks: contest.entrants.map(({ name }, index) => {
      const before = earlier.fieldRate(index);
      return { name, before, change: difference(contest.fieldRate(index), before) };
    }),
    items: itemRatings(rules, earlier).map(({ kind, name, points }) => ({ kind, name, before: points })),
  };
}
