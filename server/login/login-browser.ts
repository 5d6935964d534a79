import type { FastifyReply, FastifyRequest } from "fastify";
import { newSessionSecret, type Random } from "../process/random.ts";
import type { RedirectWay } from "./login-state.ts";

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
