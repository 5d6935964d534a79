/** About the length of an epoch on the public networks. */
export const EPOCH_MS = 300_000;
const ROUND_MS = 1_000;

/** The epoch at a time; epochs pass with and without transactions. */
export function epochAt(time: number): number {
  return Math.floor(time / EPOCH_MS);
}

/** When a round of an epoch begins, in milliseconds; rounds are counted from 1. */
export function startOfRound(epoch: number, round: number): number {
  return epoch * EPOCH_MS + (round - 1) * ROUND_MS;
}

/** The round within its epoch, from 1. */
export function roundAt(time: number): number {
  return 1 + Math.floor((time % EPOCH_MS) / ROUND_MS);
}
