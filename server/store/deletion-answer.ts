import { type DeletionAnswer, LONGEST_WAIT_MS } from "./account-store.ts";

/** What stands in the way of a deletion. */
export interface DeletionState {
  dueAt: number | null;
  now: number;
  inBattle: boolean;
  openTransactions: boolean;
}

/** "deleted" if it may be done now. */
export function deletionAnswer({ dueAt, now, inBattle, openTransactions }: DeletionState): DeletionAnswer {
  if (dueAt === null || dueAt > now) return "notDue";
  if (inBattle) return "inBattle";
  return openTransactions && now < dueAt + LONGEST_WAIT_MS ? "openTransactions" : "deleted";
}
