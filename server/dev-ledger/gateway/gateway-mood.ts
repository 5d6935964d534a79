import { setTimeout as pause } from "node:timers/promises";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { DevLedger } from "../dev-ledger.ts";
import type { Behaviour } from "../state/behaviour.ts";
import type { GatewayCall } from "./protocol/gateway-call.ts";
import { notSyncedUp } from "./protocol/gateway-error.ts";

/** Longer than any client waits for a gateway. */
const SLOW_MS = 30_000;
const BEHIND_HOURS = 2;

interface Answering {
  ledger: DevLedger;
  call: GatewayCall;
  /** Number of the call, which decides between the nodes of `sometimesBehind`. */
  turn: number;
  /** Aborts all waiting. */
  closing: AbortSignal;
}

/**
 * Answers according to the set mood: normally, or with one of the faults of real gateways (`GAP-20`,
 * `ABU-56`).
 */
export async function answerInMood(
  { gateway, retryAfter }: Pick<Behaviour, "gateway" | "retryAfter">,
  request: FastifyRequest,
  reply: FastifyReply,
  { ledger, call, turn, closing }: Answering,
): Promise<unknown> {
  const answer = (asked = ledger) => call.answer(asked, request.body);
  switch (gateway) {
    case "ok":
      return answer();
    case "behind":
      return answer(stoppedNodeOf(ledger));
    case "sometimesBehind":
      return answer(turn % 2 === 0 ? stoppedNodeOf(ledger) : ledger);
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
      // As a proxy in front of the gateway answers after its own timeout.
      return reply.code(524).type("text/html").send("<!doctype html><title>524: A timeout occurred</title>");
    case "notSynced": {
      const kind = refusedWhileBehind(call.path, request.body);
      if (kind === null) return answer();
      throw notSyncedUp(kind, BEHIND_HOURS);
    }
    case "html":
      return reply
        .type("text/html")
        .send("<!doctype html><title>Welcome</title><p>Please log in to the network.");
    case "unknownVariant":
      return withUnknownVariants(await answer());
  }
}

/** Reads from the stopped node, and passes submitted transactions on to the ledger. */
function stoppedNodeOf(ledger: DevLedger): DevLedger {
  return { ...ledger, read: ledger.readStopped };
}

/** Aborts when the caller has closed the connection. */
function goneOf(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once("close", () => gone.abort());
  return gone.signal;
}

/** Calls that read no state, or any available state. */
const ALWAYS_ANSWERED = /^\/(?:status|extensions|transaction\/preview)/;

/**
 * The kind of error (NotSyncedUp) for a call while the gateway's node is too far behind; null for calls that
 * are answered anyway, such as those that name a past state.
 */
function refusedWhileBehind(path: string, body: unknown): "Read" | "Construction" | null {
  if (ALWAYS_ANSWERED.test(path)) return null;
  if (path === "/transaction/construction") return "Construction";
  const namesState = (body as { at_ledger_state?: object | null } | null)?.at_ledger_state != null;
  return namesState ? null : "Read";
}

/** Fields that name the variant of an answer. */
const DISCRIMINATORS = new Set([
  "aggregation_level",
  "intent_status",
  "kind",
  "status",
  "transaction_status",
  "type",
]);

/** A variant's name that no client knows. */
export const UNKNOWN_VARIANT = "Unheard";

/** An answer with unknown variants, as after an update of the network (`LED-045`, `ABU-56`). */
function withUnknownVariants(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.map(withUnknownVariants);
  if (answer === null || typeof answer !== "object" || answer instanceof Date) return answer;
  return Object.fromEntries(
    Object.entries(answer).map(([key, value]) => [
      key,
      DISCRIMINATORS.has(key) && typeof value === "string" ? UNKNOWN_VARIANT : withUnknownVariants(value),
    ]),
  );
}
