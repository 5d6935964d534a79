// @vitest-environment happy-dom
import { act } from "react";
import { describe, expect, it } from "vitest";
import { ControlsSection } from "../../../ui/app/dialogs/controls-section.tsx";
import { KeysDialog } from "../../../ui/app/dialogs/keys/keys-dialog.tsx";
import { GameProvider } from "../../../ui/game/game-context.tsx";
import type { Game } from "../../../ui/game/store/game.ts";
import { changeControls, readSettings } from "../../../ui/game/store/settings.ts";
import { playing } from "../support/playing.ts";
import { click, goneOnBlur, pageText, render, settle, the } from "../support/render.tsx";

async function openKeys(): Promise<Game> {
  const { game } = await playing();
  render(
    <GameProvider game={game}>
      <ControlsSection />
      <KeysDialog open onClose={() => undefined} />
    </GameProvider>,
  );
  return game;
}

/** Presses a key wherever the focus is. Returns whether the page had to leave it alone. */
function strike(key: string, code: string): boolean {
  const event = new KeyboardEvent("keydown", { key, code, bubbles: true, cancelable: true });
  act(() => void (document.activeElement ?? document.body).dispatchEvent(event));
  return event.defaultPrevented;
}

const heard = (game: Game) => game.store.getState().announcements.at(-1)?.text;

describe("the list of keys", () => {
  it("gives a command the key that is pressed next, says so, and keeps it in this browser", async () => {
    const game = await openKeys();
    click(the("button", "End Turn: E. Change the key"));
    expect(heard(game)).toBe("Press the key for: End Turn. Escape cancels.");
    expect(strike("g", "KeyG")).toBe(true);
    expect(heard(game)).toBe("End Turn is on G now.");
    the("button", "End Turn: G. Change the key");
    expect(readSettings(game.storage).controls.keys).toEqual({ endTurn: ["KeyG"] });
    expect(strike("h", "KeyH"), "the next key belongs to the page again").toBe(false);
  });

  it("waits no more once the focus has gone on, whose way nothing stops that goes from the dialog", async () => {
    await openKeys();
    const change = the("button", "End Turn: E. Change the key");
    click(change);
    expect(goneOnBlur(change)).toEqual([]);
    expect(pageText()).toContain("Press the key for: End Turn.");
    await settle();
    expect(pageText()).not.toContain("Press the key for: End Turn.");
  });

  it("says which command has a key already, and swaps the keys or takes the key", async () => {
    const game = await openKeys();
    click(the("button", "Attack: A. Change the key"));
    strike("f", "KeyF");
    expect(heard(game)).toBe("F is already used for: Defend.");
    expect(pageText()).toContain("F is already used for: Defend.");
    click(the("button", "Swap the keys"));
    the("button", "Attack: F. Change the key");
    the("button", "Defend: A. Change the key");

    click(the("button", "Attack: F. Change the key"));
    strike("a", "KeyA");
    click(the("button", "Take the key"));
    the("button", "Attack: A. Change the key");
    click(the("button", "Defend: no key. Change the key"));
    strike("Escape", "Escape");
    the("button", "Defend: no key. Change the key");
    click(the("button", "Reset all keys"));
    the("button", "Defend: F. Change the key");
    expect(game.store.getState().settings.controls.keys).toEqual({});
  });

  it("leaves browsers and dialogs their keys, and takes a key away from a command (WCAG 2.1.4)", async () => {
    const game = await openKeys();
    click(the("button", "Skip: X. Change the key"));
    strike("Tab", "Tab");
    expect(heard(game)).toBe("Tab cannot be changed. Press another key.");
    strike("3", "Digit3");
    expect(heard(game)).toBe("3 cannot be changed. Press another key.");
    strike("Escape", "Escape");
    click(the("button", "No key for: Skip"));
    expect(heard(game)).toBe("Skip has no key now.");
    the("button", "Skip: no key. Change the key");
  });

  it("shows the keys of the chosen set, which replaces the player's own", async () => {
    const game = await openKeys();
    act(() => changeControls(game, { keys: { attack: ["KeyK"] } }));
    expect(pageText()).toContain("Another choice replaces the keys you have changed.");
    const choice = document.querySelector("select");
    if (!choice) throw new Error("no choice of a set");
    act(() => {
      choice.selectedIndex = 1;
      choice.dispatchEvent(new Event("change", { bubbles: true }));
    });
    expect(game.store.getState().settings.controls).toMatchObject({ keySet: "left", keys: {} });
    the("button", "Attack: R. Change the key");
  });
});
