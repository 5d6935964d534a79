import { setTimeout as pause } from "node:timers/promises";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Behaviour } from "../behaviour.ts";
import { notSyncedUp } from "./gateway-error.ts";
import { withUnheardVariants } from "./unheard-variant.ts";

/** Longer than anybody waits for a gateway. */
const SLOW_MS = 30_000;
const BEHIND_SECONDS = 3_600;

/** Answers as the gateway was told to: well, or in one of the ways in which real ones fail (`GAP-20`, `ABU-56`). */
export async function answerInMood(
  { gateway, retryAfter }: Pick<Behaviour, "gateway" | "retryAfter">,
  request: FastifyRequest,
  reply: FastifyReply,
  closing: AbortSignal,
  answer: () => Promise<object>,
): Promise<unknown> {
  switch (gateway) {
    case "ok":
      return answer();
    case "down":
      reply.hijack();
      request.raw.socket.destroy();
      return reply;
    case "slow":
      await pause(SLOW_MS, undefined, { signal: AbortSignal.any([closing, goneOf(reply)]) }).catch(() => {});
      return answer();
    case "429":
      return reply.code(429).header("Retry-After", retryAfter).type("text/plain").send("Too Many Requests");
    case "524":
      // What stands before the gateway gave it up.
      return reply.code(524).type("text/html").send("<!doctype html><title>524: A timeout occurred</title>");
    case "notSynced":
      throw notSyncedUp(BEHIND_SECONDS);
    case "html":
      return reply
        .type("text/html")
        .send("<!doctype html><title>Welcome</title><p>Please log in to the network.");
    case "unknownVariant":
      return withUnheardVariants(await answer());
  }
}

/** Aborts when whoever asked does not wait any longer. */
function goneOf(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once("close", () => gone.abort());
  return gone.signal;
}
