import { createHmac, timingSafeEqual } from "node:crypto";
import type { RuleSet } from "../../rules/index.ts";
import type { Random } from "../randomness/random.ts";
import type { LoginState } from "../store/store.ts";

const TIME_BYTES = 6;
const RANDOM_BYTES = 16;
const OPEN_BYTES = TIME_BYTES + RANDOM_BYTES;
const SECOND_MS = 1000;

/** What a state is sealed with: the secret all processes share, and the browser that asked for it. */
export interface StateSeal {
  secret: Buffer;
  browser: string;
}

/**
 * A state for one login by redirect. It carries its own time and a seal over the browser, so that asking for one
 * writes nothing and any process can check it later. The time is the game's, which never runs backwards: what is
 * too old stays too old.
 */
export function newLoginState(seal: StateSeal, now: number, random: Random): string {
  const open = Buffer.alloc(OPEN_BYTES);
  open.writeUIntBE(now, 0, TIME_BYTES);
  random.bytes(RANDOM_BYTES).copy(open, TIME_BYTES);
  return Buffer.concat([open, sealOf(open, seal)]).toString("base64url");
}

/** The state as the store is to remember it; null for one this browser was not given, or not lately. */
export function checkLoginState(
  state: string,
  seal: StateSeal,
  { now, limits }: { now: number; limits: RuleSet["auth"]["telegram"] },
): LoginState | null {
  const bytes = Buffer.from(state, "base64url");
  const open = bytes.subarray(0, OPEN_BYTES);
  const given = bytes.subarray(OPEN_BYTES);
  const expected = sealOf(open, seal);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const givenAt = open.readUIntBE(0, TIME_BYTES);
  const expiresAt = givenAt + limits.stateSec * SECOND_MS;
  if (now >= expiresAt) return null;
  // Its own spelling, so that another one of the same bytes is no second state.
  return { state: bytes.toString("base64url"), expiresAt };
}

function sealOf(open: Buffer, { secret, browser }: StateSeal): Buffer {
  return createHmac("sha256", secret).update("login state\0").update(open).update(browser).digest();
}
