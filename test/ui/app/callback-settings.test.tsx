// @vitest-environment happy-dom
import { QueryClientProvider } from "@tanstack/react-query";
import { act } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { CallbackSection } from "../../../ui/app/callbacks/callback-section.tsx";
import { useReadyBadge } from "../../../ui/app/hooks/use-ready-badge.ts";
import { CallbackOffer } from "../../../ui/app/player-notices.tsx";
import type { BrowserPush } from "../../../ui/game/callbacks/browser-push.ts";
import { offerCallback } from "../../../ui/game/callbacks/offer-callback.ts";
import { GameProvider } from "../../../ui/game/game-context.tsx";
import { KEYS, testProviders } from "../../server/callback/callback-world.ts";
import { freshServer } from "../../server/server-per-test.ts";
import { memoryStorage, Tab } from "../support/playing.ts";
import { pageText, render } from "../support/render.tsx";

const { push, environment } = testProviders();

afterEach(() => {
  document.title = "Corvax Lab";
});

/** A browser whose player allows notifications. */
function willingBrowser(): BrowserPush {
  const browser = push.subscribe();
  return {
    support: () => "ready",
    subscription: async () => browser.subscription(),
    subscribe: async (key) => (key === KEYS.publicKey ? browser.subscription() : null),
    unsubscribe: async () => browser.subscription().endpoint,
    onOpened: () => () => {},
  };
}

function Page() {
  useReadyBadge();
  return (
    <>
      <CallbackOffer />
      <CallbackSection />
    </>
  );
}

async function shown(variables: Record<string, string>, browser?: BrowserPush): Promise<Tab> {
  const tab = await new Tab(await freshServer({ environment: variables }), memoryStorage()).open();
  if (browser) tab.game.push = browser;
  render(
    <GameProvider game={tab.game}>
      <QueryClientProvider client={tab.game.queries}>
        <Page />
      </QueryClientProvider>
    </GameProvider>,
  );
  await act(() => tab.wire.quiet());
  return tab;
}

const switches = () =>
  [...document.querySelectorAll<HTMLInputElement>("[role=switch]")].map(({ checked }) => checked);

describe("the settings of calling back", () => {
  it("subscribe this browser with the first kind that is switched on, and end it with one tap (GAP-62)", async () => {
    const tab = await shown(environment(), willingBrowser());
    expect(switches()).toEqual([false, false, false, false]);
    const [turn] = document.querySelectorAll<HTMLInputElement>("[role=switch]");
    await act(async () => turn?.click());
    await act(() => tab.wire.quiet());
    expect(switches()).toEqual([true, false, false, true]);
    const answer = await tab.game.api.call("GET /api/getCallbacks");
    expect(answer).toMatchObject({ ok: true, reply: { kinds: { turn: true }, push: { browsers: 1 } } });
    await act(async () => turn?.click());
    await act(() => tab.wire.quiet());
    expect(switches()).toEqual([false, false, false, true]);
  });

  it("say that this server reaches nobody, and offer nothing, where nothing is configured", async () => {
    const tab = await shown({}, willingBrowser());
    await act(() => offerCallback(tab.game, "machines"));
    expect(switches()).toEqual([]);
    expect(pageText()).toContain("This server cannot reach players outside the game.");
    expect(pageText()).not.toContain("Shall we tell you");
  });

  it("are offered once, and not again after a no (GAP-62)", async () => {
    const tab = await shown(environment(), willingBrowser());
    await act(() => offerCallback(tab.game, "machines"));
    expect(pageText()).toContain("Shall we tell you when all machines are ready?");
    const decline = [...document.querySelectorAll("button")].find((one) => one.textContent === "No, thanks");
    await act(async () => decline?.click());
    await act(() => offerCallback(tab.game, "machines"));
    expect(pageText()).not.toContain("Shall we tell you");
  });
});

describe("the title of the tab", () => {
  it("counts the machines that are ready, and is quiet without one", async () => {
    const tab = await shown({});
    expect(document.title).toBe("Corvax Lab");
    const machine = { id: "a", type: "catLair", x: 0, y: 128, room: 1, level: 1 } as const;
    const fresh = { lastActivated: 0, isOffline: false, provisionalMint: false, upkeepPaidUntil: 0 };
    act(() =>
      tab.game.store.setState((state) => {
        state.lab?.machines.push({ ...machine, ...fresh });
      }),
    );
    expect(document.title).toBe("(1) Corvax Lab");
  });
});
