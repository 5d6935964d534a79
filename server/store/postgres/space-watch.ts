import { type Queries, statement } from "../unit.ts";

const DISK_FULL = "53100";
/**
 * Takes about a megabyte of the database's disk and gives it back. A temporary table is this session's own and is not
 * logged; without the setting it could lie on another disk.
 */
const takeSpace = statement<[]>(
  `DO $$ BEGIN
     SET LOCAL temp_tablespaces = '';
     CREATE TEMPORARY TABLE space_trial ON COMMIT DROP AS
       SELECT gen_random_uuid() AS one, gen_random_uuid() AS two FROM generate_series(1, 16000);
   END $$`,
);

/** Whether the disk of the database is full: the trial value is overwritten in its place, where there is room. */
export class SpaceWatch {
  private isFull = false;

  /** Hears why something could not be stored. */
  noteFailure(error: unknown): void {
    if (isDiskFull(error)) this.isFull = true;
  }

  /** Rejects while the disk is full, as it was when something could not be stored. */
  async check(queries: Queries): Promise<void> {
    if (!this.isFull) return;
    // A user who may not create such a table learns from the next change.
    await queries.run(takeSpace).catch((error: unknown) => {
      if (isDiskFull(error)) throw error;
    });
    this.isFull = false;
  }
}

function isDiskFull(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === DISK_FULL;
}
