import { existsSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { backUpGame } from "../../../server/store/copies/game-copies.ts";
import { openDatabase } from "../../../server/store/sqlite/open-database.ts";
import { openSqliteStore } from "../../../server/store/sqlite/open-sqlite-store.ts";
import { newFile } from "../clocked-store.ts";
import { TestClock } from "../test-clock.ts";
import { newPlayer } from "./contract/stores.ts";

const PLAYERS = 20;
const HEAD = 32;
const FRAME = 24 + 4096;
const DAMAGED = /is damaged \(.+\)\. Move it .*npm run restore/;
const open = (file: string) => openSqliteStore({ file, clock: new TestClock(), movableClock: true });

type Files = Record<"" | "-wal" | "-shm", Buffer>;
const made = new Map<boolean, Promise<Files>>();

/** A game of twenty players; in the second round of its log, if that was copied into the database after the tenth. */
async function play(isCopied: boolean): Promise<Files> {
  const running = newFile();
  const store = open(running);
  for (let number = 0; number < PLAYERS; number++) {
    if (isCopied && number === PLAYERS / 2) checkpoint(running);
    await newPlayer(store, `Player ${number}`);
  }
  const [database, log, index] = ["", "-wal", "-shm"].map((ending) => readFileSync(running + ending));
  await store.close();
  if (!database || !log || !index) throw new Error("Some files are missing");
  return { "": database, "-wal": log, "-shm": index };
}

/** The files of that game as a killed process leaves them, or without `-shm`, as they are after a copy. */
async function killedGame({ withIndex = true, isCopied = false } = {}): Promise<string> {
  const files = made.get(isCopied) ?? play(isCopied);
  made.set(isCopied, files);
  const killed = newFile();
  for (const [ending, bytes] of Object.entries(await files))
    if (withIndex || ending !== "-shm") writeFileSync(killed + ending, bytes);
  return killed;
}

function checkpoint(file: string): void {
  const database = openDatabase(file);
  expect(database.prepare("PRAGMA wal_checkpoint").get()).toMatchObject({ busy: 0 });
  database.close();
}

/** Turns one bit of a file. */
function rot(file: string, place: number): void {
  const bytes = readFileSync(file);
  bytes.writeUInt8(bytes.readUInt8(place) ^ 4, place);
  writeFileSync(file, bytes);
}

const framesIn = (log: string) => (statSync(log).size - HEAD) / FRAME;
/** A byte of a frame's head or page; the first frame is 1. */
const placeIn = (frame: number, byte: number) => HEAD + (frame - 1) * FRAME + byte;

async function playersIn(file: string): Promise<number> {
  const store = open(file);
  onTestFinished(() => store.close());
  const found = Array.from({ length: PLAYERS }, (_, number) =>
    store.findPlayer({ provider: "development", name: `Player ${number}` }),
  );
  return (await Promise.all(found)).filter((player) => player !== null).length;
}

describe("opening a game on SQLite whose process was killed", () => {
  it.each([true, false])("finds every player, with -shm: %s (ABU-114)", async (withIndex) => {
    expect(await playersIn(await killedGame({ withIndex }))).toBe(PLAYERS);
  });

  it.each([
    ["emptied", (log: string) => truncateSync(log, 0)],
    ["removed", (log: string) => rmSync(log)],
    ["cut short", (log: string) => truncateSync(log, placeIn(framesIn(log), 0))],
    ["without its last byte", (log: string) => truncateSync(log, statSync(log).size - 1)],
    ["with a wrong bit in its last page", (log: string) => rot(log, statSync(log).size - 1)],
  ])("refuses a log that was %s, as -shm knows better (ABU-114)", async (_what, harm) => {
    const file = await killedGame();
    harm(`${file}-wal`);
    const before = readFileSync(file);
    expect(() => open(file)).toThrow(DAMAGED);
    expect(readFileSync(file).equals(before)).toBe(true);
  });

  it("refuses an emptied log beside a database that holds the first players (ABU-114)", async () => {
    const file = await killedGame({ isCopied: true });
    truncateSync(`${file}-wal`, 0);
    expect(() => open(file)).toThrow(DAMAGED);
  });

  it("refuses a file that holds nothing beside an emptied log (ABU-114)", async () => {
    const file = await killedGame({ withIndex: false });
    truncateSync(`${file}-wal`, 0);
    expect(() => open(file)).toThrow(DAMAGED);
  });

  it.each(["emptied", "gone"])("refuses a database that is %s beside its log (ABU-114)", async (what) => {
    const file = await killedGame();
    if (what === "gone") rmSync(file);
    else truncateSync(file, 0);
    const log = readFileSync(`${file}-wal`);
    expect(() => open(file)).toThrow(DAMAGED);
    expect(readFileSync(`${file}-wal`).equals(log)).toBe(true);
  });

  it("refuses a log with one wrong bit anywhere before its last change, without -shm too (ABU-114) @long", async () => {
    const file = await killedGame({ withIndex: false });
    const log = `${file}-wal`;
    const whole = readFileSync(log);
    for (const place of [0, 9, 17, 25]) {
      rot(log, place);
      expect(() => open(file), `byte ${place} of the head`).toThrow(DAMAGED);
      writeFileSync(log, whole);
    }
    const frames = framesIn(log);
    // A login writes fewer than thirty pages.
    for (let frame = 1; frame <= frames - 60; frame += 7)
      for (const byte of [1, 5, 9, 17, 24, 2000, FRAME - 1]) {
        rot(log, placeIn(frame, byte));
        expect(() => open(file), `byte ${byte} of frame ${frame}`).toThrow(DAMAGED);
        writeFileSync(log, whole);
      }
    expect(existsSync(`${file}-shm`)).toBe(false);
    expect(await playersIn(file)).toBe(PLAYERS);
  });

  it("starts with what a crash has left of a write that was never committed (ABU-114)", async () => {
    for (const lost of [1, FRAME - 1, FRAME, 2 * FRAME + 100]) {
      const file = await killedGame({ withIndex: false });
      truncateSync(`${file}-wal`, statSync(`${file}-wal`).size - lost);
      expect(await playersIn(file)).toBeGreaterThanOrEqual(PLAYERS - 1);
    }
    // The disk has the last page of the write and not the one before it.
    const file = await killedGame({ withIndex: false });
    rot(`${file}-wal`, placeIn(framesIn(`${file}-wal`) - 1, 30));
    expect(await playersIn(file)).toBe(PLAYERS - 1);
  });

  it("starts beside the rest of an earlier round of the log (ABU-114)", async () => {
    for (const withIndex of [true, false])
      expect(await playersIn(await killedGame({ withIndex, isCopied: true }))).toBe(PLAYERS);
  });
});

describe("a backup of a game on SQLite", () => {
  it("is refused, and no file is left, where the log lacks changes (ABU-114)", async () => {
    const file = await killedGame();
    const target = newFile();
    truncateSync(`${file}-wal`, placeIn(30, 0));
    const game = { dataFolder: dirname(file), databaseUrl: null };
    await expect(backUpGame(game, target, false)).rejects.toThrow("is damaged");
    expect(existsSync(target)).toBe(false);
  });
});
