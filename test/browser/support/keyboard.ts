import { expect, type Locator, type Page } from "@playwright/test";

const MOST_TABS = 60;

/** The key that goes from control to control, forward or back. */
type TabKey = "Tab" | "Shift+Tab";

/** Goes with the Tab key to a control, as a player without a pointer does. */
export async function tabTo(control: Locator, key: TabKey = "Tab"): Promise<void> {
  await expect(control).toBeVisible();
  for (let step = 0; step < MOST_TABS; step++) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await control.page().keyboard.press(key);
  }
  throw new Error(`Tab never reached ${control}.`);
}

/** From where the focus is, a round of Tab visits every control that lies on top, and so does one of Shift+Tab. */
export async function expectFullRounds(page: Page): Promise<void> {
  for (const key of ["Tab", "Shift+Tab"] as const) {
    const controls = await page.evaluate(controlsOnTop);
    const missed = new Set(controls);
    for (let step = 0; step < controls.length + 2 && missed.size > 0; step++) {
      await page.keyboard.press(key);
      missed.delete(await page.evaluate(() => document.activeElement?.getAttribute("data-tab-stop") ?? ""));
    }
    expect([...missed], `controls that ${key} does not reach`).toEqual([]);
  }
}

/** Runs in the page: numbers all controls that Tab should stop at, and returns what they are called then. */
function controlsOnTop(): string[] {
  const top = [...document.querySelectorAll("[role=dialog][data-state=open]")].at(-1) ?? document.body;
  const stops = "button, a[href], input, select, textarea, summary, [tabindex]";
  return [...top.querySelectorAll<HTMLElement>(stops)]
    .filter((control) => {
      const isOff = control.tabIndex < 0 || control.matches(":disabled, [inert] *");
      const isUnpicked = control.matches("input[type=radio]:not(:checked)");
      return !isOff && !isUnpicked && control.checkVisibility({ visibilityProperty: true });
    })
    .map((control, index) => {
      const name = `${index + 1} ${control.getAttribute("aria-label") ?? control.textContent ?? ""}`;
      control.setAttribute("data-tab-stop", name);
      return name;
    });
}
