import type { Locator } from "@playwright/test";
import { ArenaPage, withFinger } from "./support/arena-page.ts";
import { expect, test } from "./support/game-test.ts";
import { fullBattle } from "./support/left-battles.ts";

/** Windows of a large and a small desktop, a tablet, and phones held both ways. */
const WINDOWS = [
  [1920, 1080],
  [1280, 800],
  [820, 1180],
  [844, 390],
  [390, 844],
  [360, 640],
  [320, 568],
] as const;

test("at every size the field fills the window, nothing covers a creature, and every action is at hand without scrolling (BAT-006, BAT-024, BAT-026, BAT-182) @phone", async ({
  game,
  page,
}) => {
  await game.logIn("Rae");
  await game.button("Start Playing").click();
  const arena = new ArenaPage(game, withFinger);
  await arena.comeBackTo(fullBattle);
  const main = page.getByRole("main");
  for (const [width, height] of WINDOWS) {
    await page.setViewportSize({ width, height });
    // The canvas takes its places a moment after the window has its size.
    await expect(async () => {
      const at = `at ${width}x${height}`;
      expect((await placeOf(arena.canvas)).width, at).toBeGreaterThanOrEqual(width * 0.95);
      const hidden = await page
        .locator("[data-screen=battle]")
        .evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
      expect(hidden, `${at}: pixels to scroll`).toBe(0);
      for (const name of ["Attack", "End Turn"])
        await expect(arena.action(name)).toBeInViewport({ ratio: 1, timeout: 100 });
      const enemies = await placesOf(page.locator("[data-row=enemy] button"));
      const own = await placesOf(page.locator("[data-row=player] button"));
      expect([enemies.length, own.length]).toEqual([4, 4]);
      const status = await placeOf(main.getByText("Your turn - select a creature to act"));
      for (const enemy of enemies) expect(enemy.y + enemy.height, at).toBeLessThanOrEqual(status.y + 1);
      for (const { y } of own) expect(y, at).toBeGreaterThanOrEqual(status.y + status.height - 1);
      const around = await placesOf(main.locator("> header, > aside, > section"));
      for (const part of around)
        for (const other of [...enemies, ...own, status, ...around])
          if (other !== part) expect(covered(part, other), `${at}: pixels covered`).toBeLessThanOrEqual(1);
      await expect(arena.canvas).toHaveAttribute("data-battle", "ready", { timeout: 100 });
    }).toPass({ timeout: 60_000 });
  }
});

async function placeOf(part: Locator) {
  const place = await part.boundingBox();
  if (!place) throw new Error("It cannot be seen.");
  return place;
}

async function placesOf(parts: Locator) {
  return Promise.all((await parts.all()).map(placeOf));
}

type Place = Awaited<ReturnType<typeof placeOf>>;

/** How far two places reach into each other, in pixels; 0 where they do not. */
function covered(one: Place, other: Place): number {
  const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(0, Math.min(across, down));
}
