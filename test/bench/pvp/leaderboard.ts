import { HttpBrowser } from "../../server/pvp/support/browser.ts";
import { good } from "../../server/pvp/support/pvp-player.ts";
import { atMost, type Figure, quantile, reported } from "../figure.ts";
import { LedgerBenchServer } from "../servers/ledger-bench-server.ts";
import { fillLeaderboard } from "./fill-leaderboard.ts";

const PLAYERS = 100_000;
/** A prime: pages from all over the leaderboard, none asked for twice, hundreds of them: one hiccup is no p99. */
const STEP = 7;
const WARM_UP = 20;
const BOUND_MS = 20;
const P99 = 0.99;

/** Pages of a leaderboard of 100,000 players, one after the other, none of them answered from memory. */
export async function measureLeaderboard(): Promise<Figure[]> {
  const server = await LedgerBenchServer.start({ prepare: (folder) => fillLeaderboard(folder, PLAYERS) });
  try {
    const browser = new HttpBrowser(server.url);
    await browser.logIn("Reader");
    const pageAt = async (page: number) =>
      good<{ players: unknown[]; totalPages: number }>(await browser.get(`pvp/leaderboard?page=${page}`));
    const { players, totalPages } = await pageAt(1);
    if (players.length * totalPages !== PLAYERS) throw new Error(`${totalPages} pages are not all of them.`);
    const times: { page: number; ms: number }[] = [];
    for (let page = STEP; page <= totalPages; page += STEP) {
      const start = performance.now();
      await pageAt(page);
      times.push({ page, ms: performance.now() - start });
    }
    const measured = times.slice(WARM_UP);
    const name = `leaderboard page, ${PLAYERS} players`;
    const last = measured.filter(({ page }) => page > 0.9 * totalPages);
    const p99 = (values: readonly { ms: number }[]) =>
      quantile(
        values.map(({ ms }) => ms),
        P99,
      );
    return [
      atMost({ name: `${name}, p99`, unit: "ms", value: p99(measured), reference: BOUND_MS }),
      reported({
        name: `${name}, last tenth of the pages, p99`,
        unit: "ms",
        value: p99(last),
        reference: BOUND_MS,
      }),
    ];
  } finally {
    await server.stop();
  }
}
