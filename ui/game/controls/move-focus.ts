import type { Box, Direction } from "./next-in-direction.ts";
import { stepsBetween } from "./steps-between.ts";

const CONTROLS = [
  "button",
  "a[href]",
  "input",
  "select",
  "textarea",
  "summary",
  "[tabindex]:not([tabindex='-1'])",
  "[role=radio]",
  "[role=tab]",
].join(",");
const OPEN_DIALOG = "[role=dialog][data-state=open]";
/** The element that holds a canvas; it has keys of its own. */
const CANVAS = "[role=application]";
/** Where the focus begins on a screen with creatures. */
const FIRST_CREATURE = "[data-row=player] button, [data-row=hand] button";
const TEXT_ENTRY = "textarea, [contenteditable], input:not([type=range], [type=checkbox], [type=radio])";
/** Smaller controls are hidden ones, which a label stands for. */
const SMALLEST_PX = 3;

/** Returns the open dialog in front, or the whole page. */
export function frontScreen(): HTMLElement {
  return [...document.querySelectorAll<HTMLElement>(OPEN_DIALOG)].at(-1) ?? document.body;
}

/** Returns the focused control of the front screen; null while none or a canvas has the focus. */
export function focusedControl(): HTMLElement | null {
  const { activeElement } = document;
  const screen = frontScreen();
  if (!(activeElement instanceof HTMLElement) || activeElement === screen || !screen.contains(activeElement))
    return null;
  return activeElement.matches(CANVAS) || activeElement.tabIndex < 0
    ? keepsRoving(activeElement)
    : activeElement;
}

/** Radio buttons and tabs of a group share one tab stop; the others of the group are controls all the same. */
function keepsRoving(element: HTMLElement): HTMLElement | null {
  return element.matches("[role=radio], [role=tab]") ? element : null;
}

/** Returns whether typed characters belong to the focused control. */
export function isTextEntry(element: Element | null): boolean {
  return element?.matches(TEXT_ENTRY) === true;
}

/**
 * Moves the focus in space to the next control of the front screen, to its first one when none has the focus; changes
 * the value of a focused slider or select box instead when it goes to its sides.
 * @returns whether the focus or a value changed
 */
export function moveFocus(direction: Direction): boolean {
  const from = focusedControl();
  if (!from) return focusFirst(frontScreen());
  if (isSideways(direction) && changeValue(from, direction === "right" ? 1 : -1)) return true;
  const controls = controlsOf(frontScreen());
  if (!controls.includes(from)) controls.push(from);
  const next = stepsBetween(controls.map(boxOf))[controls.indexOf(from)]?.[direction] ?? null;
  if (next === null) return false;
  controls[next]?.focus();
  return true;
}

/** Focuses the first control of a part of the page. Returns whether there is one. */
export function focusFirst(part: HTMLElement): boolean {
  const controls = controlsOf(part);
  const first = controls.find((control) => control.matches(FIRST_CREATURE)) ?? controls[0];
  first?.focus();
  return first !== undefined;
}

/** Presses the focused control; a select box goes on to its next option. Returns whether there was one. */
export function pressFocused(): boolean {
  const control = focusedControl();
  if (!control) return false;
  if (control instanceof HTMLSelectElement) chooseOption(control, 1);
  else control.click();
  return true;
}

/** How far a step of scrolling goes, in pixels. */
const SCROLL_PX = 14;

/**
 * Scrolls what holds the focused control, or the front screen.
 * @param amount from -1, up, to 1, down
 */
export function scrollFront(amount: number): void {
  const screen = frontScreen();
  let part: HTMLElement | null = focusedControl() ?? screen;
  while (part && part !== document.body && !scrolls(part)) part = part.parentElement;
  const inside = [...screen.querySelectorAll<HTMLElement>("*")].find(scrolls);
  const scroller = part && scrolls(part) ? part : (inside ?? document.scrollingElement);
  scroller?.scrollBy(0, amount * SCROLL_PX);
}

function scrolls(element: HTMLElement): boolean {
  if (element.scrollHeight <= element.clientHeight + 1) return false;
  return ["auto", "scroll"].includes(getComputedStyle(element).overflowY);
}

function isSideways(direction: Direction): boolean {
  return direction === "left" || direction === "right";
}

/** Changes the value of a slider or select box by a step. Returns false for another control, and in text. */
function changeValue(control: HTMLElement, step: 1 | -1): boolean {
  if (control instanceof HTMLSelectElement) chooseOption(control, step);
  else if (control instanceof HTMLInputElement && control.type === "range") {
    control.stepUp(step);
    control.dispatchEvent(new Event("input", { bubbles: true }));
  } else return false;
  return true;
}

function chooseOption(box: HTMLSelectElement, step: 1 | -1): void {
  const { length } = box.options;
  box.selectedIndex = (box.selectedIndex + step + length) % length;
  box.dispatchEvent(new Event("change", { bubbles: true }));
}

function controlsOf(part: HTMLElement): HTMLElement[] {
  return [...part.querySelectorAll<HTMLElement>(CONTROLS)].filter(isReachable);
}

function isReachable(control: HTMLElement): boolean {
  if (control.matches(":disabled") || control.matches(CANVAS) || control.closest("[inert]")) return false;
  const { left, right, top, bottom } = boxOf(control);
  const isShown = control.checkVisibility({ visibilityProperty: true });
  return isShown && right - left > SMALLEST_PX && bottom - top > SMALLEST_PX;
}

/** Returns the edges of a control, or of its label where the control itself is hidden. */
function boxOf(control: HTMLElement): Box {
  const own = control.getBoundingClientRect();
  if (own.width > SMALLEST_PX || !(control instanceof HTMLInputElement)) return own;
  return control.labels?.[0]?.getBoundingClientRect() ?? own;
}
