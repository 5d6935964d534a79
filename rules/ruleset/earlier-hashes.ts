/**
 * For a current hash, the hashes that earlier releases gave to the same numbers: hashes once covered texts
 * too. An entry can be removed when the shipped numbers no longer have its hash.
 */
const EARLIER_HASHES: Readonly<Record<string, readonly string[]>> = {};

/** The hash of a rule set, and those that earlier releases gave to it under its overlay. */
export interface KnownHashes {
  rulesHash: string;
  earlierHashes: readonly string[];
}

/** Whether the hash `found` stands for the same numbers as these hashes (`GAP-72`). */
export function areSameRules(found: string, { rulesHash, earlierHashes }: KnownHashes): boolean {
  const earlier = [...(EARLIER_HASHES[rulesHash] ?? []), ...earlierHashes];
  return found === rulesHash || earlier.includes(found);
}
