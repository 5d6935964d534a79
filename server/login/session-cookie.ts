import type { CookieSerializeOptions } from "@fastify/cookie";
import type { FastifyReply, FastifyRequest } from "fastify";
import { newSessionSecret, type Random } from "../process/random.ts";

const NAME = "sid";
/** Browsers take a cookie of this name only from this very host over TLS: a neighbour below the domain cannot plant it. */
const HOST_NAME = `__Host-${NAME}`;
/** The name of the cookie that holds a session. */
export function sessionCookieName(production: boolean): string {
  return production ? HOST_NAME : NAME;
}

/** Begins each secret in a cookie of `HOST_NAME`: none of them is taken from the old name. */
const HOST_MARK = "h.";

/**
 * The session secret from the request's cookie, or null. In production that is `__Host-sid`. Where it is missing, `sid`
 * is read as well, but only for sessions that releases before it opened: their secrets have no mark, and the last of
 * them ends one session life after the upgrade (`ABU-06`, `ABU-111`).
 */
export function sessionCookie({ server, headers }: FastifyRequest, production: boolean): string | null {
  if (!headers.cookie) return null;
  const { [HOST_NAME]: own, [NAME]: plain } = server.parseCookie(headers.cookie);
  if (!production) return plain || null;
  if (own !== undefined) return own || null;
  return plain && !plain.startsWith(HOST_MARK) ? plain : null;
}

/** A fresh secret for the session cookie. */
export function newCookieSecret(random: Random, production: boolean): string {
  return `${production ? HOST_MARK : ""}${newSessionSecret(random)}`;
}

/** Not readable by scripts, not sent with foreign posts, over TLS only in production (`GAP-01`, `ABU-09`). */
function options(production: boolean): CookieSerializeOptions {
  return { path: "/", httpOnly: true, sameSite: "lax", secure: production };
}

export function giveSessionCookie(
  reply: FastifyReply,
  secret: string,
  { seconds, production }: { seconds: number; production: boolean },
): void {
  reply.setCookie(sessionCookieName(production), secret, { ...options(production), maxAge: seconds });
  if (production) reply.clearCookie(NAME, options(production));
}

export function takeSessionCookie(reply: FastifyReply, production: boolean): void {
  reply.clearCookie(NAME, options(production));
  if (production) reply.clearCookie(HOST_NAME, options(production));
}
