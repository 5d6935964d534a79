import { performance } from "node:perf_hooks";
import type { FastifyRequest } from "fastify";
import type { App } from "./app-deps.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** Milliseconds since the process started. */
    beganAt: number;
  }
}

/** Records when each request begins. Fastify's own `elapsedTime` costs two listeners per answer. */
export function timeAnswers(app: App): void {
  app.decorateRequest("beganAt", 0);
  app.addHook("onRequest", (request, _reply, done) => {
    request.beganAt = performance.now();
    done();
  });
}

/** How long a request has taken until now. */
export function millisecondsOf(request: FastifyRequest): number {
  return performance.now() - request.beganAt;
}
