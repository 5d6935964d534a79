import { randomUUID } from "node:crypto";
import { type FastifyBaseLogger, type FastifyServerOptions, LogController } from "fastify";
import { afterEachAnswer } from "./after-each-answer.ts";
import { millisecondsOf } from "./answer-time.ts";
import type { App } from "./app-deps.ts";
import { RequestLog } from "./request-log.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** Why an answer is an expected error, for the log; null for success and for bugs. */
    reason: string | null;
  }
}

/**
 * Replaces Fastify's own log lines: these would hold addresses with signed logins in the query, and cost a logger and
 * two listeners per request.
 */
export function requestLogs(log: FastifyBaseLogger): FastifyServerOptions {
  const start = randomUUID();
  let requests = 0;
  return {
    logger: false,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => `${start}-${++requests}`,
    childLoggerFactory: (_none, bindings) => new RequestLog(log, bindings),
  };
}

/**
 * Logs one line per login and per error answer: route, status, time and the player's public id; never cookies, names,
 * hashes or anything the sender wrote. Successful calls are counted by the metrics instead, as a log line would cost
 * more than many a call. What a probe finds is logged when it changes.
 */
export function logAnswers(app: App): void {
  app.decorateRequest("reason", null);
  afterEachAnswer(app, ({ url, config }) => (request, reply) => {
    const status = reply.statusCode;
    if (config?.probe || (status < 400 && config?.limit !== "login")) return;
    const ms = Math.round(millisecondsOf(request) * 10) / 10;
    const player = request.session?.publicId;
    const reason = request.reason ?? undefined;
    const line = { method: request.method, route: url, status, ms, player, reason };
    request.log[status < 500 ? "info" : "warn"](line, "answered");
  });
}
