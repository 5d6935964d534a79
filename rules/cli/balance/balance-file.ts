import type { Comparison } from "./comparison.ts";

/** What `balance` writes as JSON. */
export function balanceFile({ order, keys, places, changes }: Comparison, isInterrupted: boolean) {
  const { before, after, battles, seed, policy } = order;
  return {
    version: 1,
    seed,
    policy,
    battles,
    rules: {
      before: { name: before.title, hash: before.hash },
      after: { name: after.title, hash: after.hash },
    },
    changedKeys: keys,
    before: places.map((place) => place.before.result),
    after: places.map((place) => place.after.result),
    changes,
    ...(isInterrupted ? { interrupted: true } : {}),
  };
}
