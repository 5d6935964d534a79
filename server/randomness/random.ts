import { randomBytes } from "node:crypto";

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
