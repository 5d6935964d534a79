import { expect, type Locator, type Page } from "@playwright/test";
import { PAD_BUTTONS, type PadButton } from "../../../ui/game/pad/pad-buttons.ts";
import type { Press } from "./arena-page.ts";

const MOST_STEPS = 40;

/** What the page offers to the test that holds its gamepad. */
interface PagePad {
  connect(connects: boolean): void;
  /** Presses a button or lets it go; done when the game has seen it. */
  hold(index: number, pressed: boolean): Promise<void>;
  /** Begins a new way for the focus. */
  startWay(): void;
  /** The button that moves the focus towards a control; null when it is there. */
  buttonTowards(target: Element): PadButton | null;
}

declare const fakePad: PagePad;

/** A gamepad that the browser believes to have; the test holds it. */
export class FakePad {
  private readonly page: Page;
  private connected = false;

  constructor(page: Page) {
    this.page = page;
  }

  /** Puts it into the page, before the page loads; it is not connected yet. */
  async plugIn(): Promise<void> {
    await this.page.addInitScript(addPagePad, PAD_BUTTONS.length);
  }

  get isConnected(): boolean {
    return this.connected;
  }

  async connect(connects = true): Promise<void> {
    this.connected = connects;
    await this.page.evaluate((now) => fakePad.connect(now), connects);
  }

  /** Presses a button for as long as the page needs to see it. */
  async press(button: PadButton): Promise<void> {
    const index = PAD_BUTTONS.indexOf(button);
    await this.page.evaluate(
      (pressed) => fakePad.hold(pressed, true).then(() => fakePad.hold(pressed, false)),
      index,
    );
  }

  /** Presses a control by its own button, or goes to it with the cross and presses A. */
  readonly pressControl: Press = async (control) => {
    await expect(control).toBeVisible();
    const mark = control.locator("[data-pad-button]");
    const own = (await mark.count()) > 0 ? await mark.getAttribute("data-pad-button") : null;
    if (own !== null) return this.press(own as PadButton);
    await this.goTo(control);
    await this.press("south");
  };

  /** Moves the focus in space to a control. */
  async goTo(control: Locator): Promise<void> {
    await this.page.evaluate(() => fakePad.startWay());
    for (let step = 0; step < MOST_STEPS; step++) {
      const button = await control.evaluate((target) => fakePad.buttonTowards(target));
      if (button === null) return;
      await this.press(button);
    }
    throw new Error(`The gamepad never reached ${control}.`);
  }
}

/** Runs in the page, before it loads. */
function addPagePad(buttonCount: number): void {
  const pad = {
    id: "Xbox Wireless Controller (STANDARD GAMEPAD)",
    index: 0,
    mapping: "standard",
    axes: [0, 0, 0, 0],
    buttons: Array.from({ length: buttonCount }, () => ({ pressed: false, touched: false, value: 0 })),
  };
  let isThere = false;
  let readings = 0;
  let tried = new Map<Element | null, PadButton[]>();
  const waiting: (() => void)[] = [];
  navigator.getGamepads = () => {
    readings += 1;
    for (const wasRead of waiting.splice(0)) window.setTimeout(wasRead);
    return isThere ? [pad as unknown as Gamepad] : [];
  };
  callReadersOften();
  const pagePad: PagePad = {
    connect(connects) {
      isThere = connects;
      const event = new Event(connects ? "gamepadconnected" : "gamepaddisconnected");
      window.dispatchEvent(Object.assign(event, { gamepad: pad }));
    },
    hold(index, pressed) {
      pad.buttons[index] = { pressed, touched: pressed, value: Number(pressed) };
      return new Promise<void>((wasRead) => waiting.push(wasRead));
    },
    startWay() {
      tried = new Map();
    },
    buttonTowards(target) {
      const { activeElement } = document;
      if (activeElement === target) return null;
      const from = middleOf(activeElement ?? document.body);
      const to = middleOf(target);
      const [x, y] = [to.x - from.x, to.y - from.y];
      const aside = x > 0 ? (["padRight", "padLeft"] as const) : (["padLeft", "padRight"] as const);
      const along = y > 0 ? (["padDown", "padUp"] as const) : (["padUp", "padDown"] as const);
      const [first, second] = Math.abs(x) > Math.abs(y) ? [aside, along] : [along, aside];
      const before = tried.get(activeElement) ?? [];
      // From the same place not twice the same way, so that a dead end is left again.
      const wanted = [first[0], second[0], second[1], first[1]];
      const button = wanted.find((one) => !before.includes(one)) ?? first[0];
      tried.set(activeElement, before.length < wanted.length ? [...before, button] : [button]);
      return button;
    },
  };
  Object.assign(window, { fakePad: pagePad });

  function middleOf(element: Element): { x: number; y: number } {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return { x: (left + right) / 2, y: (top + bottom) / 2 };
  }

  /** Pictures are drawn seldom in tests; what reads the gamepad is called as often as a browser would. */
  function callReadersOften(): void {
    const draw = window.requestAnimationFrame.bind(window);
    const watched = new WeakMap<FrameRequestCallback, FrameRequestCallback>();
    const readers = new WeakSet<FrameRequestCallback>();
    window.requestAnimationFrame = (callback) => {
      if (readers.has(callback)) return draw((time) => callback(time));
      const before = watched.get(callback);
      if (before) return draw(before);
      const watch = (time: number) => {
        const readBefore = readings;
        callback(time);
        if (readings > readBefore) readers.add(callback);
      };
      watched.set(callback, watch);
      return draw(watch);
    };
  }
}
