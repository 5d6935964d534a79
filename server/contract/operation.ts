import { Type } from "typebox";
import type { CallTable } from "./call.ts";
import { Failure } from "./shapes.ts";

/** Why a process should get no requests. */
export const NotReadyReason = Type.Enum([
  "starting",
  "closing",
  "other_version",
  "file_replaced",
  "low_space",
  "no_space",
  "read_only",
  "data_unreachable",
  "busy",
  "no_answer",
  "failing",
]);

/** What runs, so that a rollout can be watched. */
const Program = { version: Type.String(), commit: Type.String(), build: Type.String() };

const NotReady = Type.Object({ ...Failure.properties, reason: NotReadyReason, ...Program });

/** Calls for monitoring the server (`interfaces.md`). */
export const OPERATION_CALLS = {
  "GET /api/health": {
    summary: "Whether the server runs",
    tag: "operation",
    public: true,
    probe: true,
    reply: Type.Object({ status: Type.Literal("ok") }),
    failures: {},
  },
  "GET /api/ready": {
    summary: "Whether the server takes requests",
    tag: "operation",
    public: true,
    probe: true,
    reply: Type.Object({ status: Type.Literal("ready"), ...Program }),
    failures: { 503: NotReady },
  },
} satisfies CallTable;
