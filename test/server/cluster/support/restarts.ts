import { setTimeout as pause } from "node:timers/promises";
import { expect } from "vitest";
import { freshPostgres } from "../../../postgres/fresh-postgres.ts";
import { SecureBrowser } from "./secure-browser.ts";
import { Twin } from "./twin.ts";

/** Between two looks whether a process is ready. */
const LOOK_MS = 50;

export interface RestartPlan {
  restarts: number;
  /** Players who ask and change without a pause, or with one of so many milliseconds. */
  players: number;
  pauseMs?: number;
  /** What Node is told to start in place of what ran before; absent: the same. */
  words?: string[];
}

/** What players have met. */
export interface Met {
  answered: number;
  failed: unknown[];
  /** Processes that the proxy took out of service because they drained, before they stopped. */
  drains: number;
  /** How often the processes were asked whether they are ready, and how often none of them was. */
  looks: number;
  withoutReady: number;
  /** What the processes that were ended had logged. */
  logs: string[];
  databaseUrl: string;
}

/** Restarts the processes of a twin one after the other while players ask and change through its proxy. */
export async function restartUnderLoad({ restarts, players, pauseMs, words }: RestartPlan): Promise<Met> {
  const databaseUrl = await freshPostgres();
  // The proxy notices within 0.7 seconds.
  const twin = await Twin.start({ processes: 2, databaseUrl, environment: { DRAIN_MS: "1500" } });
  const met: Met = { answered: 0, failed: [], drains: 0, looks: 0, withoutReady: 0, logs: [], databaseUrl };
  let isOver = false;
  const clients = Array.from({ length: players }, async (_, number) => {
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
      if (pauseMs !== undefined) await pause(pauseMs);
    }
    const { body } = await browser.get("getGameState");
    expect(body.eggs).toBe(String(eggs));
  });
  const looks = (async () => {
    while (!isOver) {
      const asked = [0, 1].map((number) => fetch(`${twin.address(number)}/api/ready`));
      const answers = await Promise.allSettled(asked);
      met.looks += 1;
      if (!answers.some((answer) => answer.status === "fulfilled" && answer.value.ok)) met.withoutReady += 1;
      await pause(LOOK_MS);
    }
  })();
  // At the start the proxy is there first, and may have met a process that was not ready yet.
  const drainsBefore = twin.proxy.drains;
  for (let restarted = 0; restarted < restarts; restarted++) {
    const number = restarted % twin.size;
    expect(await twin.end(number, "SIGTERM")).toBe(0);
    met.logs.push(twin.log(number));
    await twin.begin(number, {}, words);
    // As an operator waits before the next restart.
    await twin.isServing(number);
  }
  isOver = true;
  await Promise.all([...clients, looks]);
  met.drains = twin.proxy.drains - drainsBefore;
  return met;
}
