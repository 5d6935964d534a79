import type { FastifyReply, FastifyRequest } from "fastify";
import { newSessionSecret, type Random } from "../randomness/random.ts";

const NAME = "login";
/** Sent with the redirect that ends a login, and with nothing else. */
const PATH = "/api/auth/telegram";
const SECRET = /^[\w-]{43}$/;

/** The secret of a browser in which a login has begun, or null. */
export function loginBrowser({ server, headers }: FastifyRequest): string | null {
  const value = headers.cookie ? server.parseCookie(headers.cookie)[NAME] : undefined;
  return value !== undefined && SECRET.test(value) ? value : null;
}

/** The same, given to the browser for so long; logins in other tabs of it stay possible. */
export function rememberLoginBrowser(
  request: FastifyRequest,
  reply: FastifyReply,
  { random, seconds, production }: { random: Random; seconds: number; production: boolean },
): string {
  const secret = loginBrowser(request) ?? newSessionSecret(random);
  // Lax: it comes along when the provider's page sends the browser back.
  const options = { path: PATH, httpOnly: true, sameSite: "lax", secure: production } as const;
  reply.setCookie(NAME, secret, { ...options, maxAge: seconds });
  return secret;
}
