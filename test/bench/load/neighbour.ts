import { setTimeout as pause } from "node:timers/promises";
import { CALLS } from "../../../server/contract/index.ts";
import { seedGame } from "../../load/seed-game.ts";
import { practiceReplay } from "../../server/goals/support/practice-battle.ts";
import { HttpBrowser } from "../../server/pvp/support/browser.ts";
import { atMost, type Figure, median, quantile, reported } from "../figure.ts";
import { settlePairs } from "../pvp/settle-pairs.ts";
import { LedgerBenchServer } from "../servers/ledger-bench-server.ts";
import { settlePlayers } from "./players.ts";

const PLAYERS_OF_GAME = 20_000;
const OTHERS = 50;
const EVERY_MS = 500;
/** What one session may ask: the limits of `RATE_LIMIT_PER_SECOND`, and as much at once as a browser sends. */
const CALLS_A_SECOND = 50;
const AT_ONCE = 16;
const MOST_TIMES = 2;
/** Players move alone before every so many calls. */
const CALLS_BETWEEN = 10;
/** A hiccup of the machine is no finding: what seems dearer than allowed is tried again, longer, and the best one counts. */
const TRIES = 3;
const SECONDS_OF_TRY = 3;

/** Calls that end the session or the account come last. */
const ENDING = ["POST /api/deleteAccount", "POST /api/logout", "POST /api/logoutEverywhere"];

/**
 * How much longer the durable moves of 50 players take while one session makes one call as often as it may: of every
 * call of the contract, the dearest one for the median and for the 99th percentile.
 */
export async function measureNeighbour(): Promise<Figure[]> {
  const server = await LedgerBenchServer.start({
    rules: { activation: { cooldownMs: 0 } },
    prepare: (dataFolder) => seedGame({ dataFolder, databaseUrl: null }, PLAYERS_OF_GAME),
  });
  try {
    const { url } = server;
    const [neighbour] = await settlePairs(2, () => new HttpBrowser(url));
    if (!neighbour) throw new Error("The neighbour is in no battle.");
    const asked = await requestsOf(neighbour);
    const movers = await settlePlayers(url, OTHERS);
    const moves = (seconds: number, during: During) => movesOf(url, movers, seconds, during);
    const worst = { median: { name: "", ratio: 0 }, p99: { name: "", ratio: 0 } };
    const before: number[] = [];
    for (const [at, [name, ask]] of asked.entries()) {
      if (at % CALLS_BETWEEN === 0) before.push(...(await moves(1, async () => {})));
      let ratios = compared(await moves(1, (end) => asOftenAsAllowed(ask, end)), before);
      for (let tried = 0; tried < TRIES && Math.max(ratios.median, ratios.p99) > MOST_TIMES; tried += 1) {
        const alone = await moves(SECONDS_OF_TRY, async () => {});
        const beside = await moves(SECONDS_OF_TRY, (end) => asOftenAsAllowed(ask, end));
        const again = compared(beside, alone);
        ratios = { median: Math.min(ratios.median, again.median), p99: Math.min(ratios.p99, again.p99) };
      }
      for (const figure of ["median", "p99"] as const)
        if (ratios[figure] > worst[figure].ratio) worst[figure] = { name, ratio: ratios[figure] };
    }
    const figure = (of: "median" | "p99", reference: number) =>
      atMost(
        {
          name: `durable moves beside ${worst[of].name}, ${of}`,
          unit: "ms",
          value: worst[of].ratio * reference,
          reference,
        },
        MOST_TIMES,
      );
    return [
      figure("median", median(before)),
      figure("p99", quantile(before, 0.99)),
      reported({ name: "calls that were tried beside them", unit: "calls", value: asked.length }),
    ];
  } finally {
    await server.stop();
  }
}

function compared(beside: readonly number[], alone: readonly number[]) {
  return {
    median: median(beside) / median(alone),
    p99: quantile(beside, 0.99) / quantile(alone, 0.99),
  };
}

type During = (end: AbortSignal) => Promise<unknown>;

