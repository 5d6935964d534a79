import { randomUUID } from "node:crypto";
import { type FastifyBaseLogger, type FastifyServerOptions, LogController } from "fastify";
import type { App } from "../app-deps.ts";
import { afterEachAnswer } from "./after-each-answer.ts";
import { millisecondsOf } from "./answer-time.ts";
import { RequestLog } from "./request-log.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** Why the server could not answer well, for the log; null where it could, and for a mistake of ours. */
    reason: string | null;
  }
}

/**
 * Own lines instead of Fastify's: those would carry addresses with signed logins in their query, and cost a
 * logger and two listeners for every request.
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
 * One line for each login and for each answer that went wrong: route, status, time and the player's
 * public id; never cookies, names, hashes or anything the sender wrote. What went well is counted by the
 * metrics: a line for every call would cost more than many a call.
 */
export function logAnswers(app: App): void {
  app.decorateRequest("reason", null);
  afterEachAnswer(app, ({ url, config }) => (request, reply) => {
    const status = reply.statusCode;
    if (status < 400 && config?.limit !== "login") return;
    const ms = Math.round(millisecondsOf(request) * 10) / 10;
    const player = request.session?.publicId;
    const reason = request.reason ?? undefined;
    const line = { method: request.method, route: url, status, ms, player, reason };
    request.log[status < 500 ? "info" : "warn"](line, "answered");
  });
}
