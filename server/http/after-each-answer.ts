import type { FastifyReply, FastifyRequest, RouteOptions } from "fastify";
import type { App } from "../parts.ts";

type AnswerObserver = (request: FastifyRequest, reply: FastifyReply) => void;

/**
 * Looks at every answer of the routes registered from now on, when it is about to be sent. `observerOf` is
 * asked once per route, so that nothing about the route has to be found out again for each request.
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
