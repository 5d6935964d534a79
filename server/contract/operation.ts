import { Type } from "typebox";
import type { CallTable } from "./call.ts";
import { Failure } from "./shapes.ts";

/** Calls for monitoring the server (`interfaces.md`). */
export const OPERATION_CALLS = {
  "GET /api/health": {
    summary: "Whether the server runs",
    tag: "operation",
    public: true,
    unlimited: true,
    reply: Type.Object({ status: Type.Literal("ok") }),
    failures: {},
  },
  "GET /api/ready": {
    summary: "Whether the server takes requests",
    tag: "operation",
    public: true,
    unlimited: true,
    reply: Type.Object({ status: Type.Literal("ready") }),
    failures: { 503: Failure },
  },
} satisfies CallTable;
