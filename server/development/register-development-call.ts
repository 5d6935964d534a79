import { type CallName, DEVELOPMENT_CALLS } from "../contract/index.ts";
import type { App } from "../http/app-deps.ts";
import { type CallHandler, registerRoute } from "../routes/register-call.ts";

/** `registerCall` for the calls that a production server does not have (`ABU-11`). */
export function registerDevelopmentCall<Name extends CallName & keyof typeof DEVELOPMENT_CALLS>(
  app: App,
  name: Name,
  handler: CallHandler<Name>,
): void {
  registerRoute(app, DEVELOPMENT_CALLS[name], name, handler as Parameters<typeof registerRoute>[3]);
}
