import type { FastifyContextConfig, onRequestHookHandler } from "fastify";
import type { App } from "../parts.ts";

/** Runs a hook before the calls `concerns` picks by their configuration, after the hooks of all calls. */
export function onRequestOf(
  app: App,
  concerns: (config: FastifyContextConfig) => boolean,
  hook: onRequestHookHandler,
): void {
  app.addHook("onRoute", (options) => {
    if (!concerns(options.config ?? {})) return;
    const present = options.onRequest ?? [];
    options.onRequest = [...(Array.isArray(present) ? present : [present]), hook];
  });
}
