import type { Database, Statement } from "better-sqlite3";
import {
  type AuditEntry,
  type AuditEvent,
  type AuditListener,
  type AuditQuery,
  type AuditStore,
  NOTED_A_DAY,
  NOTED_WITHIN_MS,
  type NumberedEntry,
} from "../audit-event.ts";
import { type AuditRow, detailsOf, entryOf } from "../audit-row.ts";
import { PlayerGoneError } from "../player-gone-error.ts";
import type { GroupCommit } from "./group-commit.ts";

/** What happened to players; written in the transaction of what it tells. */
export class AuditTable {
  private readonly insert: Statement<[number, string, string | null, string, number], string>;
  private readonly count: Statement<[number, string, number], number>;
  private readonly select: Statement<[number, number, number], AuditRow>;
  private readonly selectOfPlayer: Statement<[string, number, number, number], AuditRow>;
  private readonly commits: GroupCommit;
  private readonly now: () => number;
  private listener: AuditListener = () => {};
  /** What the running work has noted. */
  private noted: AuditEntry[] = [];

  constructor(database: Database, commits: GroupCommit, now: () => number) {
    this.insert = database
      .prepare<[number, string, string | null, string, number], string>(
        `INSERT INTO audit (noted_at, player_id, event, address, details)
         SELECT ?, id, ?, ?, ? FROM players WHERE id = ?
         RETURNING (SELECT public_id FROM players WHERE id = player_id)`,
      )
      .pluck();
    this.count = database
      .prepare<[number, string, number], number>(
        "SELECT count(*) FROM audit WHERE player_id = ? AND event = ? AND noted_at > ?",
      )
      .pluck();
    const select = `SELECT audit.id AS number, noted_at AS time, public_id AS player, event AS type, address, details
      FROM audit JOIN players ON players.id = player_id`;
    const page = "noted_at >= ? AND audit.id > ? ORDER BY audit.id LIMIT ?";
    this.select = database.prepare(`${select} WHERE ${page}`);
    this.selectOfPlayer = database.prepare(`${select} WHERE public_id = ? AND ${page}`);
    this.commits = commits;
    this.now = now;
  }

  /** Runs work in the next shared transaction; what it notes is told once that is durable. */
  async run<Result>(work: () => Result): Promise<Result> {
    let noted: readonly AuditEntry[] = [];
    const result = await this.commits.run(() => {
      this.noted = [];
      const worked = work();
      noted = this.noted;
      return worked;
    });
    for (const entry of noted) this.listener(entry);
    return result;
  }

  /** Within `run`. */
  note(playerId: number, event: AuditEvent, address: string | null): void {
    const time = this.now();
    const player = this.insert.get(time, event.type, address, detailsOf(event), playerId);
    if (player === undefined) throw new PlayerGoneError();
    this.noted.push({ time, player, address, event });
  }

  /** The same for an event that players cause for nothing, of which so many a day are kept for each of them. */
  noteBounded(playerId: number, event: AuditEvent, address: string | null): void {
    const today = this.count.get(playerId, event.type, this.now() - NOTED_WITHIN_MS) ?? 0;
    if (today < NOTED_A_DAY) this.note(playerId, event, address);
  }

  /** The part of the store that others call. */
  store(): AuditStore {
    return {
      onAudited: (listener) => {
        this.listener = listener;
      },
      noteAudit: (playerId, event, address) => this.run(() => this.noteBounded(playerId, event, address)),
      auditEntries: async (query) => this.entries(query),
    };
  }

  private entries({ player, since, after, most }: AuditQuery): NumberedEntry[] {
    const rows =
      player === null
        ? this.select.all(since, after, most)
        : this.selectOfPlayer.all(player, since, after, most);
    return rows.map(entryOf);
  }
}
