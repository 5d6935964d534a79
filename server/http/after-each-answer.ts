import type { FastifyReply, FastifyRequest, RouteOptions } from "fastify";
import type { App } from "./app-deps.ts";

type AnswerObserver = (request: FastifyRequest, reply: FastifyReply) => void;

/**
 * Calls an observer with every answer, just before it is sent, of all routes registered from now on. `observerOf` is
 * called once per route, so that an observer can prepare what is the same for all requests to it.
 */
export function afterEachAnswer(app: App, observerOf: (route: RouteOptions) => AnswerObserver): void {
  app.addHook("onRoute", (options) => {
    const observe = observerOf(options);
    const present = options.onSend ?? [];
    options.onSend = [
      ...(Array.isArray(present) ? present : [present]),
      (request: FastifyRequest, reply: FastifyReply, _payload: unknown, done: () => void) => {
        observe(request, reply);
        done();
      },
    ];
  });
}
