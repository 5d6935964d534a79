import { failure } from "../errors/failure.ts";
import type { App, AppDeps } from "../http/app-deps.ts";
import { measureReadiness } from "../metrics/measure-readiness.ts";
import type { NotReadyReason } from "../metrics/not-ready-reason.ts";
import { startReadinessCheck } from "../metrics/readiness-check.ts";
import { registerCall } from "./register-call.ts";

/** `GET /api/health`: the process answers. `GET /api/ready`: it should get requests (`interfaces.md`). */
export function healthRoutes(app: App, deps: AppDeps): void {
  const check = startReadinessCheck(app, deps);
  const whyNotReady = (): NotReadyReason | null => (app.drain.hasBegun ? "closing" : check.reason);
  registerCall(app, "GET /api/health", async () => ({ status: "ok" as const }));
  registerCall(app, "GET /api/ready", async () => {
    const reason = whyNotReady();
    if (reason !== null) throw failure("not_ready", { details: { reason } });
    return { status: "ready" as const };
  });
  measureReadiness(deps.metrics, check, whyNotReady);
}
