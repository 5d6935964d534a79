// @vitest-environment happy-dom
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { watchPage } from "../../../ui/app/watch-page.ts";
import { playing } from "../support/playing.ts";

describe("code that cannot be loaded", () => {
  it("shows the notice of a new version (LED-046)", async () => {
    const { game } = await playing();
    watchPage(game);
    window.dispatchEvent(new Event("vite:preloadError"));
    expect(game.store.getState().newVersion).toBe(true);
  });

  it("shows no notice while offline, when the code may still exist", async () => {
    const { game } = await playing();
    watchPage(game);
    const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    onTestFinished(() => onLine.mockRestore());
    window.dispatchEvent(new Event("vite:preloadError"));
    expect(game.store.getState().newVersion).toBe(false);
  });
});
