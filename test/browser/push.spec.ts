import type { BrowserContext, Page, Worker } from "@playwright/test";
import { expect, test } from "./support/game-test.ts";

test.use({ serviceWorkers: "allow" });

const message = (kind: "turn" | "machines", title: string) => ({
  kind,
  title,
  body: "Collect what they made.",
  stop: "Stop these",
  fragment: "#lab",
});

/** Registers the game's service worker as a subscription does; returns what delivers a push message to it. */
async function workerOf(page: Page, context: BrowserContext) {
  const browser = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    browser.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const [registration] = registrations;
      if (registration) resolve(registration.registrationId);
    });
  });
  await browser.send("ServiceWorker.enable");
  await page.evaluate(async () => {
    await navigator.serviceWorker.register("/sw.js");
    await navigator.serviceWorker.ready;
  });
  // The page registers it too, once it has loaded.
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent("serviceworker"));
  const registrationId = await registered;
  const { origin } = new URL(page.url());
  const deliver = (kind: "turn" | "machines", title: string) =>
    browser.send("ServiceWorker.deliverPushMessage", {
      origin,
      registrationId,
      data: JSON.stringify(message(kind, title)),
    });
  return { worker, deliver };
}

/** The titles of the notifications that the browser shows. */
function shown(worker: Worker): Promise<string[]> {
  return worker.evaluate(async () => {
    const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration };
    return (await registration.getNotifications()).map(({ title }) => title);
  });
}

/** How many windows show the game, as the worker sees it. */
function openWindows(worker: Worker): Promise<number> {
  return worker.evaluate(async () => {
    const { clients } = globalThis as unknown as { clients: Clients };
    return (await clients.matchAll({ type: "window", includeUncontrolled: true })).length;
  });
}

interface Clients {
  matchAll(wanted: { type: "window"; includeUncontrolled: true }): Promise<unknown[]>;
}

test("a pushed message is shown while nobody looks at the game, and the next of its kind takes its place (GAP-62) @desktop", async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(["notifications"], { origin: new URL(baseURL ?? "").origin });
  await page.goto("/");
  const { worker, deliver } = await workerOf(page, context);
  await deliver("turn", "Your turn, as the open game says itself");
  await page.goto("about:blank");
  await expect.poll(() => openWindows(worker)).toBe(0);
  // Chromium without a desktop has lost one of many, so it is delivered until it is shown; it never shows twice.
  for (const title of ["A machine is ready", "Two machines are ready"])
    await expect(async () => {
      await deliver("machines", title);
      await expect.poll(() => shown(worker), { timeout: 5000 }).toEqual([title]);
    }).toPass({ timeout: 60_000 });
});
