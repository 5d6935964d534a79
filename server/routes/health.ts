import { Type } from "typebox";
import { Failure as FailureShape } from "../contract/index.ts";
import { Failure } from "../failures/failure.ts";
import type { App, AppParts } from "../parts.ts";

const HealthReply = Type.Object({ status: Type.Literal("ok") });
const ReadyReply = Type.Object({ status: Type.Literal("ready") });

/** `GET /api/health`: the process answers. `GET /api/ready`: it should get requests (`interfaces.md`). */
export function healthRoutes(app: App, { store }: AppParts): void {
  let closing = false;
  app.addHook("preClose", async () => {
    closing = true;
  });
  app.get(
    "/health",
    {
      config: { public: true },
      schema: { summary: "Whether the server runs", tags: ["operation"], response: { 200: HealthReply } },
    },
    async () => ({ status: "ok" as const }),
  );
  app.get(
    "/ready",
    {
      config: { public: true },
      schema: {
        summary: "Whether the server takes requests",
        tags: ["operation"],
        response: { 200: ReadyReply, 503: FailureShape },
      },
    },
    async () => {
      if (closing || !(await store.isReady())) throw new Failure(503, "not_ready", "Not ready");
      return { status: "ready" as const };
    },
  );
}
