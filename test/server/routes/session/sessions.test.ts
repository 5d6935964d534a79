import { describe, expect, it } from "vitest";
import { DAY, sidOf } from "../../lab-server.ts";
import { freshPlayer, freshServer } from "../../server-per-test.ts";

describe("a session", () => {
  it("is absent for a visitor, who gets no cookie and learns how to log in (LAB-023, GAP-50)", async () => {
    const server = await freshServer();
    const answer = await server.get("/api/whoami");
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      loggedIn: false,
      login: { telegramBot: null, oidc: false, development: true },
    });
    expect(answer.headers["set-cookie"]).toBeUndefined();
  });

  it("lets whoami name the player and their public id (CON-22)", async () => {
    const player = await freshPlayer();
    const { body } = await player.get("whoami");
    expect(body).toEqual({ loggedIn: true, firstName: "Ann", userId: player.userId });
  });

  it("is needed by every private call: visitors get 401 'Not logged in' (GAP-50)", async () => {
    const server = await freshServer();
    const posts = ["dismissRoomUnlock", "syncLayout", "buildMachine", "upgradeMachine", "moveMachine"];
    posts.push(
      "activateMachine",
      "buyPet",
      "movePet",
      "namePet",
      "saveRadixAccount",
      "buyEnergy",
      "logout",
      "dev/grant",
    );
    posts.push("confirmEnergyPurchase", "checkMintStatus", "dev/clock");
    posts.push("dev/account", "dev/ledger/grant", "dev/ledger/behaviour");
    const gets = ["getGameState", "getPets", "walletChallenge", "dev/wallet"];
    for (const answer of [
      ...(await Promise.all(posts.map((call) => server.post(`/api/${call}`, "{nonsense")))),
      ...(await Promise.all(gets.map((call) => server.get(`/api/${call}`)))),
    ]) {
      expect(answer.status).toBe(401);
      expect(answer.body).toEqual({ error: "Not logged in", code: "not_logged_in" });
    }
  });

  it("is kept in a cookie that is unreadable for scripts, same-site, for all paths and 30 days (GAP-01)", async () => {
    const server = await freshServer();
    const { headers } = await server.post("/api/auth/dev", { name: "Ann" });
    expect(String(headers["set-cookie"])).toMatch(
      /^sid=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
  });

  it("never begins from a session id that somebody planted (ABU-06)", async () => {
    const server = await freshServer();
    const planted = { cookie: "sid=planted-by-an-attacker" };
    const login = await server.post("/api/auth/dev", { name: "Ann" }, planted);
    expect(sidOf(login)).not.toBe("planted-by-an-attacker");
    expect((await server.get("/api/getGameState", planted)).status).toBe(401);
  });

  it("is replaced by a new one at the next login (ABU-06)", async () => {
    const player = await freshPlayer();
    const again = await player.post("auth/dev", { name: "Ann" });
    expect(again.body.userId).toBe(player.userId);
    expect(sidOf(again)).not.toBe(player.sid);
    expect((await player.get("getGameState")).status).toBe(401);
  });

  it("is not found for unknown, empty and malformed cookies (ABU-07)", async () => {
    const server = await freshServer();
    for (const cookie of ["sid=", "sid=1", "sid=%00", "sid=' OR 1=1 --", `sid=${"a".repeat(4000)}`, "sid"]) {
      expect((await server.get("/api/whoami", { cookie })).body.loggedIn).toBe(false);
    }
  });

  it("ends at logout, also for copies of its cookie (ABU-08)", async () => {
    const player = await freshPlayer();
    expect((await player.post("logout")).body).toEqual({ success: true });
    expect((await player.get("getGameState")).status).toBe(401);
    expect((await player.post("logout")).status).toBe(401);
  });

  it("survives a change of the game's clock", async () => {
    const player = await freshPlayer();
    await player.post("dev/clock", { advanceMs: 400 * DAY });
    expect((await player.get("getGameState")).status).toBe(200);
  });
});
