import type { Matching } from "../../pvp-store.ts";
import type { BattleTable } from "./battle-table.ts";
import type { QueueTable } from "./queue-table.ts";
import type { WaitTable } from "./wait-table.ts";

export interface QueueTables {
  queue: QueueTable;
  waits: WaitTable;
  battles: BattleTable;
}

const SECOND_MS = 1000;

/** Pairs waiting players who may meet and begins their battles; within a transaction. Returns how many (`GAP-41`). */
export function pairWaiting({ queue, waits, battles }: QueueTables, matching: Matching, now: number): number {
  queue.removeUnseen(matching.seenAfter(now));
  const pairs = matching.pair(queue.entries(matching.startRating), now);
  for (const pair of pairs) {
    const [one, two] = pair.map(({ playerId }) => queue.place(playerId, matching.startRating));
    if (!one || !two) throw new Error("A pair of one");
    battles.create(matching.begin([one, two], now));
    for (const { id, joinedAt, casualTurnMs } of [one, two]) {
      queue.leave(id);
      waits.add(Math.floor((now - joinedAt) / SECOND_MS), casualTurnMs);
    }
  }
  return pairs.length;
}
