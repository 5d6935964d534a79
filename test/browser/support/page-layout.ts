import { expect, type Page } from "@playwright/test";

/** The page is not wider than the window: nothing to scroll to the side. */
export async function expectNoSidewaysScroll(page: Page, where: string): Promise<void> {
  const { content, window } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    window: document.documentElement.clientWidth,
  }));
  expect.soft(content, `width of ${where} against the window`).toBeLessThanOrEqual(window);
}

/** Every text a player can see is there to its last letter: nothing hides a part of it. */
export async function expectNoClippedText(page: Page, where: string): Promise<void> {
  expect.soft(await page.evaluate(clippedTexts), `clipped texts of ${where}`).toEqual([]);
}

/** Runs in the page: the texts that stick out of a box that cuts them off, or out of the window's sides. */
function clippedTexts(): string[] {
  const SLACK = 1;
  const SCREEN_READER_ONLY = 2;
  const found: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const words = node.textContent?.trim();
    const owner = node.parentElement;
    if (!words || !owner?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const text = range.getBoundingClientRect();
    if (text.width === 0 || text.height === 0) continue;
    if (cutBy(text, owner)) found.push(words.slice(0, 60));
  }
  return found;

  function cutBy(text: DOMRect, owner: Element): boolean {
    for (let box: Element | null = owner; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box);
      const edge = box.getBoundingClientRect();
      const forScreenReaders = edge.width <= SCREEN_READER_ONLY && edge.height <= SCREEN_READER_ONLY;
      if (forScreenReaders) return false;
      const cutsX = style.overflowX === "hidden" || style.overflowX === "clip";
      const cutsY = style.overflowY === "hidden" || style.overflowY === "clip";
      if (cutsX && (text.left < edge.left - SLACK || text.right > edge.right + SLACK)) return true;
      if (cutsY && (text.top < edge.top - SLACK || text.bottom > edge.bottom + SLACK)) return true;
      const scrolls = [style.overflowX, style.overflowY].some((way) => way === "auto" || way === "scroll");
      if (scrolls) return false;
      if (style.position === "fixed") break;
    }
    return text.left < -SLACK || text.right > document.documentElement.clientWidth + SLACK;
  }
}
