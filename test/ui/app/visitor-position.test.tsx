// @vitest-environment happy-dom
import { act } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { App } from "../../../ui/app/app.tsx";
import { VisitorScreen } from "../../../ui/app/login/visitor-screen.tsx";
import { GameProvider } from "../../../ui/game/game-context.tsx";
import { keepEntryLink, linkPart } from "../../../ui/game/store/entry-link.ts";
import { PositionBrowser } from "../puzzles/support/position-browser.ts";
import { click, pageText, render, the, until } from "../support/render.tsx";

afterEach(() => window.history.replaceState(null, "", "/"));

const appears = (text: string) => until(() => expect(pageText()).toContain(text));

/** Opens the page at an address, without a login. */
async function visitorOpens(address: string, browser = new PositionBrowser()) {
  const { game } = browser;
  window.history.replaceState(null, "", address);
  keepEntryLink(game, linkPart(window.location));
  render(
    <GameProvider game={game}>
      <VisitorScreen />
    </GameProvider>,
  );
  await act(() => vi.dynamicImportSettled());
  return browser;
}

describe("a visitor", () => {
  it("plays the position of a link without a login (GAP-73)", async () => {
    await visitorOpens("/?position=2&utm_source=chat", new PositionBrowser().day(5));
    await appears("Position 2");
    expect(pageText()).not.toContain("Log in with Telegram");
    expect(window.location.search).toBe("");
  });

  it.each(["/?position=", "/?position=abc", "/?position=0"])(
    "gets today's position by the link %s",
    async (address) => {
      await visitorOpens(address, new PositionBrowser().day(5));
      await appears("Position 5");
    },
  );

  it("plays today's position from the login screen, and returns there", async () => {
    const { game } = await visitorOpens("/");
    expect(pageText()).toContain("Battle puzzles of one turn. No login needed.");
    await act(async () => click(the("button", "Play Today's Position")));
    await appears("Goal");
    await act(async () => click(the("button", "Leave the position")));
    expect(pageText()).toContain("Log in with Telegram");
    expect(game.tabStorage.read("entryLink")).toBeNull();
  });

  it.each(["/?training", "/?training=", "/?training=1"])(
    "trains by the link %s without a login (GAP-74)",
    async (address) => {
      const { game } = await visitorOpens(address);
      await appears("What do you want to train?");
      expect(pageText()).not.toContain("Log in with Telegram");
      expect([window.location.search, game.tabStorage.read("entryLink")]).toEqual(["", "?training"]);
    },
  );

  it("trains from the login screen, and returns there (GAP-74)", async () => {
    const { game } = await visitorOpens("/");
    await act(async () => click(the("button", "Training")));
    await appears("What do you want to train?");
    await act(async () => click(the("button", "Close")));
    expect(pageText()).toContain("Log in with Telegram");
    expect(game.tabStorage.read("entryLink")).toBeNull();
  });

  it("comes back to the position with a reload, until it was left", async () => {
    const { game } = await visitorOpens("/?position=1");
    await appears("Goal");
    expect(game.tabStorage.read("entryLink")).toBe("?position=1");
  });
});

describe("a start", () => {
  it("offers today's position where the server cannot be reached, and nothing else", async () => {
    const browser = new PositionBrowser();
    browser.game.store.setState({ session: { kind: "unknown" }, connection: "unreachable" });
    render(<App game={browser.game} />);
    await act(() => vi.dynamicImportSettled());
    expect(pageText()).toContain("Play Today's Position");
    expect(pageText()).not.toContain("Log in with Telegram");
  });
});
