import { ArenaPage, withPointer } from "./support/arena-page.ts";
import { expect, test } from "./support/game-test.ts";

const WINDOWS = [
  [844, 390],
  [390, 844],
  // The one that the lesson is played in.
  [1280, 800],
] as const;

const LESSONS = [
  ["Learner", "Guided Battle"],
  ["Scholar", "Second Lesson"],
] as const;

/** More than any lesson asks for. */
const MOST_STEPS = 30;

for (const [name, lesson] of LESSONS)
  test(`the arrow of the ${lesson} touches no word, and neither it nor a bubble covers a creature or what is asked for, at any step in wide, low and upright windows @desktop @long`, async ({
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
      await page.setViewportSize({ width: 320, height: 568 });
      await expect
        .poll(() => page.evaluate(coveredCreatures), { message: `step ${step} on the smallest phone` })
        .toEqual([]);
      await expect
        .poll(() => page.evaluate(coveredParts), { message: `step ${step} on the smallest phone` })
        .toEqual([]);
      for (const [width, height] of WINDOWS) {
        await page.setViewportSize({ width, height });
        // The ring follows with the next frame, and looks for words twice a second.
        await expect
          .poll(() => page.evaluate(coveredParts), {
            message: `step ${step}, ${width}x${height}`,
            timeout: 20_000,
          })
          .toEqual([]);
        pointed += 1;
      }
      await pressRinged();
    }
    // Each of the six steps asks for one press at least, and after the last one the learner fights on alone.
    expect(pointed / WINDOWS.length).toBeGreaterThanOrEqual(6);
    await expect(page.getByText("Your turn to shine")).toBeVisible();

    async function pressRinged(): Promise<void> {
      // After the window's size has changed the ring still moves.
      await page.evaluate(ringRests);
      const picker = page.getByRole("dialog", { name: /^Select a / }).getByRole("button", { name: /^Use / });
      await expect(async () => {
        const before = await page.evaluate(placeOfRing);
        await page.mouse.click(before.x, before.y);
        const isAnswered = async () =>
          (await picker.count()) > 0 || (await page.evaluate(placeOfRing)).key !== before.key;
        await expect.poll(isAnswered, { timeout: 10_000 }).toBe(true);
      }).toPass({ timeout: 60_000 });
      if ((await picker.count()) > 0) await picker.first().click();
    }
  });

/** Runs in the page: whether the coach points at something, waits, or leaves the rest to the learner. */
function whatIsAsked(): "ring" | "wait" | "nothing" {
  const said = [...document.querySelectorAll("main p, h1, h2")].map(({ textContent }) => textContent);
  if (said.some((words) => /^(Your turn to shine|Victory!|Defeat!)$/.test(words))) return "nothing";
  // Between two steps nothing is pointed at for a moment.
  const ring = document.querySelector("main [data-arrow]:not([hidden])");
  return ring && document.querySelector("p[data-phase=player]") ? "ring" : "wait";
}

/** Runs in the page. */
function placeOfRing(): { x: number; y: number; key: string } {
  const box = document.querySelector("main [data-arrow]:not([hidden])")?.getBoundingClientRect();
  const { left = 0, top = 0, width = 0, height = 0 } = box ?? {};
  return { x: left + width / 2, y: top + height / 2, key: [left, top, width, height].join() };
}

/** Runs in the page: resolves once the ring has stayed in its place for a while. */
async function ringRests(): Promise<void> {
  const place = () => {
    const box = document.querySelector("main [data-arrow]:not([hidden])")?.getBoundingClientRect();
    return box && [box.left, box.top, box.width, box.height].join();
  };
  for (let [frames, last] = [0, place()]; frames < 30; frames++) {
    await new Promise(requestAnimationFrame);
    const now = place();
    if (now !== last) [frames, last] = [0, now];
  }
}

/** Runs in the page: the creatures that do not stand between the coach and the hand with all of their controls. */
function coveredCreatures(): string[] {
  const top = document.querySelector("main > section")?.getBoundingClientRect().bottom ?? 0;
  const bottom = document.querySelector("[data-row=hand]")?.getBoundingClientRect().top ?? 0;
  const creatures = document.querySelectorAll("[data-row=player] button, [data-row=enemy] button");
  return [...creatures].flatMap((creature) => {
    const box = creature.getBoundingClientRect();
    const isWhole = box.top >= top - 1 && box.bottom <= bottom + 1 && box.height >= 44;
    return isWhole ? [] : [`${creature.ariaLabel}: ${box.top} to ${box.bottom}, not ${top} to ${bottom}`];
  });
}

/** Runs in the page: what arrow and bubble lie over, by the arrow's size and place as they are styled. */
function coveredParts(): string[] {
  /** As far as this from an arrow a word on its left or right does not read as part of it. */
  const APART = 4;
  const ring = document.querySelector<HTMLElement>("main [data-arrow]:not([hidden])");
  if (!ring) return ["no ring"];
  const asked = ring.getBoundingClientRect();
  const creatures = [...document.querySelectorAll<HTMLElement>("[data-row] button[data-creature]")].map(
    (control) => ({ name: control.ariaLabel ?? "", box: control.getBoundingClientRect() }),
  );
  const bubble = document.querySelector("[data-bubble]:not([hidden])")?.getBoundingClientRect();
  const covered = bubble
    ? [...creatures, { name: "what is asked for", box: asked }]
        .filter(({ box }) => areOver(box, bubble))
        .map(({ name }) => `the bubble lies over ${name}`)
    : [];
  const style = getComputedStyle(ring, "::after");
  if (style.content === "none") return covered;
  const left = asked.left + Number.parseFloat(style.left);
  const top = asked.top + Number.parseFloat(style.top);
  const [width, height] = [Number.parseFloat(style.width), Number.parseFloat(style.height)];
  const arrow = new DOMRect(left, top, width, height);
  for (const { name, box } of creatures)
    if (areOver(box, arrow) && !areOver(box, asked)) covered.push(`the arrow lies over ${name}`);
  const words = document.createTreeWalker(ring.closest("main") as Element, NodeFilter.SHOW_TEXT);
  const around = new DOMRect(left - APART, top, width + 2 * APART, height);
  const range = document.createRange();
  for (let word = words.nextNode(); word; word = words.nextNode()) {
    if (!word.textContent?.trim()) continue;
    range.selectNodeContents(word);
    for (const box of range.getClientRects())
      if (areOver(box, around)) covered.push(`the arrow touches "${word.textContent}"`);
  }
  return covered;

  /** More than the pixel that parts next to each other share. */
  function areOver(one: DOMRect, other: DOMRect): boolean {
    const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
    const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
    return across > 1 && down > 1;
  }
}
