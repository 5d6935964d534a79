import type { LoadRequest } from "autocannon";
import { HttpBrowser } from "../../server/pvp/support/browser.ts";
import type { Figure } from "../figure.ts";
import { againstEmptyRoute } from "../load/against-empty-route.ts";
import { LedgerBenchServer } from "../servers/ledger-bench-server.ts";
import { settlePairs } from "./settle-pairs.ts";

const CONNECTIONS = 64;
const BOUND = 0.4;
/** No turn ends while it is polled. */
const PATIENT_RULES = { pvp: { turnMs: 3_600_000 } };

/** Polls of waiting players that find nothing new, against an empty route. */
export async function measureSincePoll(): Promise<Figure[]> {
  const server = await LedgerBenchServer.start({ rules: PATIENT_RULES });
  try {
    const name = "GET /api/pvp/battle/{id}?since, nothing new";
    return await againstEmptyRoute({ name, server, requests: await polls(server.url), bound: BOUND });
  } finally {
    await server.stop();
  }
}

/** Each connection polls for a player of its own. */
async function polls(url: string): Promise<LoadRequest[][]> {
  const seats = await settlePairs(CONNECTIONS, () => new HttpBrowser(url));
  return Promise.all(
    seats.map(async ({ player, browser: { cookie }, battleId }) => {
      const { version } = await player.battle(battleId);
      const path = `/api/pvp/battle/${battleId}?since=${version}`;
      return [{ method: "GET", path, headers: { cookie } } as const];
    }),
  );
}
