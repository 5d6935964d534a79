import type { Counted, Refusal } from "../../rules/index.ts";

/** The key that a player's client chose for one change; the same key gets the stored reply. */
export interface RepeatKey {
  call: string;
  requestId: string;
}

/** A change whose reply is kept under its key. */
export interface Repeatable extends RepeatKey {
  /** Why one more free change is refused, given the number of kept replies. */
  whyNotFree(kept: Counted): Refusal | null;
}
