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

/** Every text is inside its button or card, nothing lies over a text, and no two buttons share a place. */
export async function expectNoCrowdedButtons(page: Page, where: string): Promise<void> {
  expect.soft(await page.evaluate(crowdedButtons), `buttons of ${where}`).toEqual([]);
}

/** Runs in the page: texts that stick out of their button or are covered, and pairs of buttons that overlap. */
function crowdedButtons(): string[] {
  const SLACK = 1;
  const OVERLAP = 3;
  const CONTROLS = "button, a[href], select, [role=tab], [role=radio], [role=switch], label:has(input)";
  const isShown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    const isVisible = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    // Praise lies over the room for some seconds, and what is under it can be pressed.
    const isApart = element.closest("[data-row], [inert], [data-praise]") !== null;
    return isVisible && width > 2 && height > 2 && !isApart;
  };
  // What lies behind an open dialog cannot be pressed.
  const front = [...document.querySelectorAll("[role=dialog]")].filter(isShown).at(-1) ?? document;
  const controls = [...front.querySelectorAll(CONTROLS)].filter(isShown);
  const found = controls.flatMap((control) => textsOutside(control));
  found.push(...coveredTexts(front));
  for (const control of controls) {
    const { left, right } = visibleBox(control);
    if (left < -SLACK || right > document.documentElement.clientWidth + SLACK)
      found.push(`out of the window: ${nameOf(control)}`);
  }
  controls.forEach((one, index) => {
    for (const other of controls.slice(index + 1))
      if (!one.contains(other) && !other.contains(one) && overlap(one, other))
        found.push(`${nameOf(one)} / ${nameOf(other)}`);
  });
  return found;

  function nameOf(element: Element): string {
    return (element.textContent || element.getAttribute("aria-label") || "").trim().slice(0, 40);
  }

  /** Texts over which another text or button lies. */
  function coveredTexts(root: Node): string[] {
    const covered: string[] = [];
    const nodes = document.createTreeWalker(root === document ? document.body : root, NodeFilter.SHOW_TEXT);
    for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
      const owner = node.parentElement;
      const words = node.textContent?.trim();
      if (!words || !owner || !isShown(owner) || sticks(owner)) continue;
      if (getComputedStyle(owner).pointerEvents === "none") continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const shown = visibleBox(owner);
      for (const { left, right, top, bottom } of range.getClientRects()) {
        const y = (top + bottom) / 2;
        if (y < shown.top || y > shown.bottom) continue;
        for (const x of [left + 2, right - 2]) {
          const met = document.elementFromPoint(x, y);
          if (met === null || met.contains(owner) || owner.contains(met) || sticks(met)) continue;
          if (met.closest("[data-praise]")) continue;
          if (met.textContent?.trim()) covered.push(`covered: ${words.slice(0, 40)} by ${nameOf(met)}`);
        }
      }
    }
    return [...new Set(covered)];
  }

  function textsOutside(control: Element): string[] {
    const box = control.getBoundingClientRect();
    const outside: string[] = [];
    const nodes = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
    for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
      const words = node.textContent?.trim();
      if (!words || !node.parentElement || !isShown(node.parentElement)) continue;
      // A mark that hangs over the corner has a ground of its own.
      if (getComputedStyle(node.parentElement).position === "absolute") continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const text = range.getBoundingClientRect();
      const isOut =
        text.left < box.left - SLACK ||
        text.right > box.right + SLACK ||
        text.top < box.top - SLACK ||
        text.bottom > box.bottom + SLACK;
      if (isOut && text.width > 2) outside.push(`outside: ${words.slice(0, 50)}`);
    }
    return outside;
  }

  /** Only where a press in the common part would meet either of them: others are covered or scrolled away. */
  function overlap(one: Element, other: Element): boolean {
    if (sticks(one) !== sticks(other)) return false;
    const [a, b] = [visibleBox(one), visibleBox(other)];
    const [left, right] = [Math.max(a.left, b.left), Math.min(a.right, b.right)];
    const [top, bottom] = [Math.max(a.top, b.top), Math.min(a.bottom, b.bottom)];
    if (right - left < OVERLAP || bottom - top < OVERLAP) return false;
    const met = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return met !== null && (one.contains(met) || other.contains(met)) && isReached(one) && isReached(other);
  }

  /** Whether a press on one of its corners meets it: what is scrolled below a head is there no longer. */
  function isReached(element: Element): boolean {
    const { left, right, top, bottom } = visibleBox(element);
    const places = [left + OVERLAP, right - OVERLAP].flatMap((x) =>
      [top + OVERLAP, bottom - OVERLAP].map((y) => document.elementFromPoint(x, y)),
    );
    return places.some((met) => element.contains(met));
  }

  /** Whether it stays in view while what is below it is scrolled away. */
  function sticks(element: Element): boolean {
    for (let box: Element | null = element; box; box = box.parentElement)
      if (getComputedStyle(box).position === "sticky") return true;
    return false;
  }

  /** The part of an element that the boxes around it show. */
  function visibleBox(element: Element) {
    let { left, right, top, bottom } = element.getBoundingClientRect();
    for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
      if (getComputedStyle(box).overflowY === "visible") continue;
      const edge = box.getBoundingClientRect();
      [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
      [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
    }
    return { left, right, top, bottom };
  }
}

/** Runs in the page: whether a part of the code that comes late is there, and what it asks the server for is answered. */
export function hasLoaded(part: string): boolean {
  const ANSWERED_FOR_MS = 1000;
  const loaded = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
  const isThere = loaded.some(({ name }) => name.includes(part));
  return isThere && loaded.every(({ responseEnd }) => performance.now() - responseEnd > ANSWERED_FOR_MS);
}
