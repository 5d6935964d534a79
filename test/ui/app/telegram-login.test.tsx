// @vitest-environment happy-dom
import { act } from "react";
import { describe, expect, it, vi } from "vitest";
import { useServerData } from "../../../ui/app/loading/use-server-data.ts";
import { LoginScreen } from "../../../ui/app/login/login-screen.tsx";
import { GameProvider } from "../../../ui/game/game-context.tsx";
import { startTextsIn } from "../../../ui/game/texts.ts";
import { BOT_TOKEN, type LabServer, START, sidOf, signedLogin, TestPlayer } from "../../server/lab-server.ts";
import { freshServer } from "../../server/server-per-test.ts";
import { memoryStorage, Tab } from "../support/playing.ts";
import { click, pageText, render, the, until } from "../support/render.tsx";

const TELEGRAM = "https://oauth.telegram.org";
const environment = { TELEGRAM_BOT_TOKEN: BOT_TOKEN, TELEGRAM_BOT_NAME: "lab_bot" };
const fieldsAt = (secondsAgo: number) =>
  signedLogin({ id: 7, first_name: "Zoë", auth_date: START / 1000 - secondsAgo });

function ServerData() {
  useServerData();
  return null;
}

/** Opens a visitor's page that loads its data itself, with Telegram's frame where its script puts it. */
async function visitorsPage(): Promise<{ server: LabServer; tab: Tab }> {
  const server = await freshServer({ environment });
  const tab = new Tab(server, memoryStorage());
  render(
    <GameProvider game={tab.game}>
      <ServerData />
      <LoginScreen />
    </GameProvider>,
  );
  await until(() => expect(tab.state.session.kind).toBe("visitor"));
  await loaded(tab);
  widget().before(frame());
  return { server, tab };
}

/** Waits for all that the page loads; what is shown may load more. */
async function loaded(tab: Tab): Promise<void> {
  for (let turn = 0; turn < 3; turn++)
    await act(async () => {
      await tab.wire.quiet();
      await vi.dynamicImportSettled();
    });
}

/** Returns a frame as the widget's script inserts it; the page's replacement loads none. */
function frame(): HTMLIFrameElement {
  const element = document.createElement("iframe");
  Object.defineProperty(element, "contentWindow", { value: window });
  return element;
}

function widget(): HTMLScriptElement {
  const script = document.querySelector<HTMLScriptElement>("script[data-telegram-login]");
  if (!script) throw new Error("The page hosts no widget");
  return script;
}

/** Sends the message of Telegram's frame after the player has confirmed. */
async function frameReports(fields: object, origin = TELEGRAM): Promise<void> {
  const source = document.querySelector("iframe")?.contentWindow ?? null;
  const data = JSON.stringify({ event: "auth_user", auth_data: fields });
  await act(async () => {
    window.dispatchEvent(new MessageEvent("message", { origin, source, data }));
  });
}

describe("Telegram's widget on the login screen", () => {
  it("logs the visitor in as the confirmed player and loads the saved game (LAB-016, GAP-01)", async () => {
    const { server, tab } = await visitorsPage();
    const before = await server.post("/api/auth/telegram", fieldsAt(60));
    await new TestPlayer(server, sidOf(before), "").built("catLair", 0, 0);
    await frameReports(fieldsAt(0));
    await until(() => expect(tab.state.lab).not.toBeNull());
    await loaded(tab);
    expect(tab.state.session).toMatchObject({ kind: "player", firstName: "Zoë" });
    expect(tab.lab.machines).toMatchObject([{ type: "catLair", x: 0, y: 0 }]);
  });

  it("stays as it is when other texts arrive, so that it can be pressed meanwhile (GAP-63)", async () => {
    const { tab } = await visitorsPage();
    await until(() => expect(tab.state.rules).not.toBeNull());
    const script = widget();
    const rules = structuredClone(tab.state.rules);
    act(() => tab.game.store.setState({ rules }));
    expect(widget()).toBe(script);
  });

  it("shows why a login was refused, and the visitor stays a visitor (LAB-016)", async () => {
    const { tab } = await visitorsPage();
    await frameReports({ ...fieldsAt(0), first_name: "Eve" });
    await until(() => expect(pageText()).toContain("Login failed. Please try again."));
    expect(tab.state.session.kind).toBe("visitor");
  });

  it("ignores a login reported by another page (ABU-01)", async () => {
    const { tab } = await visitorsPage();
    await frameReports(fieldsAt(0), "https://evil.example");
    await act(() => tab.wire.quiet());
    expect(tab.state.session.kind).toBe("visitor");
    expect(tab.wire.calls.map(({ path }) => path)).not.toContain("/api/auth/telegram");
  });

  it("offers a redirect to the game's own address with a state when nothing else works (CON-21)", async () => {
    const { tab } = await visitorsPage();
    expect(widget().dataset.authUrl).toBeUndefined();
    click(the("button", "Nothing happens? Log in another way"));
    await until(() => expect(widget().dataset.authUrl).toBeDefined());
    expect(widget().dataset.authUrl).toMatch(/^\/api\/auth\/telegram\?state=[\w-]{72}$/);
    expect(the("status").textContent).toBe(
      "Confirm in Telegram once more. The game then opens automatically.",
    );
    // The widget redirects by itself, and the same fields must not be used twice.
    widget().before(frame());
    await frameReports(fieldsAt(0));
    await act(() => tab.wire.quiet());
    expect(tab.wire.calls.map(({ path }) => path)).not.toContain("/api/auth/telegram");
  });
});

describe("the login page of a browser that keeps no cookies", () => {
  it("says that no login lasts, and not that a session has ended (ABU-121)", async () => {
    const cookies = vi.spyOn(navigator, "cookieEnabled", "get").mockReturnValue(false);
    const { tab } = await visitorsPage();
    const { login: texts } = startTextsIn(tab.state);
    act(() => tab.game.store.setState({ session: { kind: "visitor", login: null, expired: true } as never }));
    expect(pageText()).toContain(texts.noCookies);
    expect(pageText()).not.toContain(texts.expired);
    await loaded(tab);
    cookies.mockRestore();
  });
});
