import { expect, type Page } from "@playwright/test";

const MINUTE_MS = 60_000;

type Grant = { tcorvax?: string; catNips?: string; energy?: string; eggs?: string };

/** Moves the server's clock forward, for everybody on it. */
export async function skipMinutes(page: Page, minutes: number): Promise<void> {
  await call(page, "clock", { advanceMs: minutes * MINUTE_MS });
}

/** Adds to what the player owns; a leading minus takes away. */
export async function grant(page: Page, amounts: Grant): Promise<void> {
  await call(page, "grant", amounts);
}

async function call(page: Page, name: "clock" | "grant", data: object): Promise<void> {
  const answer = await page.request.post(`/api/dev/${name}`, { data });
  expect(answer.ok(), await answer.text()).toBe(true);
}
