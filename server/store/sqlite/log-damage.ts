import { closeSync, openSync, readSync, statSync } from "node:fs";
import type { Database } from "better-sqlite3";
import { openDatabase } from "./open-database.ts";

const CODES = /^SQLITE_(CORRUPT|NOTADB)/;

/** Whether an error says that a file is no database, or a damaged one. */
export function isDamage(error: unknown): error is Error {
  return error instanceof Error && "code" in error && CODES.test(String(error.code));
}

/**
 * The first thing that is wrong with a database, or null. `quick_check` reads every page (a gigabyte takes about five
 * seconds, and as long as the disk needs); `integrity_check` also compares every index with its table, which takes
 * three times as long.
 */
export function damageIn(database: Database, check: "quick_check" | "integrity_check"): string | null {
  return damageMetBy(() => {
    const found = database.prepare<[], string>(`PRAGMA ${check}(1)`).pluck().get() ?? "nothing was checked";
    return found === "ok" ? null : inOneLine(found);
  });
}

/** What `read` returns, or the damage that it met. */
export function damageMetBy(read: () => string | null): string | null {
  try {
    return read();
  } catch (error) {
    if (isDamage(error)) return error.message;
    throw error;
  }
}

/** Without the heading that SQLite puts above what it found. */
function inOneLine(found: string): string {
  return found.replace(/^\*\*\*.*?\*\*\*\s+/, "").replace(/\s+/g, " ");
}

/** Both are random, made once, and on a page that every change of the game writes. */
const IDENTITY = "SELECT hex(value) FROM settings WHERE name IN ('shared_secret', 'copy') ORDER BY name";
/** The settings are among the first pages of a game. */
const BEGINNING_BYTES = 4 * 1024 * 1024;
/** Places in the head of a database: page size, the two versions that say whether it has a log, number of pages. */
const LOG_HEAD = { bytes: 100, pageSize: 16, versions: [18, 19], pages: 28 } as const;
const WITHOUT_LOG = 1;
const LARGEST_PAGE = 65_536;

/** Whether a database has a log with changes beside it: it is in use, or was not closed. */
export function hasLog(file: string): boolean {
  return (statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0) > 0;
}

/**
 * Whether the log beside a database was written for another one, such as the database that was there before a copy was
 * put in its place. SQLite would apply it, and mix the two. False where it cannot be told.
 */
export function hasForeignLog(file: string): boolean {
  if (!hasLog(file) || statSync(file).size < LOG_HEAD.bytes) return false;
  const alone = identityOf(() => openDatabase(withoutLog(file)));
  if (alone === null) return false;
  const together = identityOf(() => openDatabase(file, { readonly: true }));
  return together !== null && alone !== together;
}

/** The beginning of a database as if it had no log. */
function withoutLog(file: string): Buffer {
  const beginning = Buffer.alloc(Math.min(BEGINNING_BYTES, statSync(file).size));
  const descriptor = openSync(file, "r");
  try {
    readSync(descriptor, beginning);
  } finally {
    closeSync(descriptor);
  }
  const pageSize = beginning.readUInt16BE(LOG_HEAD.pageSize);
  for (const version of LOG_HEAD.versions) beginning.writeUInt8(WITHOUT_LOG, version);
  beginning.writeUInt32BE(
    Math.floor(beginning.length / (pageSize === 1 ? LARGEST_PAGE : pageSize)),
    LOG_HEAD.pages,
  );
  return beginning;
}

function identityOf(open: () => Database): string | null {
  let database: Database | null = null;
  try {
    database = open();
    return database.prepare<[], string>(IDENTITY).pluck().all().join(" ") || null;
  } catch (error) {
    // Without tables, or with some of its pages elsewhere.
    if (isDamage(error) || (error instanceof Error && error.message.includes("no such table"))) return null;
    throw error;
  } finally {
    database?.close();
  }
}

/** The head of a log, the head of each of its frames, and the places of what is read there. */
const HEAD = { bytes: 32, magic: 0, pageSize: 8, salts: 16, checked: 24, checksum: 24 } as const;
const FRAME = { bytes: 24, pages: 4, checked: 8, salts: 8, checksum: 16 } as const;
const SALTS_BYTES = 8;
/** The last bit tells in which order the bytes of its checksums are. */
const MAGIC = 0x377f0682;
/** The head of `-shm`, which stands there twice, and behind both the number of frames that the database has. */
const INDEX = {
  bytes: 48,
  checked: 40,
  frames: 16,
  salts: 32,
  checksum: 40,
  copied: 96,
  least: 100,
} as const;

type Checksum = readonly [number, number];

/** What the processes on a database have last noted about its log, after the disk had it. */
interface Index {
  frames: number;
  salts: Buffer;
  /** So many frames of it are in the database as well. */
  copied: number;
}

