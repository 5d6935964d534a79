import { readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";

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
