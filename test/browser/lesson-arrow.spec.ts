import { ArenaPage, withPointer } from "./support/arena-page.ts";
import { expect, test } from "./support/game-test.ts";

const WINDOWS = [
  [1280, 800],
  [844, 390],
  [390, 844],
] as const;

const LESSONS = [
  ["Learner", "Guided Battle"],
  ["Scholar", "Second Lesson"],
] as const;

/** More than any lesson asks for. */
const MOST_STEPS = 30;

for (const [name, lesson] of LESSONS)
  test(`the arrow of the ${lesson} covers no word at any of its steps, in wide, low and upright windows @desktop @long`, async ({
    game,
    page,
  }) => {
    await game.logIn(name);
    await game.button("Start Playing").click();
    const arena = new ArenaPage(game, withPointer);
    await arena.openPractice();
    await game.button(lesson).click();
    let pointed = 0;
    for (let step = 0; step < MOST_STEPS; step++) {
      const asked = await expect
        .poll(() => page.evaluate(whatIsAsked), { timeout: 60_000 })
        .not.toBe("wait")
        .then(() => page.evaluate(whatIsAsked));
      if (asked !== "ring" && asked !== "wait") break;
      for (const [width, height] of WINDOWS) {
        await page.setViewportSize({ width, height });
        // The ring follows with the next frame, and looks for words twice a second.
        await expect
          .poll(() => page.evaluate(coveredWords), {
            message: `step ${step}, ${width}x${height}`,
            timeout: 20_000,
          })
          .toEqual([]);
        pointed += 1;
      }
      await page.setViewportSize({ width: 1280, height: 800 });
      await pressRinged();
    }
    // Each of the six steps asks for one press at least, and after the last one the learner fights on alone.
    expect(pointed / WINDOWS.length).toBeGreaterThanOrEqual(6);
    await expect(page.getByText("Your turn to shine")).toBeVisible();

    async function pressRinged(): Promise<void> {
      const before = await page.evaluate(placeOfRing);
      await page.mouse.click(before.x, before.y);
      const picker = page.getByRole("dialog", { name: /^Select a / }).getByRole("button", { name: /^Use / });
      await expect
        .poll(
          async () => (await picker.count()) > 0 || (await page.evaluate(placeOfRing)).key !== before.key,
          {
            timeout: 60_000,
          },
        )
        .toBe(true);
      if ((await picker.count()) > 0) await picker.first().click();
    }
  });

/** Runs in the page: whether the coach points at something, waits, or leaves the rest to the learner. */
function whatIsAsked(): "ring" | "wait" | "nothing" {
  const ring = document.querySelector<HTMLElement>("main [data-arrow]:not([hidden])");
  if (document.querySelector("p[data-phase=player]") === null)
    return document.querySelector("h2, h1")?.textContent?.match(/Victory|Defeat/) ? "nothing" : "wait";
  return ring ? "ring" : "nothing";
}

/** Runs in the page. */
function placeOfRing(): { x: number; y: number; key: string } {
  const box = document.querySelector("main [data-arrow]:not([hidden])")?.getBoundingClientRect();
  const { left = 0, top = 0, width = 0, height = 0 } = box ?? {};
  return { x: left + width / 2, y: top + height / 2, key: [left, top, width, height].join() };
}

/** Runs in the page: the words that the arrow lies over, by its size and place as they are styled; or that a bubble hides it. */
function coveredWords(): string[] {
  const ring = document.querySelector<HTMLElement>("main [data-arrow]:not([hidden])");
  if (!ring) return ["no ring"];
  const asked = ring.getBoundingClientRect();
  const bubble = document.querySelector("[data-bubble]:not([hidden])")?.getBoundingClientRect();
  const [across, down] = bubble
    ? [
        Math.min(bubble.right, asked.right) - Math.max(bubble.left, asked.left),
        Math.min(bubble.bottom, asked.bottom) - Math.max(bubble.top, asked.top),
      ]
    : [0, 0];
  if (across > 4 && down > 4) return ["the bubble lies over what is asked for"];
  const arrow = getComputedStyle(ring, "::after");
  if (arrow.content === "none") return [];
  const around = ring.getBoundingClientRect();
  const left = around.left + Number.parseFloat(arrow.left);
  const top = around.top + Number.parseFloat(arrow.top);
  const [width, height] = [Number.parseFloat(arrow.width), Number.parseFloat(arrow.height)];
  const words = document.createTreeWalker(document.querySelector("main") as Element, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const covered: string[] = [];
  for (let word = words.nextNode(); word; word = words.nextNode()) {
    if (!word.textContent?.trim()) continue;
    range.selectNodeContents(word);
    for (const box of range.getClientRects())
      if (box.left < left + width && left < box.right && box.top < top + height && top < box.bottom)
        covered.push(word.textContent);
  }
  return covered;
}
