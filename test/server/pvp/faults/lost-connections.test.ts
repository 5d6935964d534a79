import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { newRandom, shippedRules as rules } from "../../../../rules/index.ts";
import { openPostgresStore } from "../../../../server/store/postgres/open-postgres-store.ts";
import { ConnectionBetween } from "../../../postgres/connection-between.ts";
import { freshPostgres, hasPostgres, tell } from "../../../postgres/fresh-postgres.ts";
import { type Attempt, PatientBrowser } from "../../cluster/support/patient-browser.ts";
import { dataFolder, ServerProcess } from "../../server-process.ts";
import { closedAfterTest } from "../../store/contract/stores.ts";
import { HttpBrowser } from "../support/browser.ts";
import { type Played, playBattle } from "../support/play-battle.ts";
import { equipped } from "../support/pvp-player.ts";
import { CARDS, expectKept, matched, PATIENT_RULES } from "./support/killed-battles.ts";

const BATTLES = 5;
const FAULTS = 12;
/** Answered calls of all players together between two faults. */
const CALLS_BETWEEN = 3;
const TERMINATE =
  "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()";

describe.runIf(hasPostgres)(
  "battles on a PostgreSQL server that ends its connections again and again",
  () => {
    it("go on in the same process, and nothing of them is lost or doubled (ABU-97)", async () => {
      const databaseUrl = await freshPostgres();
      const between = await ConnectionBetween.to(databaseUrl);
      const kinds = [
        () => between.failNextCommit("cut before it arrives"),
        () => between.failNextCommit("cut before it is answered"),
        () => between.cut(),
        () => void tell(databaseUrl, TERMINATE).catch(() => {}),
      ];
      const file = join(dataFolder(), "patient-rules.json");
      writeFileSync(file, JSON.stringify(PATIENT_RULES));
      const free = { RATE_LIMIT_PER_SECOND: "0", LOGIN_LIMIT_PER_MINUTE: "0", RULES: file };
      const server = new ServerProcess({ DATABASE_URL: between.url, DATA_DIR: dataFolder(), ...free });
      const address = await server.listening();
      const ended = new AbortController();
      void server.exit.then(() =>
        ended.abort(new Error(`The process has ended:\n${server.stdout.slice(-2000)}`)),
      );

      let answered = 0;
      let faults = 0;
      let isPlaying = false;
      const note = ({ status }: Attempt) => {
        if (status === 0 || status >= 500) return;
        answered += 1;
        if (!isPlaying || answered % CALLS_BETWEEN > 0) return;
        kinds[faults % kinds.length]?.();
        faults += 1;
      };
      const players = await Promise.all(
        Array.from({ length: 2 * BATTLES }, async (_, number) => {
          const browser = new PatientBrowser(new HttpBrowser(address), note, ended.signal);
          await browser.logIn(`Player ${number}`);
          return equipped(browser, `Player ${number}`, CARDS);
        }),
      );
      const kept: { battleId: string; played: Played[] }[] = [];
      isPlaying = true;
      while (faults < FAULTS)
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
    });
  },
);
