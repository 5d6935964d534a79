import type { LabAnswer, LabWork } from "./lab-work.ts";

/** The part of the store about goals; see `Store`. */
export interface GoalStore {
  /**
   * Changes the lab for a replay that has not counted yet, and records under its digest that it has (`GAP-68`). null if
   * one with this digest, or with that of earlier releases, has counted before, for whichever player: then nothing
   * changes.
   */
  countReplay<Reply>(
    playerId: number,
    digests: readonly [digest: string, earlier: string],
    work: LabWork<Reply>,
  ): Promise<LabAnswer<Reply> | null>;
}
