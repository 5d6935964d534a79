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
 * One line per answer: route, status, time and the player's public id; never cookies, names, hashes or
 * anything the sender wrote. Reads that went well are told at debug level only.
 */
export function logAnswers(app: App): void {
  afterEachAnswer(app, (route) => (request, reply) => {
    const status = reply.statusCode;
    const level = request.method === "GET" && status < 400 ? "debug" : "info";

    const ms = Math.round(reply.elapsedTime * 10) / 10;
    const player = request.session?.publicId;
    request.log[level]({ method: request.method, route, status, ms, player }, "answered");
  });
}
