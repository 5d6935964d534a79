import { readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";

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
