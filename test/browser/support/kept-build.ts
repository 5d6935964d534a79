import { expect, type Page } from "@playwright/test";

export const KEPT_WITHIN_MS = 60_000;

/** Waits until the browser has kept all files and the rules of a build, and its worker answers for the page. */
export async function untilKept(page: Page, build: string): Promise<void> {
  const isKept = async (name: string) => {
    const paths = (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname);
    const hasRules = paths.some((path) => path.startsWith("/kept/rules/"));
    return paths.includes("/") && hasRules && navigator.serviceWorker.controller !== null;
  };
  await expect.poll(() => page.evaluate(isKept, `shell-${build}`), { timeout: KEPT_WITHIN_MS }).toBe(true);
}
