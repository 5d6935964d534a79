import { gzipSync } from "node:zlib";
import type { Browser, Page } from "@playwright/test";
import { layoutShift } from "../../browser/support/layout-shift.ts";
import { atMost, type Figure, reported } from "../figure.ts";
import { ProductionServer } from "../servers/production-server.ts";
import { loggedInPage, newPlayer, openBrowser, PHONE, roomAppears, WIDE } from "./player-page.ts";
import { recordTransfers, type Transfer } from "./transfers.ts";

const SCRIPT_LIMIT_KB = 160;
const FIRST_VISIT_LIMIT_KB = 0.9 * 1000;
const SECOND_VISIT_LIMIT_KB = 150;
const REQUEST_LIMIT = 50;
const SHIFT_LIMIT = 0.1;
const BYTES_PER_KB = 1000;
const SETTLE_MS = 1500;
/** The few texts of a language before the rules are loaded are a script that has its name. */
const FIRST_TEXTS = /\/assets\/[a-z]{2,3}(-[A-Z]\w+)?-[\w-]{8}\.js$/;

/** What a new player's browser fetches until the room is there, and once more when it has it, on two screens. */
export async function measureFirstLoad(): Promise<Figure[]> {
  const server = await ProductionServer.start();
  const browser = await openBrowser();
  try {
    return [
      ...(await visits(browser, server.url, "first load", WIDE, 1)),
      ...(await visits(browser, server.url, "first load on a phone", PHONE, 2)),
    ];
  } finally {
    await browser.close();
    await server.stop();
  }
}

async function visits(
  browser: Browser,
  url: string,
  name: string,
  screen: typeof WIDE,
  playerId: number,
): Promise<Figure[]> {
  const page = await loggedInPage(browser, url, await newPlayer(url, playerId), screen);
  const first = await visit(page, url);
  const shift = await layoutShift(page);
  const second = await visit(page, url);
  const scripts = first.filter(({ script }) => script);
  const phaser = scripts.filter(({ address }) => /phaser/i.test(address));
  if (phaser.length !== 1) throw new Error("Phaser is not one chunk of its own.");
  const own = await gzipKilobytes(scripts.filter((one) => !phaser.includes(one)));
  const kilobytes = { unit: "kB" };
  return [
    atMost({
      name: `${name}: scripts without Phaser, gzip`,
      ...kilobytes,
      value: own,
      reference: SCRIPT_LIMIT_KB,
    }),
    reported({ name: `${name}: Phaser, gzip`, ...kilobytes, value: await gzipKilobytes(phaser) }),
    atMost({
      name: `${name}: all over the wire until the room is there`,
      ...kilobytes,
      value: wireKilobytes(first),
      reference: FIRST_VISIT_LIMIT_KB,
    }),
    atMost({
      name: `${name}: all over the wire on the second visit`,
      ...kilobytes,
      value: wireKilobytes(second),
      reference: SECOND_VISIT_LIMIT_KB,
    }),
    atMost({
      name: `${name}: languages`,
      unit: "languages",
      value: scripts.filter(({ address }) => FIRST_TEXTS.test(address)).length,
      reference: 1,
    }),
    atMost({ name: `${name}: requests`, unit: "requests", value: first.length, reference: REQUEST_LIMIT }),
    atMost({ name: `${name}: layout shift`, unit: "", value: shift, reference: SHIFT_LIMIT }),
  ];
}

/** Everything fetched over the network until the room is there and has settled. */
async function visit(page: Page, url: string): Promise<Transfer[]> {
  const transfers = await recordTransfers(page);
  await page.goto(url);
  await roomAppears(page);
  await page.waitForTimeout(SETTLE_MS);
  return [...transfers.values()].filter(({ address }) => !address.startsWith("data:"));
}

function wireKilobytes(transfers: readonly Transfer[]): number {
  return transfers.reduce((sum, { wire }) => sum + wire, 0) / BYTES_PER_KB;
}

/** The same measure whatever the server compresses with. */
async function gzipKilobytes(scripts: readonly Transfer[]): Promise<number> {
  let bytes = 0;
  for (const { address } of scripts) {
    const script = await fetch(address);
    bytes += gzipSync(Buffer.from(await script.arrayBuffer())).length;
  }
  return bytes / BYTES_PER_KB;
}
