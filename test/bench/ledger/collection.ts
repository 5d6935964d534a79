import type { LoadRequest } from "autocannon";
import type { Figure } from "../figure.ts";
import { againstEmptyRoute } from "../load/against-empty-route.ts";
import { LedgerBenchServer } from "../servers/ledger-bench-server.ts";
import { collector } from "./collector.ts";

const CONNECTIONS = 64;
const BOUND = 0.5;
/** What was read once is kept for the whole bench. */
const PATIENT_RULES = { ledgerReads: { keptMs: 3_600_000 } };

/** Collections of 12 creatures that the server has at hand, against the empty route. */
export async function measureCollection(): Promise<Figure[]> {
  const server = await LedgerBenchServer.start({ rules: PATIENT_RULES });
  try {
    const name = "POST /api/getUserCreatures from its cache";
    return await againstEmptyRoute({ name, server, requests: await readings(server.url), bound: BOUND });
  } finally {
    await server.stop();
  }
}

/** Each connection reads the collection of a player of its own. */
async function readings(url: string): Promise<LoadRequest[][]> {
  const requests: LoadRequest[][] = [];
  for (let number = 0; number < CONNECTIONS; number++) {
    const { browser, account } = await collector(url, `Player ${number}`);
    const headers = { cookie: browser.cookie, "content-type": "application/json" };
    const body = JSON.stringify({ accountAddress: account });
    requests.push([{ method: "POST", path: "/api/getUserCreatures", headers, body }]);
  }
  return requests;
}
