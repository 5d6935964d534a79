import { badInput } from "../input/bad-input.ts";

/** Shard `index` (from 1) of `of` equal shares of a run. */
export interface Shard {
  index: number;
  of: number;
}

export const EVERYTHING: Shard = { index: 1, of: 1 };

const MOST_SHARDS = 100_000;

/** Whether a part of a run belongs to a shard: part p belongs to the p-th shard, and from the last one on again. */
export function isInShard({ index, of }: Shard, place: number): boolean {
  return place % of === index - 1;
}

/** Reads `I/N`; undefined without it. */
export function shardOf(found: string | undefined): Shard | undefined {
  if (found === undefined) return undefined;
  const [, index = 0, of = 0] = (/^(\d+)\/(\d+)$/.exec(found) ?? []).map(Number);
  if (index >= 1 && index <= of && of <= MOST_SHARDS) return { index, of };
  throw badInput("--shard", JSON.stringify(found), "is I/N with I from 1 to N, such as 2/8");
}
