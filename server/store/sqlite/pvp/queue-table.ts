import type { Database, Statement } from "better-sqlite3";
import type { QueueEntry } from "../../../../rules/index.ts";
import type { QueuePlace, QueueRequest, Waiting } from "../../pvp-store.ts";

const ENTRY = `players.public_id AS playerId, pvp_queue.account, coalesce(pvp_statistics.rating, ?) AS rating,
  casual_turn_ms AS casualTurnMs, joined_at AS joinedAt, seen_at AS seenAt`;
const QUEUE = `pvp_queue JOIN players ON players.id = pvp_queue.player_id
  LEFT JOIN pvp_statistics ON pvp_statistics.player_id = pvp_queue.player_id`;

type PlaceRow = Omit<QueuePlace, "deck"> & { deck: string };

/** Players who wait for an opponent: one row per player (`GAP-41`, `ABU-49`). */
export class QueueTable {
  private readonly upsert: Statement<[number, string, number, number, string, number | null]>;
  private readonly touch: Statement<[number, number]>;
  private readonly delete: Statement<[number]>;
  private readonly deleteUnseen: Statement<[number]>;
  private readonly selectWaiting: Statement<[number, number], Waiting>;
  private readonly selectEntries: Statement<[number], QueueEntry>;
  private readonly selectPlace: Statement<[number, string], PlaceRow>;
  private readonly selectOwnPlace: Statement<[number, number], PlaceRow>;
  private readonly selectCount: Statement<[], number>;

  constructor(database: Database) {
    // A player who waits already for the same kind of battle keeps their place.
    this.upsert = database.prepare(
      `INSERT INTO pvp_queue (player_id, account, joined_at, seen_at, deck, casual_turn_ms)
       VALUES (?, ?, ?, ?, ?, ?)
       ON CONFLICT (player_id) DO UPDATE
       SET account = excluded.account, seen_at = excluded.seen_at, deck = excluded.deck,
         casual_turn_ms = excluded.casual_turn_ms,
         joined_at = iif(casual_turn_ms IS excluded.casual_turn_ms, joined_at, excluded.joined_at)`,
    );
    this.touch = database.prepare("UPDATE pvp_queue SET seen_at = ? WHERE player_id = ?");
    this.delete = database.prepare("DELETE FROM pvp_queue WHERE player_id = ?");
    this.deleteUnseen = database.prepare("DELETE FROM pvp_queue WHERE seen_at <= ?");
    this.selectWaiting = database.prepare(
      `SELECT joined_at AS joinedAt, coalesce(pvp_statistics.rating, ?) AS rating,
         casual_turn_ms AS casualTurnMs FROM ${QUEUE} WHERE pvp_queue.player_id = ?`,
    );
    this.selectEntries = database.prepare(`SELECT ${ENTRY} FROM ${QUEUE}`);
    const selectPlace = `SELECT ${ENTRY}, players.id, players.first_name AS name, deck FROM ${QUEUE}`;
    this.selectPlace = database.prepare(`${selectPlace} WHERE players.public_id = ?`);
    this.selectOwnPlace = database.prepare(`${selectPlace} WHERE players.id = ?`);
    this.selectCount = database.prepare<[], number>("SELECT count(*) FROM pvp_queue").pluck();
  }

  join({ id, account, deck, casualTurnMs }: QueueRequest, now: number): void {
    this.upsert.run(id, account, now, now, JSON.stringify(deck), casualTurnMs);
  }

  noteSeen(playerId: number, now: number): void {
    this.touch.run(now, playerId);
  }

  leave(playerId: number): void {
    this.delete.run(playerId);
  }

  /** Removes players last seen at this moment or before. */
  removeUnseen(seenAt: number): void {
    this.deleteUnseen.run(seenAt);
  }

  waiting(playerId: number, startRating: number): Waiting | null {
    return this.selectWaiting.get(startRating, playerId) ?? null;
  }

  entries(startRating: number): QueueEntry[] {
    return this.selectEntries.all(startRating);
  }

  place(publicId: string, startRating: number): QueuePlace {
    const row = this.selectPlace.get(startRating, publicId);
    if (!row) throw new Error("A place in the queue is gone within its own transaction");
    return placeOf(row);
  }

  placeOf(playerId: number, startRating: number): QueuePlace | null {
    const row = this.selectOwnPlace.get(startRating, playerId);
    return row ? placeOf(row) : null;
  }

  count(): number {
    return this.selectCount.get() ?? 0;
  }
}

function placeOf(row: PlaceRow): QueuePlace {
  return { ...row, deck: JSON.parse(row.deck) };
}
