import type { FastifyReply, FastifyRequest } from "fastify";
import { newSessionSecret, type Random } from "../randomness/random.ts";
import type { RedirectWay } from "../telegram/login-state.ts";

const NAME = "login";
/** The cookie of each way is sent below this path only: with the redirect that ends a login. */
const PATHS: Record<RedirectWay, string> = { widget: "/api/auth/telegram", oidc: "/api/auth/oidc" };
const SECRET = /^[\w-]{43}$/;

/** The secret of a browser that has begun a login, or null. */
export function loginBrowser({ server, headers }: FastifyRequest): string | null {
  const value = headers.cookie ? server.parseCookie(headers.cookie)[NAME] : undefined;
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
  const secret = loginBrowser(request) ?? newSessionSecret(random);
  // Lax, so that it is sent when the provider's page redirects back.
  const options = { path: PATHS[way], httpOnly: true, sameSite: "lax", secure: production } as const;
  reply.setCookie(NAME, secret, { ...options, maxAge: seconds });
  return secret;
}
