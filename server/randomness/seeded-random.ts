import { createHmac } from "node:crypto";
import type { Random } from "./random.ts";

/**
 * Repeatable randomness for development (`SEED`). `start` counts the starts on this database, so that a
 * second start gives other ids than the first.
 */
export function seededRandom(seed: string, start: number): Random {
  let block = 0;
  return {
    bytes(length) {
      const deps: Buffer[] = [];
      for (let drawn = 0; drawn < length; drawn += 32) {
        deps.push(createHmac("sha256", seed).update(`${start}:${block}`).digest());
        block += 1;
      }
      return Buffer.concat(deps).subarray(0, length);
    },
  };
}
