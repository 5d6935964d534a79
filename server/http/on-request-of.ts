import type { FastifyContextConfig, onRequestAsyncHookHandler, onRequestHookHandler } from "fastify";
import type { App } from "./app-deps.ts";

/** Runs a hook on requests to the routes whose configuration `concerns` accepts, after the hooks of all routes. */
export function onRequestOf(
  app: App,
  concerns: (config: FastifyContextConfig) => boolean,
  hook: onRequestHookHandler | onRequestAsyncHookHandler,
): void {
  app.addHook("onRoute", (options) => {
    if (!concerns(options.config ?? {})) return;
    const present = options.onRequest ?? [];
    options.onRequest = [...(Array.isArray(present) ? present : [present]), hook];
  });
}
