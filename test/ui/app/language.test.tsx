// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { MenuDialogs } from "../../../ui/app/dialogs/menu-dialogs.tsx";
import { usePageLanguage } from "../../../ui/app/hooks/use-page-language.ts";
import { useServerData } from "../../../ui/app/loading/use-server-data.ts";
import { GameProvider } from "../../../ui/game/game-context.tsx";
import { openDialog } from "../../../ui/game/store/dialogs.ts";
import { languagesFrom, textsFolder } from "../../server/german.ts";
import type { LabServer } from "../../server/lab-server.ts";
import { freshServer } from "../../server/server-per-test.ts";
import { memoryStorage, Tab } from "../support/playing.ts";
import { pageText, render, the } from "../support/render.tsx";

afterEach(() => {
  document.documentElement.removeAttribute("lang");
  document.documentElement.removeAttribute("dir");
});

/** What of the page has to do with its language. */
function Page() {
  useServerData();
  usePageLanguage();
  return <MenuDialogs />;
}

/** Shows the menu's dialogs to a player who has the settings open. */
async function openSettings(languages = languagesFrom(textsFolder()), storage = memoryStorage()) {
  return openSettingsAt(await freshServer({ languages }), storage);
}

async function openSettingsAt(server: LabServer, storage = memoryStorage()) {
  const tab = await new Tab(server, storage).open();
  tab.game.store.setState({ dialogs: [] });
  openDialog(tab.game, { kind: "settings" });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <GameProvider game={tab.game}>
        <Page />
      </GameProvider>
    </QueryClientProvider>,
  );
  await act(() => tab.wire.quiet());
  return tab;
}

const languageChoice = () =>
  [...document.querySelectorAll("select")].find(({ options }) => options[0]?.text === "English") ?? null;

async function choose(tab: Tab, language: string) {
  const select = languageChoice();
  if (!select) throw new Error("No language can be chosen");
  await act(async () => {
    select.value = language;
    select.dispatchEvent(new Event("change", { bubbles: true }));
  });
  await act(() => tab.wire.quiet());
}

describe("the language in the settings", () => {
  it("is not offered when there is only one language (GAP-63)", async () => {
    await openSettings([]);
    expect(the("dialog", "Settings").textContent).not.toContain("Language");
    expect(languageChoice()).toBeNull();
  });

  it("is chosen by its own name, and the whole page changes at once (GAP-63)", async () => {
    const tab = await openSettings();
    expect([...(languageChoice()?.options ?? [])].map(({ text }) => text)).toEqual(["English", "Deutsch"]);
    expect(document.documentElement.lang).toBe("en");
    await choose(tab, "de");
    expect(the("dialog", "Einstellungen").textContent).toContain("Klang");
    expect(languageChoice()?.value).toBe("de");
    expect(document.documentElement).toMatchObject({ lang: "de", dir: "ltr" });
    await choose(tab, "en");
    expect(the("dialog", "Settings").textContent).toContain("Sound");
    expect(document.documentElement.lang).toBe("en");
    await choose(tab, "de");
    expect(the("dialog", "Einstellungen").textContent).toContain("Klang");
  });

  it("keeps the focus on its choice, and says why nothing changes without a connection (GAP-63)", async () => {
    const tab = await openSettings();
    languageChoice()?.focus();
    await choose(tab, "de");
    expect(document.activeElement).toBe(languageChoice());
    tab.wire.offline = true;
    await choose(tab, "en");
    expect(tab.noticeTexts()).toEqual([tab.state.rules?.texts.app.dialogs.languageNotHere]);
    expect(languageChoice()?.value).toBe("de");
    expect(document.activeElement).toBe(languageChoice());
  });

  it("is stored in this browser like the other settings (GAP-63)", async () => {
    const storage = memoryStorage();
    await choose(await openSettings(undefined, storage), "de");
    const later = await new Tab(
      await freshServer({ languages: languagesFrom(textsFolder()) }),
      storage,
    ).open();
    expect(later.wire.calls[0]?.path).toBe("/api/rules?language=de");
    expect(later.state.rules?.texts.app.dialogs.sound).toBe("Klang");
  });

  it("another browser of the player speaks the account's language after the login (GAP-63)", async () => {
    const server = await freshServer({ languages: languagesFrom(textsFolder()) });
    await choose(await openSettingsAt(server), "de");
    const elsewhere = await openSettingsAt(server);
    await act(() => elsewhere.wire.quiet());
    expect(elsewhere.state.settings.language).toBe("de");
    expect(pageText()).toContain("Einstellungen");
  });

  it("becomes the account's when it was chosen before the login (GAP-63)", async () => {
    const server = await freshServer({ languages: languagesFrom(textsFolder()) });
    const settings = JSON.stringify({ volume: 0.25, muted: true, language: "de" });
    const tab = await openSettingsAt(server, memoryStorage(new Map([["settings", settings]])));
    await act(() => tab.wire.quiet());
    expect(tab.state.session).toMatchObject({ kind: "player", language: "de" });
  });

  it("a browser gives up a language that the server no longer has (GAP-63)", async () => {
    const settings = JSON.stringify({ volume: 0.25, muted: true, language: "cs" });
    const tab = await openSettings(undefined, memoryStorage(new Map([["settings", settings]])));
    await act(() => tab.wire.quiet());
    expect(tab.state.settings.language).toBeNull();
    expect(tab.state.notices).toEqual([]);
  });

  it("does not change the settings of earlier releases, which had no language (GAP-63)", async () => {
    const kept = JSON.stringify({ volume: 0.25, muted: true });
    const tab = await openSettings(undefined, memoryStorage(new Map([["settings", kept]])));
    expect(tab.state.settings).toMatchObject({ volume: 0.25, muted: true, language: null });
  });

  it("is written from right to left if its script is (GAP-63)", async () => {
    const tab = await openSettings(languagesFrom(textsFolder({ "he/words.json": { close: "סגור" } })));
    await choose(tab, "he");
    expect(document.documentElement).toMatchObject({ lang: "he", dir: "rtl" });
  });

  it("stays when the server has other rules by then, and the page asks for a reload (GAP-63)", async () => {
    const tab = await openSettings();
    tab.game.store.setState({ rulesHash: "older" });
    await choose(tab, "de");
    expect(tab.state.newVersion).toBe(true);
    expect(tab.state.rules?.texts.language).toBe("en");
    expect(pageText()).toContain("Settings");
  });
});
