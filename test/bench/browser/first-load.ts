import { gzipSync } from "node:zlib";
import { atMost, type Figure, reported } from "../figure.ts";
import { ProductionServer } from "../servers/production-server.ts";
import { loggedInPage, newPlayer, openBrowser, roomAppears } from "./player-page.ts";
import { recordTransfers, type Transfer } from "./transfers.ts";

const SCRIPT_LIMIT_KB = 160;
const WIRE_LIMIT_KB = 1.3 * 1000;
const BYTES_PER_KB = 1000;
const SETTLE_MS = 1500;
/** The few texts of a language before the rules are loaded are a script that has its name. */
const FIRST_TEXTS = /\/assets\/[a-z]{2,3}(-[A-Z]\w+)?-[\w-]{8}\.js$/;

/** What a new player's browser fetches until the room is there. */
export async function measureFirstLoad(): Promise<Figure[]> {
  const server = await ProductionServer.start();
  const browser = await openBrowser();
  try {
    const page = await loggedInPage(browser, server.url, await newPlayer(server.url, 1));
    const transfers = await recordTransfers(page);
    await page.goto(server.url);
    await roomAppears(page);
    await page.waitForTimeout(SETTLE_MS);
    const all = [...transfers.values()];
    const scripts = all.filter(({ script }) => script);
    const phaser = scripts.filter(({ address }) => /phaser/i.test(address));
    if (phaser.length !== 1) throw new Error("Phaser is not one chunk of its own.");
    const own = await gzipKilobytes(scripts.filter((one) => !phaser.includes(one)));
    return [
      atMost({
        name: "first load: scripts without Phaser, gzip",
        unit: "kB",
        value: own,
        reference: SCRIPT_LIMIT_KB,
      }),
      reported({ name: "first load: Phaser, gzip", unit: "kB", value: await gzipKilobytes(phaser) }),
      atMost({
        name: "first load: all over the wire until the room is there",
        unit: "kB",
        value: all.reduce((sum, { wire }) => sum + wire, 0) / BYTES_PER_KB,
        reference: WIRE_LIMIT_KB,
      }),
      atMost({
        name: "first load: languages",
        unit: "languages",
        value: scripts.filter(({ address }) => FIRST_TEXTS.test(address)).length,
        reference: 1,
      }),
      reported({ name: "first load: requests", unit: "requests", value: all.length }),
    ];
  } finally {
    await browser.close();
    await server.stop();
  }
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
