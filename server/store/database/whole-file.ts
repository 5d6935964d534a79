import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { OperatorError } from "../../process/program.ts";

/** Only the server's own user may read players and sessions. */
const OWNER_ONLY = 0o600;
/** A half-written file beside `game.sqlite` is hidden, and is no database by its name. */
const UNFINISHED = ".unfinished";
/** What SQLite keeps beside a database while it is open. */
const BESIDE = ["-wal", "-shm", "-journal"];
const LEFT_BEHIND = /^\..+-\d+\.unfinished(-wal|-shm|-journal)?$/;
/** Nobody writes a file for so long: whoever began it was killed. */
const LEFT_AFTER_MS = 24 * 3_600_000;

/**
 * A file that gets its name only when it is whole, checked and on the disk: until then it has another name in the same
 * folder. Only its owner may read it.
 */
export class WholeFile {
  readonly file: string;
  /** Where it is written. */
  readonly unfinished: string;

  constructor(file: string) {
    this.file = file;
    this.unfinished = join(dirname(file), `.${basename(file)}-${process.pid}${UNFINISHED}`);
    rmSync(this.unfinished, { force: true });
    removeLeftBehind(dirname(file));
    closeSync(openSync(this.unfinished, "wx", OWNER_ONLY));
    chmodSync(this.unfinished, OWNER_ONLY);
  }

  /** Gives it to the owner of its folder: an administrator may put a game in place for the user of the server. */
  giveToFolderOwner(): void {
    if (process.getuid?.() !== 0) return;
    const { uid, gid } = statSync(dirname(this.file));
    chownSync(this.unfinished, uid, gid);
  }

  /** Puts it in its place, instead of a file of that name. It is there after a power cut. */
  finish(): void {
    flush(this.unfinished);
    renameSync(this.unfinished, this.file);
    flush(dirname(this.file));
  }

  /** Removes what was written. Nothing is left of it once it is finished. */
  discard(): void {
    for (const name of ["", ...BESIDE].map((ending) => this.unfinished + ending))
      if (existsSync(name)) rmSync(name);
  }
}

/** What is left of files whose writing was killed. */
function removeLeftBehind(folder: string): void {
  for (const name of readdirSync(folder).filter((found) => LEFT_BEHIND.test(found))) {
    const found = statSync(join(folder, name), { throwIfNoEntry: false });
    if (found?.isFile() && Date.now() - found.mtimeMs > LEFT_AFTER_MS)
      rmSync(join(folder, name), { force: true });
  }
}

function flush(path: string): void {
  const descriptor = openSync(path, "r");
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** What a copy of a game holds, so that an operator sees whether it is the right one. */
export interface GameSummary {
  /** Number of the last migration. */
  form: number;
  players: number;
  /** When something changed last, in milliseconds; 0: not known. */
  changedAt: number;
}

/** Such as "200 players, last changed on 2026-05-01 at 12:00 UTC". */
export function summaryText({ players, changedAt }: GameSummary): string {
  const counted = players === 1 ? "1 player" : `${players} players`;
  if (changedAt === 0) return counted;
  const [day, time = ""] = new Date(changedAt).toISOString().split("T");
  return `${counted}, last changed on ${day} at ${time.slice(0, 5)} UTC`;
}

const COPY = /^game-before-\d+\.(sqlite|dump)$/;

/** A copy from before a migration also holds players who were deleted since: it ends after this time. */
const KEPT_MS = 30 * 86_400_000;

/** Removes copies that were made before a migration, once they are old (`ABU-100`). `now` is by the clock. */
export function removeOldCopies(folder: string, now: number): void {
  for (const name of readdirSync(folder).filter((found) => COPY.test(found))) {
    const file = join(folder, name);
    const madeAt = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? now;
    if (now - madeAt > KEPT_MS) rmSync(file, { force: true });
  }
}

/** Refuses a backup that a newer release has written. */
export function refuseNewerForm(backup: string, form: number, known: number): void {
  if (form > known)
    throw new OperatorError(
      `${backup} has form ${form}, this program knows ${known}: restore it with the release that wrote it, or a newer one.`,
    );
}
