// @vitest-environment happy-dom
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { logOut } from "../../../ui/app/login/log-in-and-out.ts";
import { watchPage } from "../../../ui/app/watch-page.ts";
import type { Game } from "../../../ui/game/store/game.ts";
import { changeControls, changeSettings, readSettings } from "../../../ui/game/store/settings.ts";
import { freshServer } from "../../server/server-per-test.ts";
import { memoryStorage, playing, Tab } from "../support/playing.ts";

/** Code of the page cannot be run; the server answers a look for its file with this status, or null: it does not arrive. */
async function codeFails(game: Game, message: string, status: number | null): Promise<string[]> {
  const asked: string[] = [];
  const ask = vi.spyOn(globalThis, "fetch").mockImplementation(async (address) => {
    asked.push(String(address));
    if (status === null) throw new TypeError("Failed to fetch");
    return new Response(null, { status });
  });
  onTestFinished(() => ask.mockRestore());
  watchPage(game);
  const payload = new TypeError(message);
  window.dispatchEvent(Object.assign(new Event("vite:preloadError"), { payload }));
  await new Promise((resolve) => setImmediate(resolve));
  return asked;
}

const MISSING = "Failed to fetch dynamically imported module: http://lab.example/assets/dialogs-C0ffee.js";

describe("code that cannot be loaded", () => {
  it("shows the notice of a new version where its file is gone (LED-046, ABU-121)", async () => {
    const { game } = await playing();
    expect(await codeFails(game, MISSING, 404)).toEqual(["/assets/dialogs-C0ffee.js"]);
    expect(game.store.getState().newVersion).toBe(true);
  });

  it("shows the notice where its file does not arrive, though the server does (LED-046)", async () => {
    const { game } = await playing();
    await codeFails(game, "Unable to preload CSS for http://lab.example/assets/arena-C0ffee.css", null);
    expect(game.store.getState().newVersion).toBe(true);
  });

  it("shows no notice where its file is there, or no file is missing but the code fails (ABU-121)", async () => {
    const { game } = await playing();
    await codeFails(game, MISSING, 200);
    expect(await codeFails(game, "Failed to read the 'localStorage' property", 404)).toEqual([]);
    expect(game.store.getState().newVersion).toBe(false);
  });

  it("shows no notice while offline, when the code may still exist", async () => {
    const { game } = await playing();
    const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    onTestFinished(() => onLine.mockRestore());
    expect(await codeFails(game, MISSING, 404)).toEqual([]);
    expect(game.store.getState().newVersion).toBe(false);
  });
});

describe("two tabs of one browser", () => {
  /** A change of the browser's storage, as the other tabs hear of it. */
  const changed = (key: string, newValue: string | null) =>
    window.dispatchEvent(Object.assign(new Event("storage"), { key, newValue }));

  it("do not undo each other's settings, and hear them at once (ABU-117)", async () => {
    const storage = memoryStorage();
    const server = await freshServer();
    const [one, other] = [new Tab(server, storage).game, new Tab(server, storage).game];
    watchPage(one);
    changeSettings(other, { muted: true });
    changeControls(other, { vibration: true });
    changeSettings(one, { captions: true });
    changeControls(one, { walkByTap: true });
    expect(readSettings(other.storage)).toMatchObject({
      muted: true,
      captions: true,
      controls: { vibration: true, walkByTap: true },
    });
    changeSettings(other, { volume: 0.1 });
    changed("settings", other.storage.read("settings"));
    expect(one.store.getState().settings.volume).toBe(0.1);
  });

  it("keep their settings where the browser's storage is damaged or refused (ABU-117)", async () => {
    const { game } = await playing();
    changeSettings(game, { muted: true });
    game.storage.write("settings", "{");
    changeSettings(game, { captions: true });
    expect(game.store.getState().settings).toMatchObject({ muted: true, captions: true });
  });

  it("are both logged out by one of them, and write nothing more (GAP-80, ABU-118)", async () => {
    const kept = new Map<string, string>();
    const storage = memoryStorage(kept);
    const server = await freshServer();
    const one = await new Tab(server, storage).open("Anna");
    const other = await new Tab(server, storage).open("Anna");
    other.wire.shareSession(one.wire);
    watchPage(other.game);
    const { owner } = one.state;
    await logOut(one.game);
    window.dispatchEvent(new Event("pagehide"));
    changed(`lastSeen_${owner}`, null);
    expect(other.state).toMatchObject({ owner: null, lab: null });
    window.dispatchEvent(new Event("pagehide"));
    await other.wire.quiet();
    expect([...kept.keys()]).toEqual([]);
  });
});
