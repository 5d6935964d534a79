// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act } from "react";
import { describe, expect, it, vi } from "vitest";
import { GameProvider } from "../../ui/app/game-context.tsx";
import { useCollection } from "../../ui/app/use-collection.ts";
import { usePvpBattle } from "../../ui/app/use-pvp-battle.ts";
import { useServerData } from "../../ui/app/use-server-data.ts";
import { ArenaScreen } from "../../ui/arena/arena-screen.tsx";
import { connectWallet } from "../ui/arena/support/arena-at-hand.ts";
import { playing, type Tab } from "../ui/support/playing.ts";
import { click, render, the } from "./support/render.tsx";

const HALF_AN_HOUR_MS = 1_800_000;
const EVERYTHING = ["/api/getGameState", "/api/getUserCreatures", "/api/pvp/queue/status", "/api/whoami"];

/** Everything on the page that asks the server by itself. */
function Asking() {
  useServerData();
  useCollection();
  usePvpBattle();
  return null;
}

/** Does something and waits for every call that follows; answers what was called. */
async function calledBy({ wire }: Tab, does: () => void): Promise<string[]> {
  const before = wire.calls.length;
  await act(async () => {
    does();
    await wire.quiet();
  });
  return wire.calls.slice(before).map(({ path }) => path.replace(/\?.*/, ""));
}

/** The player is away for a while and comes back to the window. */
function timePasses(tab: Tab) {
  tab.server.clock.pass(HALF_AN_HOUR_MS);
  tab.wait(HALF_AN_HOUR_MS);
  vi.advanceTimersByTime(HALF_AN_HOUR_MS);
  window.dispatchEvent(new Event("visibilitychange"));
  window.dispatchEvent(new Event("focus"));
}

/** A practice battle that has just begun, on a page that asks the server as the game's does. */
async function fighting(): Promise<Tab> {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date"] });
  const tab = await playing();
  connectWallet(tab.game);
  // No ledger stands behind this server: its account owns nothing.
  tab.game.api.getUserCreatures = async ({ accountAddress }) => {
    tab.wire.calls.push({ path: "/api/getUserCreatures", body: accountAddress });
    return { ok: true, reply: { creatures: [] } };
  };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <GameProvider game={tab.game}>
        <Asking />
        <ArenaScreen entry={{ kind: "practice" }} />
      </GameProvider>
    </QueryClientProvider>,
  );
  await calledBy(tab, () => undefined);
  click(the("button", "Start Battle!"));
  click(the("button", "Start Battle with 3 Creatures"));
  return tab;
}

describe("a battle against the AI", () => {
  it("asks nothing of the server, however long it takes and whoever looks away meanwhile (BAT-004)", async () => {
    const tab = await fighting();
    expect(tab.state.aiBattle).toBe(true);
    expect(await calledBy(tab, () => timePasses(tab))).toEqual([]);
  });

  it("is followed by asking for everything that may have changed meanwhile (BAT-004)", async () => {
    const tab = await fighting();
    await calledBy(tab, () => timePasses(tab));
    click(the("button", "Leave battle"));
    const called = await calledBy(tab, () => the("button", "Give Up").click());
    expect(tab.state.aiBattle).toBe(false);
    expect(called.sort()).toEqual(EVERYTHING);
    expect(new Set(await calledBy(tab, () => timePasses(tab)))).toEqual(new Set(EVERYTHING));
  });

  it("lets a server that was lost be asked until it is back (ERR-001)", async () => {
    const tab = await fighting();
    const called = await calledBy(tab, () => tab.game.store.setState({ connection: "unreachable" }));
    expect(called).toContain("/api/getGameState");
    expect(tab.state.connection).toBe("reached");
    expect(await calledBy(tab, () => timePasses(tab))).toEqual([]);
  });
});
