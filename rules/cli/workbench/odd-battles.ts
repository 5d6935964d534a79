import type { ComparedPlace, Comparison } from "../balance/comparison.ts";
import { titleOf } from "../page/colors.ts";
import { nameOf } from "../statistics/simulation-result.ts";
import { counted } from "../terminal/figures.ts";

/** A battle worth a look, with the reason. */
export interface OddBattle {
  /** The difficulty, or `pvp`. */
  place: string;
  title: string;
  /** Its number in the run, from 1. */
  index: number;
  why: string;
}

interface PairOfBattles {
  index: number;
  before: number;
  after: number;
  /** Whether somebody else won. */
  isTurned: boolean;
}

/** The oddest battles of each place: the longest, the shortest, and the one that turned out most differently. */
export function oddestBattles({ places }: Comparison): OddBattle[] {
  return places.flatMap((place) => {
    const result = place.after.result;
    const of = { place: nameOf(result), title: titleOf(result) };
    const pairs = pairsIn(place);
    const longest = best(pairs, ({ after }) => after);
    const shortest = best(pairs, ({ after }) => -after);
    const turned = best(
      pairs.filter(({ isTurned }) => isTurned),
      ({ before, after }) => Math.abs(after - before),
    );
    return [
      ...(longest
        ? [{ ...of, index: longest.index, why: `the longest, ${counted(longest.after, "turn")}` }]
        : []),
      ...(shortest
        ? [{ ...of, index: shortest.index, why: `the shortest, ${counted(shortest.after, "turn")}` }]
        : []),
      ...(turned
        ? [
            {
              ...of,
              index: turned.index,
              why: `won by the other side, ${turned.before} → ${counted(turned.after, "turn")}`,
            },
          ]
        : []),
    ];
  });
}

function pairsIn({ before, after }: ComparedPlace): PairOfBattles[] {
  return after.outcomes.flatMap((now, index) => {
    const old = before.outcomes[index];
    const pair = old && { index: index + 1, before: old.turns, after: now.turns };
    return pair ? [{ ...pair, isTurned: old.winner !== now.winner }] : [];
  });
}

function best<Item>(items: readonly Item[], weight: (item: Item) => number): Item | undefined {
  return items.reduce<Item | undefined>(
    (found, item) => (found === undefined || weight(item) > weight(found) ? item : found),
    undefined,
  );
}
