import { SyncLayoutReply, SyncLayoutRequest } from "../../contract/index.ts";
import { carryOut } from "../../lab/carry-out.ts";
import { machineReply } from "../../lab/replies.ts";
import type { App, AppParts } from "../../parts.ts";
import { sessionOf } from "../../session/recognise-session.ts";
import { FAILURE_REPLIES } from "../failure-replies.ts";

/** `POST /api/syncLayout`: saves snap corrections, never a free move (`LAB-104`, `CON-10`, `GAP-16`). */
export function layoutRoute(app: App, parts: AppParts): void {
  app.post(
    "/syncLayout",
    {
      schema: {
        summary: "Save corrected positions",
        tags: ["lab"],
        body: SyncLayoutRequest,
        response: { 200: SyncLayoutReply, ...FAILURE_REPLIES },
      },
    },
    (request) =>
      carryOut(
        parts,
        { playerId: sessionOf(request).id },
        { type: "syncLayout", machines: request.body.machines },
        (lab) => ({ success: true as const, machines: lab.machines.map(machineReply) }),
      ),
  );
}
