import { expect, test } from "./support/game-test.ts";
import { buildWholeLab } from "./support/whole-lab.ts";

/** One and a half times the height of the window. */
const MOST_PX = 1200;
/** Of 390 px, where the floor is lowest. */
const MOST_PRAISE_PX = 60;

test("the panel with an open section is at most one and a half screens high, in an empty lab and in a whole one, whose praise leaves the floor free in a low window (LAB-124, LAB-127) @desktop @long", async ({
  game,
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await game.logIn("Panella");
  await game.button("Start Playing").click();
  for (const lab of ["empty", "whole"]) {
    if (lab === "whole") {
      await buildWholeLab(page);
      await page.reload();
      await game.roomIsThere();
      await page.setViewportSize({ width: 844, height: 390 });
      const praise = await page.locator("[data-praise]").boundingBox();
      expect(praise?.height).toBeLessThanOrEqual(MOST_PRAISE_PX);
      await page.setViewportSize({ width: 1280, height: 800 });
    }
    for (const section of ["Build Machines", "Upgrade Machines", "Move Machines"]) {
      await game.button(section).click();
      await expect(game.button(section)).toHaveAttribute("aria-expanded", "true");
      await expect
        .poll(() => page.evaluate(panelHeight), { message: `${section} of a ${lab} lab` })
        .toBeLessThanOrEqual(MOST_PX);
      await game.lookOver(`90-panel-${lab}-${section.split(" ")[0]?.toLowerCase()}`, { canvas: false });
    }
  }
});

test("the menu's head scrolls away with the rest on the smallest phones, which have no room for both @phone @long", async ({
  game,
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await game.logIn("Minna");
  await game.button("Start Playing").click();
  await game.button("Menu").click();
  const welcome = game.dialog.getByRole("heading", { name: /^Welcome/ });
  await expect(welcome).toBeInViewport();
  await game.lookOver("91-menu-smallest", { canvas: false });
  await game.button("Move Machines").scrollIntoViewIfNeeded();
  await game.dialog.hover();
  await page.mouse.wheel(0, 600);
  await expect(welcome).not.toBeInViewport();
});

/** Runs in the page: how high the whole panel is, without the part for developers. */
function panelHeight(): number {
  let part = document.querySelector("[data-section]");
  while (part && getComputedStyle(part).overflowY !== "auto") part = part.parentElement;
  if (!part) return Number.POSITIVE_INFINITY;
  const development = [...part.children].find(({ textContent }) => textContent?.startsWith("Development"));
  const { top } = part.getBoundingClientRect();
  return Math.round(top + part.scrollHeight - (development?.getBoundingClientRect().height ?? 0));
}
