import type { App, AppDeps } from "../http/app-deps.ts";
import { registerDevelopmentCall } from "./register-development-call.ts";

/** `POST /api/dev/clock`: moves the game's time forward for everybody; sessions do not expire by this. */
export function clockRoute(app: App, { store }: AppDeps): void {
  registerDevelopmentCall(app, "POST /api/dev/clock", async ({ body }) => ({
    now: await store.advanceClock(body.advanceMs),
  }));
}
