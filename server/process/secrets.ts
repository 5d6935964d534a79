import { hash, timingSafeEqual } from "node:crypto";
import type { Random } from "./random.ts";

const TIME_BYTES = 6;

/** The layout of a kind of token: six bytes of time, random bytes, and a seal over both. */
export interface TokenKind {
  randomBytes: number;
  /** The seal over the unsealed bytes, always of the same length; it decides who can use the token. */
  seal: (open: Buffer) => Buffer;
}

/**
 * A token that contains its own time (milliseconds) and a seal, so that nothing needs to be stored, and any
 * process that knows the secret can check it later.
 */
export function newSealedToken({ randomBytes, seal }: TokenKind, now: number, random: Random): Buffer {
  const open = Buffer.alloc(TIME_BYTES + randomBytes);
  open.writeUIntBE(now, 0, TIME_BYTES);
  random.bytes(randomBytes).copy(open, TIME_BYTES);
  return Buffer.concat([open, seal(open)]);
}

/** The time at which a token was made, in milliseconds; null if the seal is not ours. */
export function givenAtOf({ randomBytes, seal }: TokenKind, token: Buffer): number | null {
  const open = token.subarray(0, TIME_BYTES + randomBytes);
  const given = token.subarray(TIME_BYTES + randomBytes);
  const expected = seal(open);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  return open.readUIntBE(0, TIME_BYTES);
}

/** The hash stored of a session's secret: reading the database is not enough to log in (`ABU-07`). */
export function secretHashOf(secret: string): Buffer {
  return hash("sha256", secret, "buffer");
}
