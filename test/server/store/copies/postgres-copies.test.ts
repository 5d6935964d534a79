import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { backUpGame, restoreGame } from "../../../../server/store/copies/game-copies.ts";
import { openPool } from "../../../../server/store/postgres/open-pool.ts";
import { openPostgresStore } from "../../../../server/store/postgres/open-postgres-store.ts";
import { findProgram, runProgram } from "../../../../server/store/postgres/postgres-copies.ts";
import { freshPostgres, hasPostgres } from "../../../postgres/fresh-postgres.ts";
import { dataFolder } from "../../server-process.ts";
import { TestClock } from "../../test-clock.ts";
import { closedAfterTest, newPlayer } from "../contract/stores.ts";

const gameAt = (databaseUrl: string) => ({ dataFolder: "", databaseUrl });
const serverAt = async (url: string) =>
  closedAfterTest(await openPostgresStore({ url, clock: new TestClock(), movableClock: true }));

async function tell(url: string, command: string): Promise<void> {
  const pool = openPool(url, { max: 1 });
  await pool.query(command);
  await pool.end();
}

/** A dump of a game with one player, whose server goes on. */
async function dumped(url: string): Promise<string> {
  await newPlayer(await serverAt(url));
  const file = join(dataFolder(), "dump");
  expect((await backUpGame(gameAt(url), file, false)).players).toBe(1);
  return file;
}

describe.runIf(hasPostgres)("a backup of a game on PostgreSQL", () => {
  it("is one file for its owner only, and keeps the one that was there", async () => {
    const url = await freshPostgres();
    const file = await dumped(url);
    expect(readdirSync(join(file, ".."))).toEqual(["dump"]);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    await expect(backUpGame(gameAt(url), file, false)).rejects.toThrow("--force");
    expect((await backUpGame(gameAt(url), file, true)).players).toBe(1);
  });

  it("goes back into the schema that the address names, and into no other one", async () => {
    const inSchema = (url: string) => `${url}&options=-c%20search_path%3Dlab`;
    const [one, two] = [await freshPostgres({ empty: true }), await freshPostgres({ empty: true })];
    for (const url of [one, two]) await tell(url, "CREATE SCHEMA lab");
    const file = await dumped(inSchema(one));
    await expect(restoreGame(gameAt(two), file)).rejects.toThrow("name lab (?options=");
    expect((await restoreGame(gameAt(inSchema(two)), file)).players).toBe(1);
    const store = await serverAt(inSchema(two));
    expect(await newPlayer(store, "Bob")).toBe(2);
  });

  it("is refused for a database without a game", async () => {
    const url = await freshPostgres({ empty: true });
    await expect(backUpGame(gameAt(url), join(dataFolder(), "dump"), false)).rejects.toThrow("holds no game");
  });

  it("is not restored where players, another program's table or servers are", async () => {
    const file = await dumped(await freshPostgres());
    const [played, shared, served] = await Promise.all([freshPostgres(), freshPostgres(), freshPostgres()]);
    await newPlayer(await serverAt(served));
    await expect(restoreGame(gameAt(served), file)).rejects.toThrow("stop them first");
    await tell(played, "INSERT INTO players (public_id, first_name, created_at) VALUES ('a', 'Ann', 0)");
    await expect(restoreGame(gameAt(played), file)).rejects.toThrow("is not empty");
    await tell(shared, "CREATE TABLE guests (name TEXT)");
    await expect(restoreGame(gameAt(shared), file)).rejects.toThrow("it has the table guests");
  });

  it("is refused when it was cut short or has a newer form, and the database stays empty", async () => {
    const [from, to] = [await freshPostgres(), await freshPostgres({ empty: true })];
    const file = await dumped(from);
    const bytes = readFileSync(file);
    const short = join(file, "..", "short");
    writeFileSync(short, bytes.subarray(0, bytes.length - 2_000));
    await expect(restoreGame(gameAt(to), short)).rejects.toThrow("pg_restore failed");
    await tell(from, "INSERT INTO migrations VALUES (999)");
    await backUpGame(gameAt(from), file, true);
    await expect(restoreGame(gameAt(to), file)).rejects.toThrow("has form 999");
    await expect(backUpGame(gameAt(to), join(file, "..", "none"), false)).rejects.toThrow("holds no game");
  });
});

/** Puts another program before PostgreSQL's own until the test ends. */
function instead(program: string, script: string): void {
  const folder = dataFolder();
  writeFileSync(join(folder, program), `#!/bin/sh\n${script}\n`, { mode: 0o700 });
  const { PATH = "" } = process.env;
  process.env.PATH = folder + delimiter + PATH;
  onTestFinished(() => {
    process.env.PATH = PATH;
  });
}

it.runIf(hasPostgres)(
  "a dump that ends too early becomes no backup, even if pg_dump is content",
  async () => {
    const url = await freshPostgres();
    const whole = await dumped(url);
    const halved = `for word; do case $word in --file=*) head -c -2000 ${whole} > "\${word#--file=}";; esac; done`;
    instead("pg_dump", halved);
    const folder = dataFolder();
    await expect(backUpGame(gameAt(url), join(folder, "dump"), false)).rejects.toThrow("pg_restore failed");
    expect(readdirSync(folder)).toEqual([]);
  },
);

describe("the programs of PostgreSQL", () => {
  it("are asked for by name where there are none", async () => {
    expect(findProgram("pg_dump", [dataFolder()])).toBeNull();
    await expect(runProgram("pg_dump", [], { folders: [dataFolder()] })).rejects.toThrow(
      /^This machine has no pg_dump, .*apt install postgresql-client/,
    );
  });

  it("get the password where nobody else can read it", async () => {
    const folder = dataFolder();
    const told = `#!/bin/sh\necho "$@ $PGPASSWORD"\n`;
    writeFileSync(join(folder, "pg_dump"), told, { mode: 0o700 });
    const url = "postgres://ann:se%20cret@host/lab?ssl=true&options=-c%20a%3Db";
    expect(await runProgram("pg_dump", ["--x"], { url, folders: [folder] })).toBe(
      "--dbname=postgres://ann@host/lab?options=-c%20a%3Db --x se cret\n",
    );
  });
});
