import { act, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { onTestFinished } from "vitest";
import { createStore } from "zustand/vanilla";
import { shippedRules } from "../../../rules/index.ts";
import { WordsContext } from "../../../ui/components/words.ts";
import { FRESH_CONTROLS } from "../../../ui/game/controls/control-settings.ts";
import { GameProvider } from "../../../ui/game/game-context.tsx";
import type { Game } from "../../../ui/game/store/game.ts";
import { createQueries } from "../../../ui/game/store/queries.ts";

Object.assign(globalThis, {
  IS_REACT_ACT_ENVIRONMENT: true,
  // No server behind these tests: pictures that are read from it stay empty (`CON-81`).
  fetch: () => Promise.resolve(new Response(null, { status: 404 })),
});

/** As much of a game as screens need that only say something: its texts, and the keys that they name. */
const speaking = {
  store: createStore(() => ({
    rules: shippedRules,
    settings: { controls: FRESH_CONTROLS },
    padInUse: null,
  })),
  queries: createQueries(),
} as unknown as Game;
const spoken = (screen: ReactNode) => (
  <WordsContext value={shippedRules.texts.components}>
    <GameProvider game={speaking}>{screen}</GameProvider>
  </WordsContext>
);

/** Shows an element on the page until the test ends; the answer shows another one in its place. */
export function render(element: ReactNode): (next: ReactNode) => void {
  const container = document.createElement("div");
  document.body.append(container);
  const root = createRoot(container);
  onTestFinished(() => {
    act(() => root.unmount());
    container.remove();
  });
  act(() => root.render(spoken(element)));
  return (next) => act(() => root.render(spoken(next)));
}

/** The name a screen reader says. */
export function nameOf(element: Element): string {
  const labelledBy = element.getAttribute("aria-labelledby");
  const label = labelledBy ? document.getElementById(labelledBy)?.textContent : null;
  return (element.getAttribute("aria-label") ?? label ?? spokenWords(element)).trim();
}

function spokenWords(element: Element): string {
  const spoken = element.cloneNode(true) as Element;
  for (const hidden of spoken.querySelectorAll("[aria-hidden=true]")) hidden.remove();
  return spoken.textContent ?? "";
}

const SELECTORS = {
  button: "button:not([role]), [role=button]",
  dialog: "[role=dialog]",
  tab: "[role=tab]",
  switch: "[role=switch]",
  slider: "input[type=range]",
  alert: "[role=alert]",
  status: "[role=status]",
} as const;

/** The element of that role with that name; fails the test when there is none. */
export function the(role: keyof typeof SELECTORS, name?: string): HTMLElement {
  const candidates = [...document.querySelectorAll<HTMLElement>(SELECTORS[role])];
  const found = candidates.find((element) => name === undefined || nameOf(element) === name);
  if (found === undefined) {
    throw new Error(`no ${role} '${name}' among ${candidates.map((one) => `'${nameOf(one)}'`).join(", ")}`);
  }
  return found;
}

/** The field takes this value, as if the player had typed or pulled it there. */
export function enter(field: HTMLElement | null, value: string): void {
  if (!(field instanceof HTMLInputElement)) throw new Error("no field to enter a value into");
  const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
  act(() => {
    setter?.call(field, value);
    field.dispatchEvent(new Event("input", { bubbles: true }));
  });
}

export function click(element: HTMLElement): void {
  act(() => element.click());
}

/** What goes from the page while the focus leaves a control: where it is a dialog's, Tab would begin anew. */
export function goneOnBlur(control: HTMLElement): string[] {
  act(() => control.focus());
  const observer = new MutationObserver(() => undefined);
  observer.observe(document.body, { childList: true, subtree: true });
  act(() => control.blur());
  const gone = observer.takeRecords().flatMap(({ removedNodes }) => [...removedNodes]);
  observer.disconnect();
  return gone.map(({ textContent }) => textContent ?? "");
}

/** A key as the keyboard sends it to the element that has the focus. */
export function press(key: string): void {
  const target = document.activeElement ?? document.body;
  act(() => {
    target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  });
}

/** Lets the page finish what it put off to the end of the event, such as moving the focus. */
export async function settle(): Promise<void> {
  await act(() => new Promise((resolve) => setTimeout(resolve, 0)));
}

/** Waits until the check passes. What happens meanwhile is shown: `vi.waitFor` would wait outside of `act`. */
export async function until(check: () => void): Promise<void> {
  for (const end = Date.now() + 60_000; ; ) {
    await settle();
    try {
      return check();
    } catch (error) {
      if (Date.now() > end) throw error;
    }
  }
}

/** What a screen reader adds to the name: the elements `aria-describedby` names. */
export function descriptionOf(element: HTMLElement): string {
  const ids = (element.getAttribute("aria-describedby") ?? "").split(" ").filter(Boolean);
  return ids.map((id) => document.getElementById(id)?.textContent ?? "").join(" ");
}

/** All text of the page, as it is read. */
export function pageText(): string {
  return document.body.textContent ?? "";
}
