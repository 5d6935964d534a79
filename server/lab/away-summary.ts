import type { AwaySummaryReply } from "../contract/index.ts";
import type { AppDeps } from "../http/app-deps.ts";
import { outcomeFor } from "../pvp/view/replies.ts";
import type { NumberedEntry } from "../store/audit-event.ts";
import type { Player } from "../store/players.ts";
import type { PvpRecord } from "../store/pvp/pvp-store.ts";

/** Entries of the audit log that are read; what a player does in hours is far less. */
const MOST_ENTRIES = 500;

/** What happened to a player since a moment of the game's time. */
export async function awaySummary(
  { store, rules }: Pick<AppDeps, "store" | "rules">,
  { id: playerId, publicId: player }: Pick<Player, "id" | "publicId">,
  since: number,
): Promise<AwaySummaryReply> {
  const [entries, history] = await Promise.all([
    store.auditEntries({ player, since, after: 0, most: MOST_ENTRIES }),
    store.pvpHistory(playerId, rules.pvp.recentBattles),
  ]);
  return {
    bookings: entries.flatMap(bookingOf),
    battles: history
      .filter(({ completedAt }) => completedAt > since)
      .map((record) => battleOf(record, playerId)),
  };
}

function bookingOf({ event, time }: NumberedEntry): AwaySummaryReply["bookings"] {
  if (event.type !== "booking") return [];
  return [{ purpose: event.purpose, bookedAt: time }];
}

function battleOf(record: PvpRecord, playerId: number): AwaySummaryReply["battles"][number] {
  const side = record.playerIds[0] === playerId ? 0 : 1;
  return {
    battleId: record.battleId,
    opponent: record.names[side === 0 ? 1 : 0],
    outcome: outcomeFor(record, side),
    ratingChange: record.ratingChanges?.[side] ?? null,
    endedAt: record.completedAt,
  };
}