/**
 * What is wrong with the log beside a database, or null. SQLite reads a log up to the first frame whose checksum is
 * wrong and drops what follows without a word, as that is how a write looks that a crash has interrupted. It is damage
 * where the log had been committed further: `-shm` says so, or a frame behind it continues a later commit, which is
 * written only once the disk has everything before it. Before SQLite opens the database, as that renews `-shm`; a process
 * that writes meanwhile is not mistaken for damage (`ABU-114`).
 */
export function damageInLog(file: string): string | null {
  const found = lookAtLog(file);
  return found === lookAtLog(file) ? found : null;
}

function lookAtLog(file: string): string | null {
  const index = readIndex(`${file}-shm`);
  const size = statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0;
  if (size <= HEAD.bytes)
    return index !== null && index.frames > index.copied
      ? `its log ${file}-wal lacks all of its ${index.frames} pages`
      : null;
  const descriptor = openSync(`${file}-wal`, "r");
  try {
    return damageInFrames(`${file}-wal`, descriptor, size, index);
  } finally {
    closeSync(descriptor);
  }
}

function damageInFrames(log: string, descriptor: number, size: number, index: Index | null): string | null {
  const head = Buffer.alloc(HEAD.bytes);
  readSync(descriptor, head, 0, HEAD.bytes, 0);
  const magic = head.readUInt32BE(HEAD.magic);
  const isBigEndian = (magic & 1) === 1;
  let before = checksumOf(head.subarray(0, HEAD.checked), [0, 0], isBigEndian);
  if ((magic & ~1) !== MAGIC || !isStored(before, head, HEAD.checksum))
    return `its log ${log} has a wrong head`;
  const salts = head.subarray(HEAD.salts, HEAD.salts + SALTS_BYTES);
  const frame = Buffer.alloc(FRAME.bytes + head.readUInt32BE(HEAD.pageSize));
  const count = Math.floor((size - HEAD.bytes) / frame.length);
  const committed = index?.salts.equals(salts) ? index.frames : 0;
  let broken = 0;
  let followsCommit = false;
  for (let number = 1; number <= count; number++) {
    readSync(descriptor, frame, 0, frame.length, HEAD.bytes + (number - 1) * frame.length);
    const isCurrent = frame.subarray(FRAME.salts, FRAME.salts + SALTS_BYTES).equals(salts);
    const checked = checksumOf(frame.subarray(0, FRAME.checked), before, isBigEndian);
    const fits =
      isCurrent &&
      isStored(checksumOf(frame.subarray(FRAME.bytes), checked, isBigEndian), frame, FRAME.checksum);
    if (!fits && broken === 0) broken = number;
    if (broken > 0 && (number <= committed || (fits && followsCommit)))
      return `its log ${log} is wrong from page ${broken} on`;
    followsCommit = broken > 0 && isCurrent && frame.readUInt32BE(FRAME.pages) > 0;
    before = [frame.readUInt32BE(FRAME.checksum), frame.readUInt32BE(FRAME.checksum + 4)];
  }
  return count < committed ? `its log ${log} has ${count} of ${committed} pages` : null;
}

/** null where there is none, or where it is just being written. */
function readIndex(file: string): Index | null {
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) < INDEX.least) return null;
  const bytes = Buffer.alloc(INDEX.least);
  const descriptor = openSync(file, "r");
  try {
    readSync(descriptor, bytes, 0, INDEX.least, 0);
  } finally {
    closeSync(descriptor);
  }
  const [one, other] = [bytes.subarray(0, INDEX.bytes), bytes.subarray(INDEX.bytes, 2 * INDEX.bytes)];
  const [first, second] = checksumOf(one.subarray(0, INDEX.checked), [0, 0], false);
  const isWhole =
    one.readUInt32LE(INDEX.checksum) === first && one.readUInt32LE(INDEX.checksum + 4) === second;
  if (!one.equals(other) || !isWhole) return null;
  const salts = one.subarray(INDEX.salts, INDEX.salts + SALTS_BYTES);
  return { frames: one.readUInt32LE(INDEX.frames), salts, copied: bytes.readUInt32LE(INDEX.copied) };
}

/** SQLite's checksum of pairs of numbers, continued from the one before. */
function checksumOf(bytes: Buffer, [one, other]: Checksum, isBigEndian: boolean): Checksum {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  let [first, second] = [one, other];
  for (let place = 0; place < bytes.length; place += 8) {
    first = (first + view.getUint32(place, !isBigEndian) + second) >>> 0;
    second = (second + view.getUint32(place + 4, !isBigEndian) + first) >>> 0;
  }
  return [first, second];
}

function isStored([first, second]: Checksum, bytes: Buffer, place: number): boolean {
  return bytes.readUInt32BE(place) === first && bytes.readUInt32BE(place + 4) === second;
}