/** How long each durable move of the players took meanwhile, in milliseconds. */
async function movesOf(
  url: string,
  players: Awaited<ReturnType<typeof settlePlayers>>,
  seconds: number,
  during: During,
): Promise<number[]> {
  const end = new AbortController();
  const times: number[] = [];
  const moving = players.map(async ({ cookie, machineIds }, at) => {
    await pause((EVERY_MS * at) / players.length);
    while (!end.signal.aborted) {
      const start = performance.now();
      const answer = await fetch(`${url}/api/activateMachine`, {
        method: "POST",
        headers: { "content-type": "application/json", cookie },
        body: JSON.stringify({ machineId: machineIds[0] }),
      });
      if (!answer.ok) throw new Error(`A move was answered ${answer.status}: ${await answer.text()}`);
      await answer.arrayBuffer();
      times.push(performance.now() - start);
      await pause(Math.max(0, EVERY_MS - (performance.now() - start)));
    }
  });
  const asking = during(end.signal);
  await pause(seconds * 1000);
  end.abort();
  await Promise.all([...moving, asking]);
  return times;
}

/** Asks as often in a second, and as often at once, as a session may. */
async function asOftenAsAllowed(ask: () => Promise<unknown>, end: AbortSignal): Promise<void> {
  const everyMs = (1000 * AT_ONCE) / CALLS_A_SECOND;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (!end.aborted) {
        const start = performance.now();
        await ask();
        await pause(Math.max(0, everyMs - (performance.now() - start)));
      }
    }),
  );
}

/** Every call of the contract with something to do where it can have that, otherwise as the server refuses it. */
async function requestsOf({
  browser,
  player,
  battleId,
}: Awaited<ReturnType<typeof settlePairs<HttpBrowser>>>[number]): Promise<[string, () => Promise<void>][]> {
  const { accountAddress, creatures } = player.cards;
  const { watchId } = (await browser.get(`pvp/battle/${battleId}`)).body;
  const { hash: rulesHash } = (await browser.get("rules")).body;
  const { userId } = (await browser.get("whoami")).body;
  const replay = JSON.stringify({ ...practiceReplay(String(userId)), rulesHash });
  let asked = 0;
  const parts: Record<string, unknown> = { battleId, watchId };
  const queries: Record<string, () => string> = {
    "GET /api/pvp/leaderboard": () => `?page=${(asked * 7) % 600}`,
    "GET /api/awaySummary": () => "?since=0",
  };
  const bodies: Record<string, () => object> = {
    "POST /api/tryPosition": () => ({ number: 1, actions: [{ type: "endTurn" }], requestId: `try-${asked}` }),
    "POST /api/handInReplay": () => ({ rulesHash, replay }),
    "POST /api/buildMachine": () => ({ machineType: "catLair", x: 0, y: 0, room: 1 }),
    "POST /api/setLanguage": () => ({ language: asked % 2 ? "de" : "en" }),
    "POST /api/nameCreature": () => ({ creatureId: creatures[0], nickname: `Nick ${asked % 9}` }),
    "POST /api/keepPracticeTeam": () => ({ difficulty: "easy", teamSeed: `seed ${asked % 9}` }),
    "POST /api/friends/showOnline": () => ({ shows: asked % 2 === 0 }),
    "POST /api/friends/showLab": () => ({ shows: asked % 2 === 0 }),
    "POST /api/pvp/live/show": () => ({ shows: asked % 2 === 0 }),
    "POST /api/friends/labLink": () => ({ wanted: asked % 2 === 0 }),
    "POST /api/friends/link": () => ({ wanted: asked % 2 === 0 }),
    "POST /api/tournaments": () => ({ turnMs: 60_000 }),
    "POST /api/noteSeenForms": () => ({ forms: [{ speciesId: "corvax", form: asked % 4 }] }),
  };
  const names = Object.keys(CALLS).filter((name) => !name.endsWith("/events"));
  const inOrder = names.toSorted((one, other) => ENDING.indexOf(one) - ENDING.indexOf(other));
  return inOrder.map((name) => {
    const [method, path = ""] = name.split(" ");
    const filled = path.replace(/:(\w+)/g, (_, part: string) =>
      encodeURIComponent(String(parts[part] ?? "0")),
    );
    const ask = async () => {
      asked += 1;
      const address = `${filled.slice("/api/".length)}${queries[name]?.() ?? ""}`;
      const body = JSON.stringify(bodies[name]?.() ?? { accountAddress, forceRefresh: true });
      const answer = await browser.fetch(address, method === "GET" ? {} : { method: "POST", body });
      await answer.arrayBuffer();
      if (answer.status >= 500 && answer.status !== 503)
        throw new Error(`${name} was answered ${answer.status}`);
    };
    return [name, ask];
  });
}
