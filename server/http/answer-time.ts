import { performance } from "node:perf_hooks";
import type { FastifyRequest } from "fastify";
import type { App } from "../parts.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** Milliseconds since the process began. */
    beganAt: number;
  }
}

/** Notes when each request begins; what Fastify itself offers costs two listeners for every answer. */
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
