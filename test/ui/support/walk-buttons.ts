import { act } from "react";
import type { Tab } from "./playing.ts";
import { descriptionOf, nameOf, settle } from "./render.tsx";

const CONTROLS = "button, [role=button], [role=tab], [role=switch], a, input, select";
/** The open tab of several is where the player is already, and a handle is dragged or moved with keys. */
const PRESSED =
  "button:not([role=tab][aria-selected=true], [aria-roledescription=draggable]), [role=button]:not([aria-roledescription=draggable])";

/** What a press may change: the page, the game, the room, or what server and wallet are asked for. */
interface Scene {
  tab: Pick<Tab, "game" | "effects"> & { wire: { readonly calls: readonly unknown[]; offline: boolean } };
  /** How often the wallet was asked for something. */
  asked: () => number;
  /** Shows the screen as if it had just been opened. */
  open: () => Promise<void>;
  /** Selector of buttons that are not pressed, because others of the screen do the same. */
  alike?: string | undefined;
}

/**
 * Presses every button of a screen but those `alike`, each on a fresh one and without a connection, so that nothing it
 * asks for happens. Returns those without a name, dead ones, and those that cannot be used and do not say why.
 */
export async function walkButtons(scene: Scene): Promise<string[]> {
  const { open, alike } = scene;
  await open();
  const faults = [...document.querySelectorAll<HTMLElement>(CONTROLS)].flatMap(faultsOf);
  const pressed = buttons().map((button) => alike === undefined || !button.matches(alike));
  if (pressed.length === 0) return ["no button"];
  for (const [index, isPressed] of pressed.entries()) {
    if (!isPressed) continue;
    if (index > 0) await open();
    const button = buttons()[index];
    if (!button || isRefused(button) || button.getAttribute("aria-busy") === "true") continue;
    const name = nameOf(button);
    if (!(await doesSomething(scene, button))) faults.push(`${name}: dead`);
  }
  return faults;
}

const buttons = () => [...document.querySelectorAll<HTMLElement>(PRESSED)];

function isRefused(element: HTMLElement): boolean {
  return element.getAttribute("aria-disabled") === "true" || element.hasAttribute("disabled");
}

function faultsOf(control: HTMLElement): string[] {
  const name = nameOf(control) || labelOf(control);
  const isBusy = control.getAttribute("aria-busy") === "true";
  const reason = descriptionOf(control) || control.title || labelOf(control);
  return [
    ...(name === "" ? [`${control.outerHTML.slice(0, 80)}: no name`] : []),
    ...(isRefused(control) && !isBusy && reason.trim() === "" ? [`${name}: no reason`] : []),
  ];
}

/** The words of the label around a field, which say why a choice cannot be taken. */
function labelOf(control: HTMLElement): string {
  const labels = (control as HTMLInputElement).labels ?? [];
  return [...labels].map(({ textContent }) => textContent ?? "").join(" ");
}

async function doesSomething({ tab, asked }: Scene, button: HTMLElement): Promise<boolean> {
  const { game, wire, effects } = tab;
  const outside = () => wire.calls.length + effects.length + asked();
  const earlier = outside();
  const before = { page: document.body.innerHTML, state: game.store.getState() };
  const focused = document.activeElement;
  wire.offline = true;
  act(() => {
    // Tabs open when the button of the mouse goes down.
    button.dispatchEvent(new MouseEvent("mousedown", { bubbles: true }));
    button.click();
  });
  await settle();
  wire.offline = false;
  return (
    game.store.getState() !== before.state ||
    outside() > earlier ||
    document.body.innerHTML !== before.page ||
    document.activeElement !== focused
  );
}
