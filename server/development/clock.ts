import type { App, AppDeps } from "../app-deps.ts";
import { registerCall } from "../routes/register-call.ts";

/** `POST /api/dev/clock`: the game's time goes forward for everybody; sessions do not expire through it. */
export function clockRoute(app: App, { store }: AppDeps): void {
  registerCall(app, "POST /api/dev/clock", async ({ body }) => ({
    now: await store.advanceClock(body.advanceMs),
  }));
}
