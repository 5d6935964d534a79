import type { Matching, QueuePlace } from "../../pvp-store.ts";
import type { BattleTable } from "./battle-table.ts";
import type { QueueTable } from "./queue-table.ts";
import type { WaitTable } from "./wait-table.ts";

export interface QueueTables {
  queue: QueueTable;
  waits: WaitTable;
  battles: BattleTable;
}

const SECOND_MS = 1000;

/** Within a transaction: pairs whoever may meet, and their battles begin. Answers how many (`GAP-41`). */
export function pairWaiting({ queue, waits, battles }: QueueTables, matching: Matching, now: number): number {
  queue.removeUnseen(matching.seenAfter(now));
  const entries = queue.entries(matching.startRating);
  if (entries.length < 2) return 0;
  const pairs = matching.pair(entries, now);
  for (const pair of pairs) {
    const [one, two] = pair.map(({ playerId }) => queue.place(playerId, matching.startRating));
    if (!one || !two) throw new Error("A pair of one");
    battles.create(matching.begin([one, two], now));
    for (const place of [one, two]) leaveMatched({ queue, waits }, place, now);
  }
  return pairs.length;
}

/** Whoever is matched leaves the queue, and how long they waited is noted. */
export function leaveMatched(
  { queue, waits }: Pick<QueueTables, "queue" | "waits">,
  { id, joinedAt }: QueuePlace,
  now: number,
): void {
  queue.leave(id);
  waits.add(Math.floor((now - joinedAt) / SECOND_MS));
}
