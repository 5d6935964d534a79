import type { CookieSerializeOptions } from "@fastify/cookie";
import type { FastifyReply, FastifyRequest } from "fastify";

const NAME = "sid";

/** The session secret from the request's cookie, or null. */
export function sessionCookie({ server, headers }: FastifyRequest): string | null {
  return (headers.cookie && server.parseCookie(headers.cookie)[NAME]) || null;
}

/** Not readable by scripts, not sent with foreign posts, over TLS only in production (`GAP-01`, `ABU-09`). */
function options(production: boolean): CookieSerializeOptions {
  return { path: "/", httpOnly: true, sameSite: "lax", secure: production };
}

export function giveSessionCookie(
  reply: FastifyReply,
  secret: string,
  lifetime: { seconds: number; production: boolean },
): void {
  reply.setCookie(NAME, secret, { ...options(lifetime.production), maxAge: lifetime.seconds });
}

export function takeSessionCookie(reply: FastifyReply, production: boolean): void {
  reply.clearCookie(NAME, options(production));
}
