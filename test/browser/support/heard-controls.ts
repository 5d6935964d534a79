import type { Page } from "@playwright/test";

/** A control as a screen reader comes upon it. */
export interface HeardControl {
  name: string;
  description: string;
}

/** Every button of the page as the browser tells it to assistive technology. */
export async function heardButtons(page: Page): Promise<HeardControl[]> {
  const debuggerSession = await page.context().newCDPSession(page);
  const { nodes } = await debuggerSession.send("Accessibility.getFullAXTree");
  await debuggerSession.detach();
  return nodes
    .filter(({ ignored, role }) => !ignored && role?.value === "button")
    .map(({ name, description }) => ({
      name: String(name?.value ?? ""),
      description: String(description?.value ?? ""),
    }));
}
