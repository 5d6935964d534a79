// @vitest-environment happy-dom
import { act } from "react";
import { describe, expect, it, onTestFinished } from "vitest";
import { MenuDialogs } from "../../../ui/app/dialogs/menu-dialogs.tsx";
import { loadSession } from "../../../ui/app/loading/load-session.ts";
import { DeletionBanner } from "../../../ui/app/player-notices.tsx";
import { GameProvider, useGameState } from "../../../ui/game/game-context.tsx";
import { openDialog } from "../../../ui/game/store/dialogs.ts";
import { DAY, HOUR } from "../../server/lab-server.ts";
import { freshServer } from "../../server/server-per-test.ts";
import { memoryStorage, Tab } from "../support/playing.ts";
import { click, pageText, render, the } from "../support/render.tsx";

const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0";

/** What the shell shows of it, as long as somebody plays. */
function Page() {
  const isPlaying = useGameState(({ session, lab }) => session.kind === "player" && lab !== null);
  return isPlaying ? (
    <>
      <DeletionBanner />
      <MenuDialogs />
    </>
  ) : null;
}

/** The settings of a player who is logged in elsewhere, too. */
async function openSettings() {
  const server = await freshServer();
  await server.post("/api/auth/dev", { name: "Ann" }, { "user-agent": FIREFOX });
  server.clock.pass(HOUR);
  const tab = await new Tab(server, memoryStorage()).open();
  tab.game.store.setState({ dialogs: [] });
  openDialog(tab.game, { kind: "settings" });
  render(
    <GameProvider game={tab.game}>
      <Page />
    </GameProvider>,
  );
  await act(() => tab.wire.quiet());
  return { tab, server };
}

async function press(tab: Tab, name: string): Promise<void> {
  click(the("button", name));
  await act(() => tab.wire.quiet());
}

const rows = () => [...document.querySelectorAll("ul[aria-label='Where you are logged in'] > li")];

describe("the account in the settings", () => {
  it("lists the sessions by their browser and logs another one out", async () => {
    const { tab, server } = await openSettings();
    expect(rows().map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Another kind of browserThis browserSince .*2026$/),
      expect.stringMatching(/^Firefox on LinuxSince .*2026, last used .*2026.*Log out$/),
    ]);
    await press(tab, "Log out Firefox on Linux");
    expect(rows()).toHaveLength(1);
    const [, second] = await server.store.sessionsOf(1, server.clock.now());
    expect(second).toBeUndefined();
  });

  it("logs out everywhere after a question, also here", async () => {
    const { tab } = await openSettings();
    await press(tab, "Log out everywhere");
    expect(pageText()).toContain("This logs you out in every browser, also in this one.");
    expect(tab.state.session.kind).toBe("player");
    await press(tab, "Log out everywhere");
    expect(tab.state.session.kind).toBe("visitor");
  });

  it("saves everything the server keeps as a file, with the settings of this browser", async () => {
    const { tab } = await openSettings();
    const saved: Blob[] = [];
    const { createObjectURL } = URL;
    URL.createObjectURL = (file) => {
      saved.push(file as Blob);
      return "blob:saved";
    };
    onTestFinished(() => {
      URL.createObjectURL = createObjectURL;
    });
    await press(tab, "Save my data");
    const file = JSON.parse((await saved[0]?.text()) ?? "{}");
    expect(file).toMatchObject({ version: 1, player: { name: "Ann" }, settings: { volume: 0.6 } });
  });

  it("deletes the account only after it has said what happens and when, and keeps it again (GAP-71)", async () => {
    const { tab, server } = await openSettings();
    const { scrollIntoView } = Element.prototype;
    // As newer browsers do.
    Element.prototype.scrollIntoView = () => Promise.resolve() as unknown as undefined;
    onTestFinished(() => {
      Element.prototype.scrollIntoView = scrollIntoView;
    });
    await press(tab, "Delete account");
    for (const words of [
      "Delete your account in 7 days?",
      "Until then you can play on.",
      "Deleted player",
      "you start with an empty lab",
    ])
      expect(pageText()).toContain(words);
    await press(tab, "Cancel");
    expect(tab.state.session).not.toHaveProperty("deletionDueAt");
    await press(tab, "Delete account");
    await press(tab, "Delete in 7 days");
    const deletionDueAt = server.clock.now() + 7 * DAY;
    expect(tab.state.session).toMatchObject({ deletionDueAt });
    expect(the("status").textContent).toMatch(
      /^Your account will be deleted on May 8, 2026.*Keep my account$/,
    );
    await act(() => loadSession(tab.game));
    expect(tab.state.session).toMatchObject({ deletionDueAt });
    await press(tab, "Keep my account");
    expect(tab.state.session).not.toHaveProperty("deletionDueAt");
    expect(tab.noticeTexts()).toContain("Your account stays.");
    expect(document.querySelector("[role=status]")).toBeNull();
  });

  it("says so when the server does not answer, and changes nothing", async () => {
    const { tab } = await openSettings();
    await press(tab, "Delete account");
    tab.game.api.call = async () => ({ ok: false, problem: { kind: "unreachable" } });
    await press(tab, "Delete in 7 days");
    expect(tab.noticeTexts()).toEqual(["That did not work. Check your connection and try again."]);
    expect(tab.state.session).not.toHaveProperty("deletionDueAt");
  });
});
