import type { LabAnswer, LabWork } from "./lab-work.ts";

/** The part of the store about goals; see `Store`. */
export interface GoalStore {
  /**
   * Changes the lab for a replay that has not counted yet, and records that it has (`GAP-68`). null if a replay with
   * this digest has counted before, for whichever player: then nothing changes.
   */
  countReplay<Reply>(
    playerId: number,
    digest: string,
    work: LabWork<Reply>,
  ): Promise<LabAnswer<Reply> | null>;
}
