import { describe, expect, it, vi } from "vitest";
import { askEarly } from "../../../ui/app/loading/ask-early.ts";
import { createApi } from "../../../ui/game/api/client.ts";

const PLAYER = { loggedIn: true, userId: "7", firstName: "Inga" };
const VISITOR = { loggedIn: false };

/** A server that says who is playing, and counts what it is asked. */
function serverOf(whoami: object) {
  const asked: string[] = [];
  const api = createApi(async (address) => {
    asked.push(address);
    const reply =
      address === "/api/whoami" ? whoami : { serverTime: 1000, notices: [`visit ${asked.length}`] };
    return new Response(JSON.stringify(reply));
  });
  return { asked, api };
}

describe("what is asked before the screens are there", () => {
  it("gives the lab of a player to the first call, and asks again for the second", async () => {
    const { asked, api } = serverOf(PLAYER);
    const early = askEarly(api, { now: () => 0, isAsked: true });
    await early.hasPlayer;
    expect(asked).toEqual(["/api/whoami", "/api/getGameState"]);
    const first = await early.api.call("GET /api/getGameState");
    expect(first).toMatchObject({ ok: true, reply: { notices: ["visit 2"] } });
    const second = await early.api.call("GET /api/getGameState");
    expect(second).toMatchObject({ ok: true, reply: { notices: ["visit 3"] } });
    expect(await early.api.call("GET /api/whoami")).toMatchObject({ ok: true, reply: PLAYER });
    expect(asked).toHaveLength(3);
  });

  it("counts the time for which the lab waited as time of the server", async () => {
    const now = vi.fn(() => 0);
    const early = askEarly(serverOf(PLAYER).api, { now, isAsked: true });
    await vi.waitFor(() => expect(now, "both replies have come").toHaveBeenCalledTimes(2));
    now.mockReturnValue(1500);
    expect(await early.api.call("GET /api/getGameState")).toMatchObject({ reply: { serverTime: 2500 } });
  });

  it("says that somebody plays before their lab has come", async () => {
    const api = createApi((address) =>
      address === "/api/whoami" ? Promise.resolve(Response.json(PLAYER)) : new Promise(() => undefined),
    );
    expect(await askEarly(api, { now: () => 0, isAsked: true }).hasPlayer).toBe(true);
  });

  it("asks for no lab of a visitor, who may log in later", async () => {
    const { asked, api } = serverOf(VISITOR);
    const early = askEarly(api, { now: () => 0, isAsked: true });
    await early.hasPlayer;
    expect(asked).toEqual(["/api/whoami"]);
    expect(await early.api.call("GET /api/getGameState")).toMatchObject({ reply: { serverTime: 1000 } });
  });

  it("asks for nothing where there is no game", async () => {
    const { asked, api } = serverOf(PLAYER);
    await askEarly(api, { now: () => 0, isAsked: false }).hasPlayer;
    expect(asked).toEqual([]);
  });
});
