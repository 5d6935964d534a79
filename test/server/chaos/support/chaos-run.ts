import { setMaxListeners } from "node:events";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { newRandom, type RandomState, roll } from "../../../../rules/index.ts";
import type { GatewayMood } from "../../../../server/dev-ledger/state/behaviour.ts";
import { PATIENT_RULES } from "../../pvp/support/rated-battles.ts";
import { dataFolder } from "../../server-process.ts";
import { Crowd } from "./crowd.ts";
import type { DatabaseKind, ShakenData } from "./shaken-data.ts";
import { ShakenServer } from "./shaken-server.ts";

export interface ChaosPlan {
  seed: string;
  faults: number;
  /** How many play at once: builders of labs, rated battles, shoppers, players of a tournament. */
  crowd: { labs: number; battles: number; shoppers: number; tournament: number };
}

/** Answered calls of all players together between two faults. */
const CALLS_BETWEEN = { least: 10, most: 40 };
/** A fault that lasts ends when so many attempts have failed, or when nobody met it in so many attempts. */
const FELT = { failed: 8, attempts: 300 };
const MOODS: readonly GatewayMood[] = ["slow", "down", "429", "524"];
const MANY = 1000;
/** No clock ends anything, and the server looks for unreported payments all the time. */
const RULES = {
  pvp: {
    ...PATIENT_RULES.pvp,
    tournament: { turnsMs: [PATIENT_RULES.pvp.turnMs], pauseMs: 0, mostOpen: MANY },
  },
  energyPack: { mostOpen: MANY, mostUnpaid: MANY },
  gateway: {
    timeoutMs: 1000,
    failoverMs: 1000,
    attempts: 2,
    firstPauseMs: 10,
    longestPauseMs: 100,
    breaker: { restMs: 100, longestRestMs: 200 },
    budget: { player: { burst: MANY, perSecond: MANY }, process: { burst: MANY, perSecond: MANY } },
  },
  ledgerReads: { statusSpacingMs: 0 },
  settlement: { everyMs: 1000 },
};

/**
 * Lets players build labs, fight, buy and hold tournaments on one process of the game, which many faults happen to in an
 * order that the seed draws, and compares afterwards what is stored with what each of them was told. Prints a line.
 */
export async function playThroughChaos(
  kind: DatabaseKind,
  { seed, faults: count, crowd: { labs, battles, shoppers, tournament } }: ChaosPlan,
): Promise<void> {
  const dice = newRandom(seed);
  const data = await kind.begin();
  const rulesFile = join(dataFolder(), "patient-rules.json");
  writeFileSync(rulesFile, JSON.stringify(RULES));
  const ended = new AbortController();
  // Every player listens.
  setMaxListeners(0, ended.signal);
  const free = { RATE_LIMIT_PER_SECOND: "0", LOGIN_LIMIT_PER_MINUTE: "0", RULES: rulesFile };
  const server = await ShakenServer.start({ ...data.environment, ...free }, ended);
  const crowd = new Crowd(() => server.browser(), ended.signal);
  const made: Record<string, number> = {};
  const inflict = async () => {
    const faults = await faultsOf(data, server, crowd);
    for (const name of drawn(dice, Object.keys(faults), count)) {
      await crowd.hasAnswers(between(dice, CALLS_BETWEEN));
      await faults[name]?.();
      made[name] = (made[name] ?? 0) + 1;
    }
  };
  if (data.fillDisk === null)
    process.stdout.write(`${kind.name}: no full disk, as this user may not mount a small one.\n`);
  const inflicted = inflict();
  try {
    await crowd.goOnDuring(inflicted, [
      ...Array.from({ length: labs }, (_, number) => crowd.buildLabs(`Builder ${number}`)),
      crowd.fight("Fighter", battles),
      ...Array.from({ length: shoppers }, (_, number) => crowd.shop(`Shopper ${number}`)),
      ...(tournament > 0 ? [crowd.compete("Champion", tournament)] : []),
    ]);
    for (const shopper of crowd.shoppers) await shopper.expectNothingMore();
    await server.end("SIGTERM");
    server.expectNoFaults();
    const store = await data.open();
    await crowd.compare(store).finally(() => store.close());
  } finally {
    // Whoever still plays after a failure would ask for ever.
    ended.abort();
    await inflicted.catch(() => {});
    process.stdout.write(`${kind.name}, seed ${seed}: ${JSON.stringify({ made, ...reportOf(crowd) })}\n`);
  }
  expect(Object.values(made).reduce((sum, times) => sum + times, 0)).toBe(count);
}

async function faultsOf(
  data: ShakenData,
  server: ShakenServer,
  crowd: Crowd,
): Promise<Record<string, () => unknown>> {
  const developer = crowd.browser();
  await developer.logIn("Developer");
  const setMood = (gateway: GatewayMood) => developer.post("dev/ledger/behaviour", { gateway });
  const { fillDisk } = data;
  let moods = 0;
  return {
    ...data.faults,
    "kill -9": () => server.restart("SIGKILL"),
    restart: () => server.restart("SIGTERM"),
    "lost clients": () => server.loseClients(),
    gateway: async () => {
      await setMood(MOODS[moods++ % MOODS.length] ?? "down");
      await felt(crowd);
      await setMood("ok");
      // Whoever still waits for the slow gateway gives up.
      server.loseClients();
    },
    ...(fillDisk && {
      "full disk": async () => {
        const makeRoom = fillDisk();
        await felt(crowd);
        makeRoom();
      },
    }),
  };
}

function felt(crowd: Crowd): Promise<void> {
  const { failed, attempts } = crowd;
  const from = attempts.length;
  return crowd.until(() => crowd.failed >= failed + FELT.failed || attempts.length >= from + FELT.attempts);
}

/** Each name equally often, in an order of the dice. */
function drawn(dice: RandomState, names: readonly string[], count: number): string[] {
  return Array.from({ length: count }, (_, index) => ({
    name: names[index % names.length] ?? "",
    at: roll(dice),
  }))
    .sort((one, other) => one.at - other.at)
    .map(({ name }) => name);
}

function between(dice: RandomState, { least, most }: { least: number; most: number }): number {
  return least + Math.floor(roll(dice) * (most - least + 1));
}

function reportOf({ answered, failed, labs, battles, decisions, tournaments, shoppers }: Crowd) {
  const purchases = shoppers.reduce((sum, { hashes }) => sum + hashes.length, 0);
  return {
    ...{ answered, failed, labs: labs.length, battles: battles.length },
    ...{ decisions, tournaments, purchases },
  };
}
