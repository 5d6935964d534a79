import { Empty, PvpPracticeReply } from "../../contract/index.ts";
import type { App } from "../../parts.ts";
import { beginPractice } from "../../pvp/practice/begin-practice.ts";
import type { Pvp } from "../../pvp/pvp.ts";
import { sessionOf } from "../../session/recognise-session.ts";
import { FAILURE_REPLIES } from "../failure-replies.ts";

/** `POST /api/pvp/queue/bot`: an unrated battle against a bot, after the estimated wait. */
export function practiceRoute(app: App, pvp: Pvp): void {
  app.post(
    "/pvp/queue/bot",
    {
      schema: {
        summary: "Fight a bot with the deck that waits",
        description: "For a player in the queue whose estimated wait is over; the battle is not rated.",
        tags: ["pvp"],
        body: Empty,
        response: { 200: PvpPracticeReply, ...FAILURE_REPLIES },
      },
    },
    async (request): Promise<PvpPracticeReply> => ({
      matched: true,
      battleId: await beginPractice(pvp, sessionOf(request).id),
    }),
  );
}
