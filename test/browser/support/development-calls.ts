import { type APIRequestContext, expect, type Page } from "@playwright/test";

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

/** Binds a fresh account of the dev ledger to the player, with these things on it. */
export async function makeAccount(page: Page, holdings: object): Promise<void> {
  await call(page, "account", holdings);
}

/** Tells the dev ledger what becomes of the next transactions and how its gateway answers; `{}` is as usual. */
export async function behave(page: Page, behaviour: object): Promise<void> {
  await call(page, "ledger/behaviour", behaviour);
}

/** Plays by another number from now on, for everybody on the server; done when it has begun anew with it. */
export async function tryNumber(request: APIRequestContext, key: string, value: number): Promise<void> {
  await request.post("/api/auth/dev", { data: { name: "Designer" } });
  const rulesHash = async () => (await (await request.get("/api/dev/rules")).json()).rulesHash;
  const before = await rulesHash();
  const tried = await request.post("/api/dev/rules", { data: { numbers: [{ key, value }] } });
  expect(await tried.json()).toEqual({ problems: [] });
  // Connections may break meanwhile.
  await expect(async () => expect(await rulesHash()).not.toBe(before)).toPass();
}

async function call(page: Page, name: string, data: object): Promise<void> {
  const answer = await page.request.post(`/api/dev/${name}`, { data });
  expect(answer.ok(), await answer.text()).toBe(true);
}
