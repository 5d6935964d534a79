import { DismissRoomUnlockReply, Empty } from "../../contract/index.ts";
import { carryOut } from "../../lab/carry-out.ts";
import type { App, AppParts } from "../../parts.ts";
import { sessionOf } from "../../session/recognise-session.ts";
import { FAILURE_REPLIES } from "../failure-replies.ts";

/** `POST /api/dismissRoomUnlock`: the player has seen that room 2 is open (`LAB-052`). */
export function roomUnlockRoute(app: App, parts: AppParts): void {
  app.post(
    "/dismissRoomUnlock",
    {
      schema: {
        summary: "Room 2 was noticed",
        tags: ["lab"],
        body: Empty,
        response: { 200: DismissRoomUnlockReply, ...FAILURE_REPLIES },
      },
    },
    (request) =>
      carryOut(parts, { playerId: sessionOf(request).id }, { type: "dismissRoomUnlock" }, () => ({
        success: true as const,
        seenRoomUnlock: 1 as const,
      })),
  );
}
