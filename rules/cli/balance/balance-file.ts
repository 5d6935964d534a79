import type { Comparison } from "./comparison.ts";

/** What `balance` writes as JSON. */
export function balanceFile({ order, keys, places, changes, targets }: Comparison) {
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
    targets: targets.map(({ target, before, after }) => ({
      measure: target.measure,
      place: target.place,
      binding: target.binding,
      band: target.band,
      before: { ...before.reading, reached: before.isReached, moreBattles: before.moreBattles },
      after: { ...after.reading, reached: after.isReached, moreBattles: after.moreBattles },
    })),
    ...(places.some((place) => place.after.result.interrupted) ? { interrupted: true } : {}),
  };
}
