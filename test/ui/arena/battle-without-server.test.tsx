// @vitest-environment happy-dom
import { act } from "react";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { useCollection } from "../../../ui/app/hooks/use-collection.ts";
import { usePvpBattle } from "../../../ui/app/hooks/use-pvp-battle.ts";
import { useServerData } from "../../../ui/app/loading/use-server-data.ts";
import { ArenaScreen } from "../../../ui/arena/arena-screen.tsx";
import { BATTLE_KEY_BEFORE, battleOwner } from "../../../ui/battle/ai-battle/waiting-battle.ts";
import { GameProvider, useGameState } from "../../../ui/game/game-context.tsx";
import { enterArena, isBattleArena } from "../../../ui/game/store/arena-entry.ts";
import type { ArenaEntry } from "../../../ui/game/store/game-state.ts";
import { almostWon } from "../../browser/support/left-battles.ts";
import { answerCall } from "../support/answer-call.ts";
import { playing, type Tab } from "../support/playing.ts";
import { click, render, the } from "../support/render.tsx";
import { connectWallet } from "./support/arena-at-hand.ts";

const HALF_AN_HOUR_MS = 1_800_000;
const LAB = ["/api/getGameState", "/api/pvp/queue/status", "/api/whoami"];
const CREATURES = "/api/getUserCreatures";

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

/** The arena while it is open. */
function Arena() {
  const entry = useGameState(({ arena }) => arena);
  return entry && isBattleArena(entry) ? <ArenaScreen entry={entry} /> : null;
}

/** The player is away for a while and comes back to the window. */
function timePasses(tab: Tab) {
  tab.server.clock.pass(HALF_AN_HOUR_MS);
  tab.wait(HALF_AN_HOUR_MS);
  vi.advanceTimersByTime(HALF_AN_HOUR_MS);
  window.dispatchEvent(new Event("visibilitychange"));
  window.dispatchEvent(new Event("focus"));
}

/** A player with an account, on a page that does not ask the server by itself yet. */
async function visiting(): Promise<Tab> {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date"] });
  onTestFinished(() => void vi.useRealTimers());
  const tab = await playing();
  connectWallet(tab.game);
  // No ledger stands behind this server: its account owns nothing.
  answerCall(tab.game, "POST /api/getUserCreatures", async ({ body }) => {
    tab.wire.calls.push({ path: "/api/getUserCreatures", body: body.accountAddress ?? "" });
    return { ok: true, reply: { creatures: [] } };
  });
  return tab;
}

/** Enters the arena; answers what was called. */
function enter(tab: Tab, entry: ArenaEntry): Promise<string[]> {
  enterArena(tab.game, entry);
  return calledBy(
    tab,
    () =>
      void render(
        <GameProvider game={tab.game}>
          <Asking />
          <Arena />
        </GameProvider>,
      ),
  );
}

/** A practice battle that has just begun. */
async function fighting(): Promise<Tab> {
  const tab = await visiting();
  await enter(tab, { kind: "practice" });
  click(the("button", "Start Battle!"));
  click(the("button", "Start Battle with 3 Creatures"));
  return tab;
}

describe("a battle against the AI", () => {
  it("makes no call to the server, even after half an hour and a return to the page (BAT-004)", async () => {
    const tab = await fighting();
    expect(tab.state.aiBattle).toBe(true);
    expect(await calledBy(tab, () => timePasses(tab))).toEqual([]);
  });

  it("is followed by loading the collection for the next team, and in the lab everything that may have changed (BAT-004)", async () => {
    const tab = await fighting();
    await calledBy(tab, () => timePasses(tab));
    click(the("button", "Leave battle"));
    expect(await calledBy(tab, () => the("button", "Give Up").click())).toEqual([CREATURES]);
    expect(tab.state.aiBattle).toBe(false);
    expect(new Set(await calledBy(tab, () => timePasses(tab)))).toEqual(new Set([CREATURES]));
    expect((await calledBy(tab, () => the("button", "Close").click())).sort()).toEqual([
      "/api/awaySummary",
      ...LAB,
    ]);
    expect(new Set(await calledBy(tab, () => timePasses(tab)))).toEqual(new Set([...LAB, CREATURES]));
  });

  it("begins without loading the collection when it is a continued one (BAT-004)", async () => {
    const tab = await visiting();
    const { saved } = almostWon("");
    tab.game.storage.write(BATTLE_KEY_BEFORE, JSON.stringify({ ...saved, ...battleOwner(tab.game) }));
    const called = await enter(tab, { kind: "resume" });
    expect(tab.noticeTexts()).toEqual([]);
    expect(called).not.toContain("/api/getUserItems");
    expect(tab.state.aiBattle).toBe(true);
    the("button", "End Turn");
  });

  it("leads to the difficulty selector when a stored one cannot be continued (BAT-007)", async () => {
    const tab = await visiting();
    expect(await enter(tab, { kind: "resume" })).toContain("/api/getUserItems");
    expect(tab.state.aiBattle).toBe(false);
    expect(tab.noticeTexts()).toHaveLength(1);
    the("button", "No Creatures Available");
  });

  it("does not retry a list that could not be loaded until it is over (BAT-004, LED-192)", async () => {
    const tab = await visiting();
    answerCall(tab.game, "POST /api/getUserCreatures", async () => {
      tab.wire.calls.push({ path: CREATURES, body: "" });
      return {
        ok: false,
        problem: { kind: "refused", status: 502, code: "gateway", error: "", remainingMs: null },
      };
    });
    expect(await enter(tab, { kind: "practice" })).toContain(CREATURES);
    click(the("button", "Start Battle!"));
    click(the("button", "Start Battle with 3 Creatures"));
    expect(await calledBy(tab, () => timePasses(tab))).toEqual([]);
    click(the("button", "Leave battle"));
    expect(await calledBy(tab, () => the("button", "Give Up").click())).toEqual([CREATURES]);
  });

  it("does not stop the calls that wait for an unreachable server to return (ERR-001)", async () => {
    const tab = await fighting();
    const called = await calledBy(tab, () => tab.game.store.setState({ connection: "unreachable" }));
    expect(called).toContain("/api/getGameState");
    expect(tab.state.connection).toBe("reached");
    expect(await calledBy(tab, () => timePasses(tab))).toEqual([]);
  });
});
