import { createHmac } from "node:crypto";
import { failure } from "../../errors/failure.ts";
import type { Random } from "../../process/random.ts";
import { givenAtOf, newSealedToken, type TokenKind } from "../../process/secrets.ts";
import { proofRefused } from "./proof-refused.ts";

/** 32 bytes in the format of wallets: 64 hexadecimal digits. */
export const CHALLENGE = /^[\da-f]{64}$/i;

const RANDOM_BYTES = 10;
const SEAL_BYTES = 16;

/**
 * What a challenge is sealed with: the secret that all processes share, and the session that requested it.
 */
export interface ChallengeSeal {
  secret: Buffer;
  sessionHash: Buffer;
}

/**
 * A new challenge, sealed for the session that requested it; nothing is stored (`CON-94`). It contains the
 * game's time, which never runs backwards, so an expired challenge stays expired.
 */
export function newChallenge(seal: ChallengeSeal, now: number, random: Random): string {
  return newSealedToken(kindOf(seal), now, random).toString("hex");
}

/**
 * Refuses a challenge that this session did not get, or that has expired (`ABU-13`). Returns when it expires,
 * in milliseconds: until then the store must remember that it was used.
 */
export function checkChallenge(
  challenge: string,
  seal: ChallengeSeal,
  { now, lifetimeMs }: { now: number; lifetimeMs: number },
): { expiresAt: number } {
  const givenAt = givenAtOf(kindOf(seal), Buffer.from(challenge, "hex"));
  if (givenAt === null) throw proofRefused();
  const expiresAt = givenAt + lifetimeMs;
  if (now > expiresAt) throw failure("challenge_too_old");
  return { expiresAt };
}

function kindOf({ secret, sessionHash }: ChallengeSeal): TokenKind {
  return {
    randomBytes: RANDOM_BYTES,
    seal: (open) =>
      createHmac("sha256", secret).update(sessionHash).update(open).digest().subarray(0, SEAL_BYTES),
  };
}
