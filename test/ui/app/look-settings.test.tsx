// @vitest-environment happy-dom
import { act } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { LookButton } from "../../../ui/app/login/login-screen.tsx";
import { GameProvider } from "../../../ui/game/game-context.tsx";
import { canvasLook, followLook } from "../../../ui/game/look/look.ts";
import { readSettings } from "../../../ui/game/store/settings.ts";
import { playing } from "../support/playing.ts";
import { click, render, the } from "../support/render.tsx";

const ends: (() => void)[] = [];

afterEach(() => {
  for (const end of ends.splice(0)) end();
  for (const name of ["data-motion", "data-contrast", "style"])
    document.documentElement.removeAttribute(name);
});

/** Opens the look from the login page, on a page that follows it. */
async function openLook() {
  const { game } = await playing();
  ends.push(followLook(game));
  render(
    <GameProvider game={game}>
      <LookButton />
    </GameProvider>,
  );
  click(the("button", "Seeing and hearing"));
  return game;
}

async function choose(label: string, option: string) {
  const found = [...document.querySelectorAll("label")].find(({ textContent }) =>
    textContent?.startsWith(label),
  );
  const select = document.querySelector<HTMLSelectElement>(`select[id="${found?.htmlFor}"]`);
  const chosen = [...(select?.options ?? [])].findIndex(({ text }) => text === option);
  if (!select || chosen < 0) throw new Error(`no choice '${option}' of '${label}'`);
  await act(async () => {
    select.selectedIndex = chosen;
    select.dispatchEvent(new Event("change", { bubbles: true }));
  });
}

/** What the style sheets read. */
function pageLook() {
  const { dataset, style } = document.documentElement;
  return [style.getPropertyValue("--text-size"), dataset.contrast, dataset.motion];
}

describe("text size, contrast and motion", () => {
  it("are chosen before the login, change the page at once, and are kept in this browser", async () => {
    const game = await openLook();
    expect(pageLook()).toEqual(["1", "normal", "full"]);
    await choose("Text size", "200%");
    await choose("Contrast", "High");
    await choose("Motion", "Less");
    expect(pageLook()).toEqual(["2", "more", "less"]);
    expect(readSettings(game.storage)).toMatchObject({ textSize: 2, contrast: "more", motion: "less" });
    await choose("Contrast", "Same as your system");
    expect(pageLook()).toEqual(["2", "normal", "less"]);
    expect(readSettings(game.storage).contrast).toBeNull();
  });

  it("reach the canvas, which gets the same object until one of them changes", async () => {
    const look = canvasLook(await openLook());
    const before = look();
    expect(before).toEqual({ reducedMotion: false, textSize: 1 });
    await choose("Contrast", "High");
    expect(look()).toBe(before);
    await choose("Text size", "150%");
    await choose("Motion", "Less");
    expect(look()).toEqual({ reducedMotion: true, textSize: 1.5 });
  });
});
