import { randomUUID } from "node:crypto";
import { LogController } from "fastify";
import type { App } from "../parts.ts";

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
  app.addHook("onResponse", (request, reply, done) => {
    const level = request.method === "GET" && reply.statusCode < 400 ? "debug" : "info";
    request.log[level](
      {
        method: request.method,
        route: request.routeOptions.url ?? null,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        player: request.session?.publicId,
      },
      "answered",
    );
    done();
  });
}
