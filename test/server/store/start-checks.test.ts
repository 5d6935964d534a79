import { copyFileSync, existsSync, readFileSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { backUpGame } from "../../../server/store/copies/game-copies.ts";
import { checkGameFile } from "../../../server/store/sqlite/check-file.ts";
import { openSqliteStore } from "../../../server/store/sqlite/open-sqlite-store.ts";
import { newFile, processOn } from "../clocked-store.ts";
import { PRODUCTION } from "../lab-server.ts";
import { builtServer, dataFolder, ServerProcess } from "../server-process.ts";
import { TestClock } from "../test-clock.ts";
import { newPlayer } from "./contract/stores.ts";

const FIXTURE = new URL("../../fixtures/0.2.0/game.sqlite", import.meta.url).pathname;
const open = (file: string) => openSqliteStore({ file, clock: new TestClock(), movableClock: true });

/** Garbage where the players are. */
function damage(file: string): void {
  const bytes = readFileSync(FIXTURE);
  bytes.fill(0x5a, 4096, 3 * 4096);
  writeFileSync(file, bytes);
}

/** The files of a game with a player as a killed process leaves them: the log is still there. */
async function killedGame(name: string): Promise<string> {
  const [running, killed] = [newFile(), newFile()];
  await newPlayer(processOn(running, new TestClock()), name);
  for (const ending of ["", "-wal"]) copyFileSync(running + ending, killed + ending);
  return killed;
}

/** A game with a player that was closed: all of it is in one file. */
async function closedGame(name: string): Promise<string> {
  const file = newFile();
  const store = open(file);
  await newPlayer(store, name);
  await store.close();
  return file;
}

describe("opening a game on SQLite", () => {
  it.each([
    ["with a page of garbage", damage],
    ["that is no database", (file: string) => writeFileSync(file, "a text ".repeat(1000))],
    [
      "that was cut short",
      (file: string) => {
        copyFileSync(FIXTURE, file);
        truncateSync(file, statSync(FIXTURE).size - 4096);
      },
    ],
  ])("refuses a file %s, leaves it as it is and names what to do", (_what, write) => {
    const file = newFile();
    write(file);
    const before = readFileSync(file);
    expect(() => open(file)).toThrow(/is damaged \(.+\)\. Move it .* npm run restore -- FILE\.$/);
    expect(readFileSync(file)).toEqual(before);
  });

  it("looks at a row of each table and at the length of a file that is too large for a whole check", () => {
    const file = newFile();
    copyFileSync(FIXTURE, file);
    expect(checkGameFile(file, 0)).toEqual({ holdsNothing: false });
    truncateSync(file, statSync(FIXTURE).size - 4096);
    expect(() => checkGameFile(file, 0)).toThrow("it was cut short");
    damage(file);
    expect(() => checkGameFile(file, 0)).toThrow("is damaged");
  });

  it("tells a new game from a file that was copied without its log and holds nothing", async () => {
    const killed = await killedGame("Ann");
    const copied = newFile();
    copyFileSync(killed, copied);
    expect(statSync(copied).size).toBe(4096);
    for (const [file, holdsNothing, formBefore] of [
      [copied, true, 0],
      [newFile(), false, 0],
      [killed, false, expect.any(Number)],
    ] as const) {
      const store = open(file);
      expect(store.opened).toMatchObject({ holdsNothing, formBefore });
      await store.close();
    }
  });

  it("applies the log that a killed process has left", async () => {
    const store = open(await killedGame("Ann"));
    expect(await store.findPlayer({ provider: "development", name: "Ann" })).not.toBeNull();
    await store.close();
  });

  it.each([
    ["another game @long", async () => closedGame("Bob")],
    [
      "an earlier copy of the same game @long",
      async (running: string) => {
        const backup = join(dataFolder(), "backup");
        await backUpGame({ dataFolder: join(running, ".."), databaseUrl: null }, backup, false);
        return backup;
      },
    ],
  ])("refuses a log that was written for a database other than the one beside it: %s", async (_what, put) => {
    const running = newFile();
    const ann = processOn(running, new TestClock());
    await newPlayer(ann, "Ann");
    const restored = await put(running);
    await newPlayer(ann, "Late");
    const [before] = [readFileSync(restored)];
    copyFileSync(`${running}-wal`, `${restored}-wal`);
    expect(() => open(restored)).toThrow(
      `${restored}-wal is the log of another database than ${restored}: move`,
    );
    expect(readFileSync(restored)).toEqual(before);
    expect(existsSync(`${restored}-wal`)).toBe(true);
  });

  it("ends a production server with 1 and one sentence where the database is damaged", async () => {
    const DATA_DIR = dataFolder();
    writeFileSync(join(DATA_DIR, "game.sqlite"), "no database ".repeat(1000));
    const environment = { ...PRODUCTION, TELEGRAM_BOT_TOKEN: `4242424242:${"a".repeat(35)}`, DATA_DIR };
    const server = new ServerProcess(environment as Record<string, string>, builtServer("main"));
    expect(await server.exit).toBe(1);
    expect(server.stderr).toMatch(/^The server cannot start: the database .*npm run restore -- FILE\.\n$/);
  });
});
