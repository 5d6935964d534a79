import type { FastifyReply } from "fastify";

/** Sends a page that browsers must not cache. */
export function sendPage(reply: FastifyReply, markup: string): FastifyReply {
  return reply.type("text/html; charset=utf-8").header("Cache-Control", "no-store").send(markup);
}
