import { createHmac } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { RuleSet } from "../../rules/index.ts";
import { newSessionSecret, type Random } from "../process/random.ts";
import { givenAtOf, newSealedToken, type TokenKind } from "../process/secrets.ts";
import type { LoginState } from "../store/store.ts";

const NAME = "login";
/** As `__Host-sid`: a login that a neighbour below the domain began cannot be finished here (`ABU-111`). */
const HOST_NAME = `__Host-${NAME}`;
/** Without TLS the cookie of each way is sent below this path only: with the redirect that ends a login. */
const PATHS: Record<RedirectWay, string> = { widget: "/api/auth/telegram", oidc: "/api/auth/oidc" };
const SECRET = /^[\w-]{43}$/;

/** The secret of a browser that has begun a login, or null. */
export function loginBrowser({ server, headers }: FastifyRequest, production: boolean): string | null {
  const name = production ? HOST_NAME : NAME;
  const value = headers.cookie ? server.parseCookie(headers.cookie)[name] : undefined;
  return value !== undefined && SECRET.test(value) ? value : null;
}

interface LoginCookie {
  way: RedirectWay;
  random: Random;
  seconds: number;
  production: boolean;
}

/**
 * Gives the browser that secret for `seconds`, or keeps the one it has, so that logins in other tabs stay possible.
 */
export function rememberLoginBrowser(
  request: FastifyRequest,
  reply: FastifyReply,
  { way, random, seconds, production }: LoginCookie,
): string {
  const secret = loginBrowser(request, production) ?? newSessionSecret(random);
  // Lax, so that it is sent when the provider's page redirects back.
  const options = { httpOnly: true, sameSite: "lax", secure: production, maxAge: seconds } as const;
  if (production) reply.setCookie(HOST_NAME, secret, { ...options, path: "/" });
  else reply.setCookie(NAME, secret, { ...options, path: PATHS[way] });
  return secret;
}

const RANDOM_BYTES = 16;
const SECOND_MS = 1000;

/** The ways to log in by redirect; a state of one is useless in the other. */
export type RedirectWay = "widget" | "oidc";

/** What a state is sealed with: the secret that all processes share, and the browser that requested it. */
export interface StateSeal {
  secret: Buffer;
  browser: string;
  way: RedirectWay;
}

/**
 * A state for one login by redirect, sealed for the browser that requested it. It contains the game's time,
 * which never runs backwards, so an expired state stays expired.
 */
export function newLoginState(seal: StateSeal, now: number, random: Random): string {
  return newSealedToken(kindOf(seal), now, random).toString("base64url");
}

/** The state to be stored by the store; null if this browser did not get it, or got it too long ago. */
export function checkLoginState(
  state: string,
  seal: StateSeal,
  { now, limits }: { now: number; limits: RuleSet["auth"]["telegram"] },
): LoginState | null {
  const bytes = Buffer.from(state, "base64url");
  const givenAt = givenAtOf(kindOf(seal), bytes);
  if (givenAt === null) return null;
  const expiresAt = givenAt + limits.stateSec * SECOND_MS;
  if (now >= expiresAt) return null;
  // One canonical spelling, so that another spelling of the same bytes is not a second state.
  return { state: bytes.toString("base64url"), expiresAt };
}

function kindOf({ secret, browser, way }: StateSeal): TokenKind {
  return {
    randomBytes: RANDOM_BYTES,
    seal: (open) =>
      createHmac("sha256", secret).update(`login state\0${way}\0`).update(open).update(browser).digest(),
  };
}
