import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { newRandom, shippedRules as rules } from "../../../../../rules/index.ts";
import { openPostgresStore } from "../../../../../server/store/postgres/open-postgres-store.ts";
import { ConnectionBetween } from "../../../../postgres/connection-between.ts";
import { freshPostgres, tell } from "../../../../postgres/fresh-postgres.ts";
import { type Attempt, PatientBrowser } from "../../../cluster/support/patient-browser.ts";
import { dataFolder, ServerProcess } from "../../../server-process.ts";
import { closedAfterTest } from "../../../store/contract/stores.ts";
import { HttpBrowser } from "../../support/browser.ts";
import { type Played, playBattle } from "../../support/play-battle.ts";
import { equipped } from "../../support/pvp-player.ts";
import { CARDS, expectKept, matched, PATIENT_RULES } from "./killed-battles.ts";

export interface LossPlan {
  /** All of them at once, and others after them until there were faults enough. */
  battles: number;
  faults: number;
  /** After so many turns a battle ends. */
  turns: number;
}

/** Answered calls of all players together between two faults. */
const CALLS_BETWEEN = 3;
const TERMINATE =
  "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()";

/**
 * Plays battles on a PostgreSQL server that ends its connections again and again, and looks afterwards whether the same
 * process goes on and every action that was answered is there once.
 */
export async function playThroughLostConnections({ battles, faults, turns }: LossPlan): Promise<void> {
  const databaseUrl = await freshPostgres();
  const between = await ConnectionBetween.to(databaseUrl);
  const kinds = [
    () => between.failNextCommit("cut before it arrives"),
    () => between.failNextCommit("cut before it is answered"),
    () => between.cut(),
    () => void tell(databaseUrl, TERMINATE).catch(() => {}),
  ];
  const file = join(dataFolder(), "patient-rules.json");
  writeFileSync(file, JSON.stringify({ ...PATIENT_RULES, battle: { turnLimit: turns } }));
  const free = { RATE_LIMIT_PER_SECOND: "0", LOGIN_LIMIT_PER_MINUTE: "0", RULES: file };
  const server = new ServerProcess({ DATABASE_URL: between.url, DATA_DIR: dataFolder(), ...free });
  const address = await server.listening();
  const ended = new AbortController();
  void server.exit.then(() =>
    ended.abort(new Error(`The process has ended:\n${server.stdout.slice(-2000)}`)),
  );

  let answered = 0;
  let made = 0;
  let isPlaying = false;
  const note = ({ status }: Attempt) => {
    if (status === 0 || status >= 500) return;
    answered += 1;
    if (!isPlaying || made === faults || answered % CALLS_BETWEEN > 0) return;
    kinds[made % kinds.length]?.();
    made += 1;
  };
  const players = await Promise.all(
    Array.from({ length: 2 * battles }, async (_, number) => {
      const browser = new PatientBrowser(new HttpBrowser(address), note, ended.signal);
      await browser.logIn(`Player ${number}`);
      return equipped(browser, `Player ${number}`, CARDS);
    }),
  );
  const kept: { battleId: string; played: Played[] }[] = [];
  isPlaying = true;
  while (made < faults)
    await Promise.all(
      (await matched(players)).map(async (match, number) => {
        const dice = newRandom(`lost ${number}`);
        kept.push({ battleId: match.battleId, played: await playBattle({ rules, dice, ...match }) });
      }),
    );

  expect(server.child.exitCode).toBe(null);
  expect(server.stdout.split("\n").filter((line) => line.includes("nobody waited for it"))).toEqual([]);
  const clock = { now: () => Date.now() };
  const store = closedAfterTest(await openPostgresStore({ url: databaseUrl, clock, movableClock: true }));
  for (const { battleId, played } of kept) await expectKept(store, battleId, played);
  expect(await server.kill("SIGTERM")).toBe(0);
}
