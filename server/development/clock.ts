import { ClockReply, ClockRequest } from "../contract/index.ts";
import type { App, AppParts } from "../parts.ts";
import { FAILURE_REPLIES } from "../routes/failure-replies.ts";

/** `POST /api/dev/clock`: the game's time goes forward for everybody; sessions do not expire through it. */
export function clockRoute(app: App, { store }: AppParts): void {
  app.post(
    "/dev/clock",
    {
      schema: {
        summary: "Move the clock forward",
        tags: ["development"],
        body: ClockRequest,
        response: { 200: ClockReply, ...FAILURE_REPLIES },
      },
    },
    async ({ body }) => ({ now: await store.advanceClock(body.advanceMs) }),
  );
}
