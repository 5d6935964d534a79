import { expect, type Locator } from "@playwright/test";

const MOST_TABS = 60;

/** Goes with the Tab key to a control, as a player without a pointer does. */
export async function tabTo(control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  for (let step = 0; step < MOST_TABS; step++) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await control.page().keyboard.press("Tab");
  }
  throw new Error(`Tab never reached ${control}.`);
}
