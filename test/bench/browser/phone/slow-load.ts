import type { Browser } from "@playwright/test";
import { layoutShift } from "../../../browser/support/layout-shift.ts";
import { atMost, type Figure, median, reported } from "../../figure.ts";
import { ProductionServer } from "../../servers/production-server.ts";
import { loggedInPage, newPlayer, openBrowser, PHONE } from "../player-page.ts";
import { recordTransfers } from "../transfers.ts";
import { buildEmptyPage } from "./build-empty-page.ts";
import { type LoadTimes, loadTimes, watchLoading } from "./load-times.ts";
import { connectSlowly, slowDown } from "./slow-phone.ts";

const RUNS = 5;
/** The room may take so many times as long as a page in which there is nothing but React and Phaser. */
const USABLE_RATIO = 2;
const AIM_LARGEST_PAINT_MS = 2500;
const SHIFT_LIMIT = 0.1;
const WIRE_LIMIT_KB = 900;
const REQUEST_LIMIT = 50;
const BYTES_PER_KB = 1000;
const SETTLE_MS = 3000;

interface Visit extends LoadTimes {
  readonly kilobytes: number;
  readonly requests: number;
  readonly shift: number;
}

/**
 * The first visit of a new player with a slow phone on a slow mobile network, and in turn with it, from a server like
 * it, that of a page with nothing but React and Phaser: medians of five each. A page can be used when its canvas has
 * drawn what it shows (the room with the avatar; nothing) and the page answers again.
 */
export async function measureSlowLoad(): Promise<Figure[]> {
  const server = await ProductionServer.start();
  const emptyServer = await ProductionServer.start(await buildEmptyPage());
  const browser = await openBrowser();
  try {
    const rooms: Visit[] = [];
    const empties: Visit[] = [];
    for (let run = 1; run <= RUNS; run++) {
      empties.push(await visit(browser, emptyServer.url, run));
      rooms.push(await visit(browser, server.url, run));
    }
    return figures(rooms, empties);
  } finally {
    await browser.close();
    await Promise.all([server.stop(), emptyServer.stop()]);
  }
}

function figures(rooms: readonly Visit[], empties: readonly Visit[]): Figure[] {
  const room = (name: string, key: keyof Visit, unit = "") => ({
    name: `slow phone: ${name}`,
    unit,
    value: middle(rooms, key),
  });
  const empty = { reference: middle(empties, "usable") };
  return [
    atMost({ ...room("room can be used, against an empty page", "usable", "ms"), ...empty }, USABLE_RATIO),
    reported({ ...room("largest paint", "largestPaint", "ms"), reference: AIM_LARGEST_PAINT_MS }),
    atMost({ ...room("all over the wire", "kilobytes", "kB"), reference: WIRE_LIMIT_KB }),
    atMost({ ...room("requests", "requests", "requests"), reference: REQUEST_LIMIT }),
    atMost({ ...room("layout shift", "shift"), reference: SHIFT_LIMIT }),
    reported({
      name: "slow phone: empty page over the wire",
      unit: "kB",
      value: middle(empties, "kilobytes"),
    }),
  ];
}

function middle(visits: readonly Visit[], key: keyof Visit): number {
  return median(visits.map((visit) => visit[key]));
}

/** Opens a page in a browser that knows nothing of it. */
async function visit(browser: Browser, url: string, playerId: number): Promise<Visit> {
  const page = await loggedInPage(browser, url, await newPlayer(url, playerId), PHONE);
  try {
    const transfers = await recordTransfers(page);
    await watchLoading(page);
    await slowDown(page);
    await connectSlowly(page);
    await page.goto(url, { waitUntil: "commit" });
    const times = await loadTimes(page, SETTLE_MS);
    const sent = [...transfers.values()].filter(({ address }) => !address.startsWith("data:"));
    return {
      ...times,
      kilobytes: sent.reduce((sum, { wire }) => sum + wire, 0) / BYTES_PER_KB,
      requests: sent.length,
      shift: await layoutShift(page),
    };
  } finally {
    await page.context().close();
  }
}
