import type { FastifyReply, FastifyRequest } from "fastify";
import { newSessionSecret, type Random } from "../randomness/random.ts";

const NAME = "login";
/** The cookie is sent to this path only: with the redirect that ends a login. */
const PATH = "/api/auth/telegram";
const SECRET = /^[\w-]{43}$/;

/** The secret of a browser that has begun a login, or null. */
export function loginBrowser({ server, headers }: FastifyRequest): string | null {
  const value = headers.cookie ? server.parseCookie(headers.cookie)[NAME] : undefined;
  return value !== undefined && SECRET.test(value) ? value : null;
}

/**
 * Gives the browser that secret for `seconds`, or keeps the one it has, so that logins in other tabs stay possible.
 */
export function rememberLoginBrowser(
  request: FastifyRequest,
  reply: FastifyReply,
  { random, seconds, production }: { random: Random; seconds: number; production: boolean },
): string {
  const secret = loginBrowser(request) ?? newSessionSecret(random);
  // Lax, so that it is sent when the provider's page redirects back.
  const options = { path: PATH, httpOnly: true, sameSite: "lax", secure: production } as const;
  reply.setCookie(NAME, secret, { ...options, maxAge: seconds });
  return secret;
}
