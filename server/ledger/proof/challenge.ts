import { createHmac, timingSafeEqual } from "node:crypto";
import type { Random } from "../../randomness/random.ts";
import { proofRefused } from "./proof-refused.ts";

/** 32 bytes as a wallet takes them: 64 hexadecimal digits. */
export const CHALLENGE = /^[\da-f]{64}$/i;

const TIME_BYTES = 6;
const RANDOM_BYTES = 10;
const OPEN_BYTES = TIME_BYTES + RANDOM_BYTES;
const SEAL_BYTES = 16;

/** What a challenge is sealed with: the secret all processes share, and the session that asked. */
export interface ChallengeSeal {
  secret: Buffer;
  sessionHash: Buffer;
}

/**
 * A fresh challenge. It carries its own time and a seal over the session, so that asking for one writes nothing
 * (`CON-94`) and any process can check it later. The time is the game's, which never runs backwards: what is too
 * old stays too old.
 */
export function newChallenge(seal: ChallengeSeal, now: number, random: Random): string {
  const open = Buffer.alloc(OPEN_BYTES);
  open.writeUIntBE(now, 0, TIME_BYTES);
  random.bytes(RANDOM_BYTES).copy(open, TIME_BYTES);
  return Buffer.concat([open, sealOf(open, seal)]).toString("hex");
}

/**
 * Refuses a challenge this session was not given, or was given longer ago than a challenge lives (`ABU-13`).
 * Answers when it ends, in milliseconds: until then the store must remember that it was used.
 */
export function checkChallenge(
  challenge: string,
  seal: ChallengeSeal,
  { now, lifetimeMs }: { now: number; lifetimeMs: number },
): { expiresAt: number } {
  const bytes = Buffer.from(challenge, "hex");
  const open = bytes.subarray(0, OPEN_BYTES);
  const given = bytes.subarray(OPEN_BYTES);
  if (given.length !== SEAL_BYTES || !timingSafeEqual(given, sealOf(open, seal))) throw proofRefused();
  const expiresAt = open.readUIntBE(0, TIME_BYTES) + lifetimeMs;
  if (now > expiresAt) throw proofRefused("The challenge is too old, please try again");
  return { expiresAt };
}

function sealOf(open: Buffer, { secret, sessionHash }: ChallengeSeal): Buffer {
  return createHmac("sha256", secret).update(sessionHash).update(open).digest().subarray(0, SEAL_BYTES);
}
