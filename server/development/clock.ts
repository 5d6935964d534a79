import type { App, AppDeps } from "../app-deps.ts";
import { registerDevelopmentCall } from "./register-development-call.ts";

/** `POST /api/dev/clock`: the game's time goes forward for everybody; sessions do not expire through it. */
export function clockRoute(app: App, { store }: AppDeps): void {
  registerDevelopmentCall(app, "POST /api/dev/clock", async ({ body }) => ({
    now: await store.advanceClock(body.advanceMs),
  }));
}
