import { expect } from "vitest";
import { freshPostgres } from "../../../postgres/fresh-postgres.ts";
import { SecureBrowser } from "./secure-browser.ts";
import { Twin } from "./twin.ts";

const CLIENTS = 6;

/** What clients that ask without a pause have met. */
export interface Met {
  answered: number;
  failed: unknown[];
  /** Processes that the proxy took out of service because they drained, before they stopped. */
  drains: number;
}

/** Restarts the processes of a twin one after the other while clients ask and change through its proxy. */
export async function restartUnderLoad({ restarts }: { restarts: number }): Promise<Met> {
  const twin = await Twin.start({
    processes: 2,
    databaseUrl: await freshPostgres(),
    // The proxy notices within 0.7 seconds.
    environment: { DRAIN_MS: "1500" },
  });
  const met: Met = { answered: 0, failed: [], drains: 0 };
  let isOver = false;
  const clients = Array.from({ length: CLIENTS }, async (_, number) => {
    const browser = new SecureBrowser(twin.proxy);
    await browser.logIn(`Player ${number}`);
    let eggs = 0;
    while (!isOver) {
      const isChange = met.answered % 2 === 0;
      try {
        const { status, body } = isChange
          ? await browser.post("dev/grant", { eggs: "1" })
          : await browser.get("getGameState");
        if (isChange && status === 200) eggs += 1;
        if (status !== 200) met.failed.push({ status, body });
      } catch (error) {
        met.failed.push(error);
      }
      met.answered += 1;
    }
    const { body } = await browser.get("getGameState");
    expect(body.eggs).toBe(String(eggs));
  });
  // At the start the proxy is there first, and may have met a process that was not ready yet.
  const drainsBefore = twin.proxy.drains;
  for (let restarted = 0; restarted < restarts; restarted++) {
    expect(await twin.end(restarted % twin.size, "SIGTERM")).toBe(0);
    await twin.begin(restarted % twin.size);
    // As an operator waits before the next restart.
    await twin.isServing(restarted % twin.size);
  }
  isOver = true;
  await Promise.all(clients);
  met.drains = twin.proxy.drains - drainsBefore;
  return met;
}
