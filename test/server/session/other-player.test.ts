import { describe, expect, it } from "vitest";
import { CALLS } from "../../../server/contract/index.ts";
import { testProviders } from "../callback/callback-world.ts";
import { freshServer } from "../server-per-test.ts";

const NAMES = Object.keys(CALLS);
const { push, environment } = testProviders();

/** Alice's page and Bob's, whose login is the one the browser has now. */
async function oneBrowser() {
  const server = await freshServer();
  return { server, alice: await server.player("Alice"), bob: await server.player("Bob") };
}

describe("a page whose browser belongs to another player by now", () => {
  it("gets 409 other_player for every call, named in the header (GAP-79, ABU-116)", async () => {
    const { server, alice, bob } = await oneBrowser();
    const headers = { cookie: `sid=${bob.sid}`, "x-player": alice.userId };
    const answered = await Promise.all(
      NAMES.map(async (name) => {
        const [method, path = ""] = name.split(" ");
        const url = path.replace(/:\w+/g, "0");
        const answer = await (method === "GET" ? server.get(url, headers) : server.post(url, {}, headers));
        return `${name}: ${answer.status} ${answer.body.code}`;
      }),
    );
    expect(answered).toEqual(NAMES.map((name) => `${name}: 409 other_player`));
  });

  it("changes nothing of the other player's: no machine, no account put up for deletion (GAP-79, ABU-116)", async () => {
    const { alice, bob } = await oneBrowser();
    const named = { "x-player": alice.userId };
    const lair = { machineType: "catLair", x: 0, y: 0, room: 1 };
    await bob.post("buildMachine", lair, named);
    await bob.post("deleteAccount", {}, named);
    expect((await bob.lab()).machines).toEqual([]);
    expect((await bob.get("whoami")).body.deletionDueAt).toBeUndefined();
  });

  it("cannot follow a stream, which names its player in the query (GAP-79, ABU-116)", async () => {
    const { server, alice, bob } = await oneBrowser();
    const stream = (player: string) =>
      server.get(`/api/pvp/battle/0/events?player=${player}`, { cookie: `sid=${bob.sid}` });
    expect((await stream(alice.userId)).body.code).toBe("other_player");
    expect((await stream(bob.userId)).body.code).toBe("unknown_battle");
  });
});

describe("a call", () => {
  it("is answered for the player it names, and where it names nobody (GAP-79)", async () => {
    const { bob } = await oneBrowser();
    const lair = { machineType: "catLair", x: 0, y: 0, room: 1 };
    expect((await bob.post("buildMachine", lair, { "x-player": bob.userId })).status).toBe(200);
    expect((await bob.lab()).machines).toHaveLength(1);
  });

  it("of a page whose session has ended says so, not that another player is there (GAP-79, GAP-50)", async () => {
    const { server, alice } = await oneBrowser();
    const named = { "x-player": alice.userId };
    expect((await server.get("/api/getGameState", named)).body.code).toBe("not_logged_in");
    expect((await server.get("/api/whoami", named)).body.loggedIn).toBe(false);
  });
});

describe("a renewed push subscription", () => {
  it("is taken only from the player who had the old one (GAP-79, ABU-116)", async () => {
    const server = await freshServer({ environment: environment() });
    const [alice, bob] = [await server.player("Alice"), await server.player("Bob")];
    const old = push.subscribe().subscription();
    await alice.post("subscribePush", old);
    const renewed = { ...push.subscribe().subscription(), renews: old.endpoint };
    expect((await bob.post("subscribePush", renewed)).body.code).toBe("other_player");
    expect((await bob.get("getCallbacks")).body).toMatchObject({ push: { browsers: 0 } });
    expect((await alice.post("subscribePush", renewed)).body).toMatchObject({ push: { browsers: 2 } });
  });
});
