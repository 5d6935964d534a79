import { createHmac, randomBytes } from "node:crypto";

/** The source of the server's randomness. */
export interface Random {
  /** Returns fresh random bytes. */
  bytes(length: number): Buffer;
}

/** The operating system's randomness. */
export const systemRandom: Random = { bytes: (length) => randomBytes(length) };

const IDENTIFIER_BYTES = 16;
const SESSION_BYTES = 32;

/** An unguessable id: 128 random bits, safe in a URL (`ABU-32`). */
export function newIdentifier(random: Random): string {
  return random.bytes(IDENTIFIER_BYTES).toString("base64url");
}

/** A session's secret: 256 random bits (`ABU-07`). */
export function newSessionSecret(random: Random): string {
  return random.bytes(SESSION_BYTES).toString("base64url");
}

/**
 * Repeatable randomness for development (`SEED`). `start` counts the starts on this database, so that a
 * second start gives other ids than the first.
 */
export function seededRandom(seed: string, start: number): Random {
  let block = 0;
  return {
    bytes(length) {
      const blocks: Buffer[] = [];
      for (let drawn = 0; drawn < length; drawn += 32) {
        blocks.push(createHmac("sha256", seed).update(`${start}:${block}`).digest());
        block += 1;
      }
      return Buffer.concat(blocks).subarray(0, length);
    },
  };
}
