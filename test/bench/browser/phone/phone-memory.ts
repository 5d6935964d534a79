import { readFileSync } from "node:fs";
import type { Browser, Page } from "@playwright/test";
import { type Figure, reported } from "../../figure.ts";
import { ProductionServer } from "../../servers/production-server.ts";
import { playBattles } from "../arena/play-battles.ts";
import { loggedInPage, newPlayer, openBrowser, PHONE, roomAppears } from "../player-page.ts";

const BATTLES = 20;
const AIM_MEGABYTES = 250;
const BYTES_PER_MB = 1_000_000;
const BYTES_PER_KB = 1024;

/**
 * Memory that the game holds on a phone after many practice battles at the highest speed, with reduced motion: all that the page's process
 * has to itself (scripts, document, pictures that were decoded), and of that the heap of its scripts. What is drawn is in
 * the process of the graphics card, here a program in its place, and is told beside it.
 */
export async function measurePhoneMemory(): Promise<Figure[]> {
  const server = await ProductionServer.start();
  const browser = await openBrowser();
  try {
    // What moves is drawn by a program in place of a graphics card, which would take half an hour.
    const screen = { ...PHONE, reducedMotion: "reduce" } as const;
    const page = await loggedInPage(browser, server.url, await newPlayer(server.url, 1), screen);
    await page.goto(server.url);
    await roomAppears(page);
    for (const name of ["Start Playing", "Battle", "Practice Battle"])
      await page.getByRole("button", { name, exact: true }).tap();
    await playBattles(page, BATTLES);
    const heap = await heapOfScripts(page);
    const { renderer, GPU } = await privateMemory(browser);
    const told = (name: string, bytes: number, aim?: number) =>
      reported({
        name: `phone after ${BATTLES} battles: ${name}`,
        unit: "MB",
        value: bytes / BYTES_PER_MB,
        ...(aim === undefined ? {} : { reference: aim }),
      });
    return [
      told("the page's process", renderer ?? Number.NaN, AIM_MEGABYTES),
      told("heap of its scripts", heap),
      told("the process that draws", GPU ?? Number.NaN),
    ];
  } finally {
    await browser.close();
    await server.stop();
  }
}

async function heapOfScripts(page: Page): Promise<number> {
  const tools = await page.context().newCDPSession(page);
  await tools.send("HeapProfiler.collectGarbage");
  const { usedSize } = await tools.send("Runtime.getHeapUsage");
  return usedSize;
}

/** Bytes that no other process shares, of the largest process of each kind; from the system, so on Linux only. */
async function privateMemory(browser: Browser): Promise<Record<string, number>> {
  const tools = await browser.newBrowserCDPSession();
  const { processInfo } = await tools.send("SystemInfo.getProcessInfo");
  const largest: Record<string, number> = {};
  for (const { type, id } of processInfo) largest[type] = Math.max(largest[type] ?? 0, privateBytes(id));
  return largest;
}

function privateBytes(processId: number): number {
  const rollup = readFileSync(`/proc/${processId}/smaps_rollup`, "utf8");
  const parts = [...rollup.matchAll(/^Private_(?:Clean|Dirty):\s+(\d+) kB/gm)];
  return parts.reduce((sum, [, kilobytes]) => sum + Number(kilobytes) * BYTES_PER_KB, 0);
}
