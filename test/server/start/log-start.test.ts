import { copyFileSync } from "node:fs";
import { join } from "node:path";
import { pino } from "pino";
import { describe, expect, it } from "vitest";
import { logStart, openGameStore } from "../../../server/app/run-server.ts";
import { readConfiguration } from "../../../server/configuration/read-configuration.ts";
import { program } from "../../../server/process/program.ts";
import { MIGRATIONS } from "../../../server/store/sqlite/migrations/list.ts";
import { freshPostgres, hasPostgres } from "../../postgres/fresh-postgres.ts";
import { dataFolder } from "../server-process.ts";
import { TestClock } from "../test-clock.ts";

const FIXTURE = new URL("../../fixtures/0.2.0/game.sqlite", import.meta.url).pathname;
const form = MIGRATIONS.length;

/** The lines that a start with this environment logs. */
async function linesOf(environment: Record<string, string>): Promise<Record<string, unknown>[]> {
  const lines: Record<string, unknown>[] = [];
  const log = pino({}, { write: (line: string) => lines.push(JSON.parse(line)) });
  const read = readConfiguration({ LEDGER_NETWORK: "none", ...environment });
  if (!read.ok) throw new Error(read.problems.join("\n"));
  const store = await openGameStore(read.configuration, new TestClock());
  logStart(log, { configuration: read.configuration, rulesHash: "abcd" }, store.opened);
  await store.close();
  return lines;
}

describe("the log of a start", () => {
  it("names version, rules, network, store and data folder, and says that the database is new", async () => {
    const DATA_DIR = dataFolder();
    expect(await linesOf({ DATA_DIR })).toMatchObject([
      {
        msg: `version ${program.version} (commit source, build source) starts on SQLite at ${join(DATA_DIR, "game.sqlite")}`,
        ...program,
        rulesHash: "abcd",
        network: "none",
        store: "SQLite",
        dataFolder: DATA_DIR,
        form,
      },
      {
        msg: expect.stringMatching(
          /^a new, empty game was created in .*game\.sqlite: if there should be players/,
        ),
      },
    ]);
    expect(await linesOf({ DATA_DIR })).toHaveLength(1);
  });

  it("says from which form to which a database was migrated, and that it was written anew (ABU-100)", async () => {
    const DATA_DIR = dataFolder();
    copyFileSync(FIXTURE, join(DATA_DIR, "game.sqlite"));
    const [, migrated, rewritten] = await linesOf({ DATA_DIR });
    expect(migrated?.msg).toMatch(
      new RegExp(
        `^the database was migrated from form \\d+ to ${form}; as it was .* ${DATA_DIR}/game-before-`,
      ),
    );
    expect(rewritten?.msg).toMatch(/game\.sqlite was written anew, which overwrote what earlier releases/);
    expect(await linesOf({ DATA_DIR })).toHaveLength(1);
  });

  it.runIf(hasPostgres)("names server and database of PostgreSQL without user and password", async () => {
    const url = new URL(await freshPostgres());
    url.password ||= "a-secret";
    const DATABASE_URL = url.href;
    const [start, ...others] = await linesOf({ DATABASE_URL, DATA_DIR: dataFolder() });
    expect(start?.store).toBe("PostgreSQL");
    expect(start?.place).toMatch(new RegExp(`:\\d+${url.pathname}$`));
    expect(JSON.stringify(start)).not.toMatch(new RegExp(`${url.password}|${url.username}@`));
    expect(others).toEqual([]);
  });
});
