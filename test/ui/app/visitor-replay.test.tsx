// @vitest-environment happy-dom
import { act } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { VisitorScreen } from "../../../ui/app/login/visitor-screen.tsx";
import { linkData } from "../../../ui/battle/replay/link-replay.ts";
import { GameProvider } from "../../../ui/game/game-context.tsx";
import { keepEntryLink } from "../../../ui/game/store/entry-link.ts";
import { ArenaAtHand, settled } from "../arena/support/arena-at-hand.ts";
import { click, pageText, render, the, until } from "../support/render.tsx";

afterEach(() => window.history.replaceState(null, "", "/"));

/** Returns the link of a battle that was played. */
async function sharedLink(): Promise<string> {
  const play = new ArenaAtHand();
  await play.start("easy");
  await play.playOn();
  const { replay } = play.state.result ?? {};
  const made = replay ? await linkData(play.arena.battle, replay) : { problem: "No replay" };
  if ("problem" in made) throw new Error(made.problem);
  return `#replay=${made.data}`;
}

const link = sharedLink();

/** Opens a browser without a login in which any call to the server throws. */
async function visitorOpens(fragment: string) {
  const { game } = new ArenaAtHand().arena;
  game.store.setState({ session: { kind: "visitor", login: null, expired: false } });
  window.history.replaceState(null, "", `/${fragment}`);
  keepEntryLink(game, fragment);
  render(
    <GameProvider game={game}>
      <VisitorScreen />
    </GameProvider>,
  );
  await act(() => vi.dynamicImportSettled());
  return game;
}

describe("a visitor", () => {
  it("watches a shared replay without a login and without asking the server (CON-92)", async () => {
    await visitorOpens(await link);
    await until(() => expect(the("button", "Step Forward")).toBeTruthy());
    await act(async () => click(the("button", "Step Forward")));
    await act(settled);
    expect(the("slider", "Place in the battle").getAttribute("aria-valuetext")).toContain("action 1 of");
    expect(pageText()).not.toContain("Log in with Telegram");
  });

  it("has a plain address while a shared replay is open, so that Back does not open its link again", async () => {
    await visitorOpens(await link);
    await until(() => expect(the("button", "Step Forward")).toBeTruthy());
    expect(window.location.hash).toBe("");
  });

  it.each(["Log in to play", "Close", "Back"])(
    "reaches the login from the replay by '%s', and a reload does not show the replay again (CON-92, LAB-014)",
    async (button) => {
      const game = await visitorOpens(await link);
      await until(() => expect(the("button", "Step Forward")).toBeTruthy());
      await act(async () => click(the("button", button)));
      expect(document.querySelector("h1")?.textContent).toBe("Log in with Telegram");
      expect(window.location.hash).toBe("");
      expect(game.store.getState()).toMatchObject({ arena: null, inBattle: false });
    },
  );

  it("sees what is wrong with a damaged link, and how to play (CON-92)", async () => {
    await visitorOpens("#replay=abc");
    await until(() => expect(the("alert").textContent).toContain("cut short or changed"));
    await act(async () => click(the("button", "Log in to play")));
    expect(document.querySelector("h1")?.textContent).toBe("Log in with Telegram");
  });

  it("must log in first for a link that watches a live battle (GAP-43)", async () => {
    const game = await visitorOpens("#watch=abc-_");
    expect(document.querySelector("h1")?.textContent).toBe("Log in with Telegram");
    expect(game.tabStorage.read("entryLink")).toBe("#watch=abc-_");
  });
});
