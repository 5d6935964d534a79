// @vitest-environment happy-dom
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { watchPage } from "../../../ui/app/notices/watch-page.ts";
import { playing } from "../support/playing.ts";

describe("a part of the page that cannot be loaded", () => {
  it("tells of a new version, which has it under another name (LED-046)", async () => {
    const { game } = await playing();
    watchPage(game);
    window.dispatchEvent(new Event("vite:preloadError"));
    expect(game.store.getState().newVersion).toBe(true);
  });

  it("tells of none where there is no network: the part may be there all the same", async () => {
    const { game } = await playing();
    watchPage(game);
    const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    onTestFinished(() => onLine.mockRestore());
    window.dispatchEvent(new Event("vite:preloadError"));
    expect(game.store.getState().newVersion).toBe(false);
  });
});
