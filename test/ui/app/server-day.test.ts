import { describe, expect, it } from "vitest";
import type { WhoamiReply } from "../../../server/contract/index.ts";
import { askEarly } from "../../../ui/app/loading/ask-early.ts";
import { loadSession } from "../../../ui/app/loading/load-session.ts";
import { createApi } from "../../../ui/game/api/client.ts";
import { serverNow } from "../../../ui/game/store/game.ts";
import { PositionBrowser } from "../puzzles/support/position-browser.ts";
import { answerCall } from "../support/answer-call.ts";

const SENT = "Mon, 30 Nov 2026 23:59:58 GMT";
const SENT_AT = Date.UTC(2026, 10, 30, 23, 59, 58);
const whoami = () => Promise.resolve(Response.json({ loggedIn: false }, { headers: { date: SENT } }));

function loaded(reply: WhoamiReply) {
  const { game } = new PositionBrowser();
  answerCall(game, "GET /api/whoami", async () => ({ ok: true, reply, sentAt: SENT_AT }));
  return loadSession(game).then(() => game);
}

describe("the day of a visitor's position", () => {
  it("is the server's, whatever the browser's clock shows (GAP-73)", async () => {
    const game = await loaded({ loggedIn: false });
    expect(game.now()).not.toBe(SENT_AT);
    expect(serverNow(game)).toBe(SENT_AT);
  });

  it("leaves a player's clock alone, which the lab tells more exactly", async () => {
    const game = await loaded({ loggedIn: true, userId: "ann", firstName: "Ann" });
    expect(game.store.getState().clockOffset).toBe(0);
  });

  it("is told by the time at which an answer was sent", async () => {
    const answer = await createApi(whoami).call("GET /api/whoami");
    expect(answer).toEqual({ ok: true, reply: { loggedIn: false }, sentAt: SENT_AT });
    const without = createApi(() => Promise.resolve(Response.json({ loggedIn: false })));
    expect(await without.call("GET /api/whoami")).toEqual({ ok: true, reply: { loggedIn: false } });
  });

  it("goes on while an answer that came early waits for the screens", async () => {
    let now = 1000;
    const early = askEarly(createApi(whoami), { now: () => now, isAsked: true });
    await early.hasPlayer;
    now += 5000;
    expect(await early.api.call("GET /api/whoami")).toMatchObject({ sentAt: SENT_AT + 5000 });
  });
});
