import {
  chownSync,
  copyFileSync,
  readdirSync,
  readFileSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { backUpGame, restoreGame } from "../../../../server/store/copies/game-copies.ts";
import { openDatabase } from "../../../../server/store/sqlite/open-database.ts";
import { processOn } from "../../clocked-store.ts";
import { dataFolder } from "../../server-process.ts";
import { TestClock } from "../../test-clock.ts";
import { newPlayer } from "../contract/stores.ts";

/** The game in a folder. */
const gameIn = (folder: string) => ({ dataFolder: folder, databaseUrl: null });
const fileIn = (folder: string) => join(folder, "game.sqlite");
const NOBODY = 65_534;
const FIXTURE = new URL("../../../fixtures/0.2.0/game.sqlite", import.meta.url).pathname;

/** A folder whose game is open and has never left its log, so that game.sqlite alone holds nothing. */
async function openGame(): Promise<string> {
  const folder = dataFolder();
  await newPlayer(processOn(fileIn(folder), new TestClock()));
  return folder;
}

describe("a backup of a game on SQLite", () => {
  it("holds the players that a copy of game.sqlite alone loses", async () => {
    const folder = await openGame();
    const copied = join(dataFolder(), "copied");
    copyFileSync(fileIn(folder), copied);
    await expect(restoreGame(gameIn(dataFolder()), copied)).rejects.toThrow("holds no game");
    const backup = join(dataFolder(), "backup");
    expect((await backUpGame(gameIn(folder), backup, false)).players).toBe(1);
    expect((await restoreGame(gameIn(dataFolder()), backup)).players).toBe(1);
  });

  it("is one file for its owner only, with nothing beside it", async () => {
    const folder = await openGame();
    const target = dataFolder();
    await backUpGame(gameIn(folder), join(target, "backup"), false);
    expect(readdirSync(target)).toEqual(["backup"]);
    expect(statSync(join(target, "backup")).mode & 0o777).toBe(0o600);
  });

  it("removes what a killed backup left there a day ago, and not what another one may be writing", async () => {
    const [folder, target] = [await openGame(), dataFolder()];
    const aDayAgo = new Date(Date.now() - 25 * 3_600_000);
    for (const name of [".mon-7.unfinished", ".mon-7.unfinished-wal", ".tue-8.unfinished", ".unfinished"])
      writeFileSync(join(target, name), "half");
    for (const name of [".mon-7.unfinished", ".mon-7.unfinished-wal", ".unfinished"])
      utimesSync(join(target, name), aDayAgo, aDayAgo);
    await backUpGame(gameIn(folder), join(target, "wed"), false);
    expect(readdirSync(target).sort()).toEqual([".tue-8.unfinished", ".unfinished", "wed"]);
  });

  it("replaces a file only where that was asked for", async () => {
    const folder = await openGame();
    const file = join(dataFolder(), "backup");
    writeFileSync(file, "kept");
    await expect(backUpGame(gameIn(folder), file, false)).rejects.toThrow("--force");
    expect(readFileSync(file, "utf8")).toBe("kept");
    expect((await backUpGame(gameIn(folder), file, true)).players).toBe(1);
    expect((await restoreGame(gameIn(dataFolder()), file)).players).toBe(1);
  });

  it("is refused for a folder without a game, which it leaves as it is", async () => {
    const folder = dataFolder();
    await expect(backUpGame(gameIn(folder), join(folder, "backup"), false)).rejects.toThrow("set DATA_DIR");
    expect(readdirSync(folder)).toEqual([]);
  });

  it("is refused, and no file is left, where the database is damaged", async () => {
    const [folder, target] = [dataFolder(), dataFolder()];
    damagedCopy(fileIn(folder));
    await expect(backUpGame(gameIn(folder), join(target, "backup"), false)).rejects.toThrow("damaged");
    expect(readdirSync(target)).toEqual([]);
  });
});

/** A game with a page of garbage in it. */
function damagedCopy(file: string): void {
  const bytes = readFileSync(FIXTURE);
  bytes.fill(0x5a, 2 * 4096, 3 * 4096);
  writeFileSync(file, bytes);
}

describe("restoring a game on SQLite", () => {
  it.runIf(process.getuid?.() === 0)("by root gives it to the owner of the folder", async () => {
    const folder = dataFolder();
    chownSync(folder, NOBODY, NOBODY);
    const backup = join(dataFolder(), "backup");
    copyFileSync(FIXTURE, backup);
    await restoreGame(gameIn(folder), backup);
    const { uid, gid } = statSync(fileIn(folder));
    expect([uid, gid]).toEqual([NOBODY, NOBODY]);
  });

  it.each([["game.sqlite"], ["game.sqlite-wal"], ["game.sqlite-shm"]])(
    "is refused where there is a %s, which stays as it is",
    async (name) => {
      const folder = dataFolder();
      writeFileSync(join(folder, name), "kept");
      await expect(restoreGame(gameIn(folder), FIXTURE)).rejects.toThrow("move these files elsewhere");
      expect(readdirSync(folder)).toEqual([name]);
      expect(readFileSync(join(folder, name), "utf8")).toBe("kept");
    },
  );

  it.each([
    ["a damaged page", damagedCopy, "is damaged"],
    [
      "half a file",
      (file: string) => {
        copyFileSync(FIXTURE, file);
        truncateSync(file, statSync(FIXTURE).size / 2);
      },
      "is damaged",
    ],
    [
      "rows that refer to nothing",
      (file: string) => {
        copyFileSync(FIXTURE, file);
        change(file, "PRAGMA foreign_keys = OFF; DELETE FROM players");
      },
      "refers to no row of players",
    ],
    [
      "a newer form",
      (file: string) => {
        copyFileSync(FIXTURE, file);
        change(file, "PRAGMA user_version = 999");
      },
      "has form 999",
    ],
    ["another text", (file: string) => writeFileSync(file, "a text"), "is no backup of a game"],
    [
      "the beginning of a dump of PostgreSQL",
      (file: string) => writeFileSync(file, "PGDMP"),
      "set DATABASE_URL",
    ],
  ])("refuses %s and leaves nothing behind", async (_what, write, reason) => {
    const folder = dataFolder();
    const file = join(dataFolder(), "backup");
    write(file);
    await expect(restoreGame(gameIn(folder), file)).rejects.toThrow(reason);
    expect(readdirSync(folder)).toEqual([]);
  });

  it("refuses a file that is not there, and one of SQLite where DATABASE_URL is set", async () => {
    const place = { dataFolder: dataFolder(), databaseUrl: "postgres://localhost/lab" };
    await expect(restoreGame(place, join(place.dataFolder, "nothing"))).rejects.toThrow("There is no file");
    await expect(restoreGame(place, FIXTURE)).rejects.toThrow("npm run migrate-store");
  });
});

function change(file: string, command: string): void {
  const database = openDatabase(file);
  database.exec(command);
  database.close();
}
