import { Failure } from "../failures/failure.ts";
import type { App, AppParts } from "../parts.ts";
import { registerCall } from "./register-call.ts";

/** `GET /api/health`: the process answers. `GET /api/ready`: it should get requests (`interfaces.md`). */
export function healthRoutes(app: App, { store }: AppParts): void {
  let closing = false;
  app.addHook("preClose", async () => {
    closing = true;
  });
  registerCall(app, "GET /api/health", async () => ({ status: "ok" as const }));
  registerCall(app, "GET /api/ready", async () => {
    if (closing || !(await store.isReady())) throw new Failure(503, "not_ready", "Not ready");
    return { status: "ready" as const };
  });
}
