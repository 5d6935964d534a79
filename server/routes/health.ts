import type { App, AppDeps } from "../app-deps.ts";
import { HttpError } from "../http-errors/http-error.ts";
import { registerCall } from "./register-call.ts";

/** `GET /api/health`: the process answers. `GET /api/ready`: it should get requests (`interfaces.md`). */
export function healthRoutes(app: App, { store }: AppDeps): void {
  let closing = false;
  app.addHook("preClose", async () => {
    closing = true;
  });
  registerCall(app, "GET /api/health", async () => ({ status: "ok" as const }));
  registerCall(app, "GET /api/ready", async () => {
    if (closing || !(await store.isReady())) throw new HttpError(503, "not_ready", "Not ready");
    return { status: "ready" as const };
  });
}
