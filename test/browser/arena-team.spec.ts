import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/accessibility.ts";
import { expect, test } from "./support/game-test.ts";

const HANDLE = /^Move \w+, number \d$/;

test("two creatures of the battle order swap places, dragged or with the keyboard (BAT-017) @desktop @long", async ({
  game,
  page,
}) => {
  await game.logIn("Vera");
  await game.button("Start Playing").click();
  await game.battles.click();
  await game.button("Practice Battle").click();
  await page.getByRole("radio", { name: "Medium" }).check();
  await game.button("Start Battle!").click();
  const [first, second, third, fourth] = await order(page);

  await test.step("a creature is dragged onto another one by its handle", async () => {
    await dragHandle(page, 0, 2);
    await expect.poll(() => order(page)).toEqual([third, second, first, fourth]);
  });

  await test.step("a creature is picked up, moved over another one and put down with keys", async () => {
    await handle(page, 1).focus();
    for (const key of ["Space", "ArrowDown", "ArrowDown", "Space"]) await pressAndSee(page, key);
    await expect.poll(() => order(page)).toEqual([third, fourth, first, second]);
  });

  await test.step("Escape leaves a picked-up creature where it was, and the screen open", async () => {
    await handle(page, 0).focus();
    for (const key of ["Enter", "ArrowDown", "Escape"]) await pressAndSee(page, key);
    await expect(handle(page, 0)).not.toHaveAttribute("aria-pressed", "true");
    expect(await order(page)).toEqual([third, fourth, first, second]);
    await expectAccessible(page, "battle order");
  });
});

function handle(page: Page, place: number) {
  return page.getByRole("button", { name: HANDLE }).nth(place);
}

/** The creatures in drawing order, by name. */
async function order(page: Page): Promise<string[]> {
  const names = await page
    .getByRole("button", { name: HANDLE })
    .evaluateAll((handles) => handles.map((one) => one.getAttribute("aria-label") ?? ""));
  return names.map((name) => name.replace(/^Move |, number.*$/g, ""));
}

async function dragHandle(page: Page, from: number, to: number): Promise<void> {
  await handle(page, to).scrollIntoViewIfNeeded();
  const [one, other] = [await handle(page, from).boundingBox(), await handle(page, to).boundingBox()];
  if (!one || !other) throw new Error("A handle is not on the screen.");
  await page.mouse.move(one.x + one.width / 2, one.y + one.height / 2);
  await page.mouse.down();
  await page.mouse.move(other.x + other.width / 2, other.y + other.height / 2, { steps: 8 });
  await page.mouse.up();
}

/** One key, until what it does is said, and the library listens to the next one: that it puts off by one task. */
async function pressAndSee(page: Page, key: string): Promise<void> {
  const said = page.locator("[id^=DndLiveRegion]");
  const before = await said.textContent();
  await page.keyboard.press(key);
  await expect(said).not.toHaveText(before ?? "");
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
}
