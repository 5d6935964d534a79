import { expect } from "@playwright/test";
import type { DrivenBrowser } from "./driven-browser.ts";

const WAIT_MS = 60_000;

/** Somebody who reads and presses, in any browser. */
export class Player {
  private readonly browser: DrivenBrowser;

  constructor(browser: DrivenBrowser) {
    this.browser = browser;
  }

  /** Waits until this is so in the page; `what` says it in words. */
  async waitsFor(what: string, expression: string): Promise<void> {
    await expect
      .poll(
        () =>
          this.browser.evaluate<boolean>(`(async () => Boolean(await (${expression})))()`).catch(() => false),
        {
          message: what,
          timeout: WAIT_MS,
        },
      )
      .toBe(true);
  }

  /** Waits until the page, or what it tells screen readers, has these words. */
  sees(words: string): Promise<void> {
    return this.waitsFor(words, `document.body.textContent.includes(${JSON.stringify(words)})`);
  }

  /** Presses the control that is called so, once it can be pressed. */
  async presses(name: string): Promise<void> {
    const place = `(${placeAtRest})(${placeOf}, ${JSON.stringify(name)})`;
    await this.waitsFor(`a control called ${name}`, place);
    const found = await this.browser.evaluate<{ x: number; y: number } | null>(place);
    if (found === null) throw new Error(`${name} has gone.`);
    await this.browser.click(found.x, found.y);
  }

  roomIsThere(): Promise<void> {
    return this.waitsFor("the room", "document.querySelector('[data-room][data-canvas=ready]')");
  }

  /** Where a part of the game is drawn: by the graphics card's interface, or by the browser alone. */
  async drawnBy(): Promise<"WebGL" | "2D canvas" | "nothing"> {
    return this.browser.evaluate(`(() => {
      const canvas = document.querySelector("canvas");
      if (canvas === null) return "nothing";
      return canvas.getContext("webgl2") ?? canvas.getContext("webgl") ? "WebGL" : "2D canvas";
    })()`);
  }
}

/** Runs in the page: where a control is once it has stood still for ten frames, as a section that opens moves its buttons; null where it does not. */
const placeAtRest = `async (placeOf, name) => {
  let [place, still] = [placeOf(name), 0];
  for (let frame = 0; frame < 120 && place !== null && still < 10; frame++) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const next = placeOf(name);
    still = next?.x === place.x && next.y === place.y ? still + 1 : 0;
    place = next;
  }
  return still < 10 ? null : place;
}`;

/** Runs in the page: the middle of the last control with this name that a press meets; null while there is none, and one out of sight is scrolled to. */
const placeOf = `(name) => {
  const words = (element) => (element.getAttribute("aria-label") ?? element.textContent ?? "").trim();
  const controls = [...document.querySelectorAll("button, a, [role=radio], input, label")];
  const shown = controls.filter((one) => {
    const { width, height } = one.getBoundingClientRect();
    return words(one) === name && width > 0 && height > 0 && one.closest("[inert]") === null;
  });
  for (const control of shown.reverse()) {
    if (control.getAttribute("aria-disabled") === "true") continue;
    const { left, top, width, height } = control.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const met = document.elementFromPoint(x, y);
    if (met !== null && (control.contains(met) || met.contains(control))) return { x, y };
    control.scrollIntoView({ block: "center" });
  }
  return null;
}`;
