import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { CALLS, type CallName } from "../../../server/contract/index.ts";
import { askEarly } from "../../../ui/app/loading/ask-early.ts";
import { loadSession } from "../../../ui/app/loading/load-session.ts";
import { logInByName } from "../../../ui/app/login/development-login.tsx";
import { createApi } from "../../../ui/game/api/client.ts";
import { buildMachine } from "../../../ui/lab/commands/build-machine.ts";
import { loadGame } from "../../../ui/lab/state/load-game.ts";
import { handInWaiting } from "../../../ui/profile/replays/hand-in.ts";
import { freshServer } from "../../server/server-per-test.ts";
import { noWallet } from "../support/no-wallet.ts";
import { memoryStorage, playing, Tab } from "../support/playing.ts";

/** Alice's tab, after Bob has logged in in another tab of the same browser, whose cookie both have. */
async function aliceBesideBob() {
  const server = await freshServer();
  const storage = memoryStorage();
  const alice = await new Tab(server, storage).open("Alice");
  const bob = await new Tab(server, storage).open("Bob");
  alice.wire.shareSession(bob.wire);
  return { alice, bob };
}

describe("the page of a player", () => {
  it("says with each call of the contract whose it is (GAP-79, ABU-116)", async () => {
    const tab = await playing();
    const { owner } = tab.state;
    tab.wire.calls.length = 0;
    const call = tab.game.api.call as (name: CallName) => Promise<unknown>;
    const names = Object.keys(CALLS).filter((name) => name !== "POST /api/logout") as CallName[];
    for (const name of names) await call(name);
    expect(tab.wire.calls.map(({ player }) => player)).toEqual(names.map(() => owner));
  });

  it("says whose it is when it opens a stream, which has no headers (GAP-79, ABU-116)", async () => {
    const opened: string[] = [];
    const openStream = (address: string) => {
      opened.push(address);
      return () => undefined;
    };
    const tab = await new Tab(await freshServer(), memoryStorage(), () => noWallet, openStream).open();
    const listener = { opened() {}, version() {}, failed() {} };
    tab.game.api.listenToBattle("b1", listener);
    expect(opened).toEqual([`/api/pvp/battle/b1/events?player=${tab.state.owner}`]);
  });

  it("asks for the lab of the player whom the server named before (GAP-79)", async () => {
    const asked: unknown[] = [];
    const api = createApi(async (address, { headers }) => {
      asked.push([address, new Headers(headers).get("x-player")]);
      return new Response(JSON.stringify({ loggedIn: true, userId: "alice" }));
    });
    await askEarly(api, { now: () => 0, isAsked: true }).hasPlayer;
    expect(asked).toEqual([
      ["/api/whoami", null],
      ["/api/getGameState", "alice"],
    ]);
  });

  it("neither acts for another player nor shows their lab, and is loaded anew (GAP-79, ABU-116)", async () => {
    const { alice, bob } = await aliceBesideBob();
    const before = alice.lab;
    expect(await buildMachine(alice.game, "catLair")).toBe(false);
    expect(alice.reloads).toBe(1);
    expect(alice.lab).toBe(before);
    expect(alice.state.session).toMatchObject({ kind: "visitor", expired: true });
    await loadGame(bob.game);
    expect(bob.lab.machines).toEqual([]);
    expect([bob.reloads, bob.state.session.kind]).toEqual([0, "player"]);
  });

  it("notices another player by what it reads, too (GAP-79, ABU-116)", async () => {
    for (const read of [loadGame, loadSession]) {
      const { alice } = await aliceBesideBob();
      await read(alice.game);
      expect(alice.state.owner).not.toBeNull();
      expect(alice.state.session).toMatchObject({ kind: "visitor" });
      expect(alice.reloads).toBe(1);
    }
  });

  it("keeps a battle that waits for the server while another player is logged in (GAP-79, ABU-95)", async () => {
    const { alice } = await aliceBesideBob();
    const waiting = JSON.stringify([{ owner: alice.state.owner, replay: { seed: "s", rulesHash: "h" } }]);
    alice.game.storage.write("battles_to_hand_in", waiting);
    await handInWaiting(alice.game);
    expect(alice.game.storage.read("battles_to_hand_in")).toBe(waiting);
  });

  it("names nobody at its start, so that it is not loaded anew for ever (GAP-79)", async () => {
    const { alice, bob } = await aliceBesideBob();
    const anew = new Tab(alice.server, memoryStorage());
    anew.wire.shareSession(bob.wire);
    await loadSession(anew.game);
    expect(anew.state.session).toMatchObject({ kind: "player", firstName: "Bob" });
    await loadGame(anew.game);
    expect(anew.reloads).toBe(0);
  });

  it("goes on after a login of its own player", async () => {
    const tab = await playing();
    await logInByName(tab.game, "Ann");
    expect(await buildMachine(tab.game, "catLair")).toBe(true);
    expect(tab.reloads).toBe(0);
  });
});

/** Where the browser's own means of asking a server may stand, and what for. */
const REACHING = [
  "app/browser-deps.ts", // the API, whose calls `ownCalls` names
  "app/watch-page.ts", // whether a file is still there
  "components/atlas-picture.tsx", // pictures
  "dev-wallet/answer-in-page.ts", // the development's wallet, which names the player itself
  "dev-wallet/dev-gateway.ts",
  "dev-wallet/development-server.ts",
  "dev-wallet/main.ts",
  "game/api/call-api.ts", // the API
  "game/api/client.ts",
  "main.ts",
  "service-worker/kept-files.ts", // files
  "service-worker/sw.ts", // the worker, whose push messages name their player
];

describe("the sources of the client", () => {
  it("reach the server's calls only where the player is named (GAP-79)", () => {
    const asks = /\b(?:fetch\(|EventSource\(|WebSocket\(|sendBeacon|XMLHttpRequest)/;
    const reaching = readdirSync("ui", { recursive: true, encoding: "utf8" })
      .filter((path) => /\.tsx?$/.test(path) && asks.test(readFileSync(`ui/${path}`, "utf8")))
      .sort();
    expect(reaching).toEqual(REACHING);
  });
});
