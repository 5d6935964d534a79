import { expect, type Page } from "@playwright/test";

/** Where the system forces its own colours, what is picked and what cannot be pressed wear those for it. */
export async function expectToldApart(page: Page, where: string): Promise<void> {
  expect.soft(await page.evaluate(untold), `not told apart on ${where}`).toEqual([]);
}

/** Runs in the page. */
function untold(): string[] {
  const probe = document.body.appendChild(document.createElement("i"));
  const colourOf = (name: string) => {
    probe.style.color = name;
    return getComputedStyle(probe).color;
  };
  const [gray, highlight] = [colourOf("GrayText"), colourOf("Highlight")];
  probe.remove();
  const faults: string[] = [];
  for (const control of document.querySelectorAll<HTMLElement>("button, input, select, [role=tab]")) {
    if (!control.checkVisibility()) continue;
    const { color, backgroundColor, forcedColorAdjust } = getComputedStyle(control);
    const name = control.getAttribute("aria-label") ?? control.textContent ?? "";
    const isOff = control.matches(":disabled, [aria-disabled=true]");
    if (isOff && color !== gray) faults.push(`${name}: looks as if it could be pressed`);
    const isDrawn = control.closest("[data-row=player], [data-row=enemy]") !== null;
    const isPicked = !isDrawn && control.matches("[aria-pressed=true], [aria-selected=true]");
    if (isPicked && backgroundColor !== highlight) faults.push(`${name}: looks as if it were not picked`);
    if (isPicked && forcedColorAdjust !== "none") faults.push(`${name}: its words are lost`);
  }
  return faults;
}
