import type { App, AppDeps } from "../app-deps.ts";
import { failure } from "../http-errors/failure.ts";
import { registerCall } from "./register-call.ts";

/** `GET /api/health`: the process answers. `GET /api/ready`: it should get requests (`interfaces.md`). */
export function healthRoutes(app: App, { store }: AppDeps): void {
  registerCall(app, "GET /api/health", async () => ({ status: "ok" as const }));
  registerCall(app, "GET /api/ready", async () => {
    if (app.drain.hasBegun || !(await store.isReady())) throw failure("not_ready");
    return { status: "ready" as const };
  });
}
