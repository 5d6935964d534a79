import { randomUUID } from "node:crypto";
import { LogController } from "fastify";
import type { App } from "../parts.ts";
import { afterEachAnswer } from "./after-each-answer.ts";

/** Own lines instead of Fastify's: those would carry addresses with signed logins in their query. */
export const REQUEST_LOG = {
  logController: new LogController({ disableRequestLogging: true }),
  genReqId: () => randomUUID(),
};

/**
 * One line for each login and for each answer that went wrong: route, status, time and the player's
 * public id; never cookies, names, hashes or anything the sender wrote. What went well is counted by the
 * metrics: a line for every call would cost more than many a call.
 */
export function logAnswers(app: App): void {
  afterEachAnswer(app, ({ url, config }) => (request, reply) => {
    const status = reply.statusCode;
    if (status < 400 && !config?.login) return;
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    const player = request.session?.publicId;
    request.log.info({ method: request.method, route: url, status, ms, player }, "answered");
  });
}
