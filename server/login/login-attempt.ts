import { createHmac, hash } from "node:crypto";
import type { StateSeal } from "./login-state.ts";

/** What one login through the provider is recognised by. */
export interface LoginAttempt {
  state: string;
  /** Must come back in the token. */
  nonce: string;
  /** The secret of PKCE: only who knows it can use the code. */
  verifier: string;
  /** Where the provider sends the browser back to. */
  redirectUri: string;
}

/**
 * The login that a state stands for. Nonce and verifier follow from the state, the browser and the secret that all
 * processes share, so that nothing is stored and any process can finish the login.
 */
export function attemptOf(state: string, seal: StateSeal, redirectUri: string): LoginAttempt {
  const derived = (purpose: string) =>
    createHmac("sha256", seal.secret)
      .update(`login ${purpose}\0`)
      .update(`${state}\0${seal.browser}`)
      .digest("base64url");
  return { state, nonce: derived("nonce"), verifier: derived("verifier"), redirectUri };
}

/** What is sent in place of the verifier when the login begins (PKCE, S256). */
export function challengeOf({ verifier }: LoginAttempt): string {
  return hash("sha256", verifier, "base64url");
}
