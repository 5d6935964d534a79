import type { Database, Statement } from "better-sqlite3";
import type { Challenge, Challenged, NewChallenge } from "../../challenge.ts";
import {
  BY_A_FRIEND,
  type ChallengeColumns,
  type ChallengeRow,
  challengeColumns,
  challengeOf,
  SELECT_CHALLENGE,
} from "../../challenge-row.ts";
import { PlayerGoneError } from "../../player-gone-error.ts";

/** Challenges by link, each a row from its making to its end (`GAP-61`). */
export class ChallengeTable {
  private readonly select: Statement<[string, number], ChallengeRow>;
  private readonly selectOpen: Statement<[number, number], ChallengeRow>;
  private readonly selectTo: Statement<[number, number], ChallengeRow>;
  private readonly selectAccepted: Statement<[number, number, number], ChallengeRow>;
  private readonly selectPlayer: Statement<[number], Challenged>;
  private readonly insert: Statement<[string, number, ...ChallengeColumns, number | null]>;
  private readonly update: Statement<[...ChallengeColumns, string]>;
  private readonly delete: Statement<[string, number, number, number, number]>;
  private readonly selectCount: Statement<[number], number>;

  constructor(database: Database) {
    this.select = database.prepare(`${SELECT_CHALLENGE} own.id = ? AND expires_at > ?`);
    this.selectOpen = database.prepare(
      `${SELECT_CHALLENGE} challenger_id = ? AND friend_id IS NULL AND expires_at > ?
       ORDER BY own.created_at DESC, own.id`,
    );
    this.selectTo = database.prepare(
      `${SELECT_CHALLENGE} invited_id = ? AND expires_at > ? AND ${BY_A_FRIEND}
       ORDER BY own.created_at DESC, own.id`,
    );
    this.selectAccepted = database.prepare(
      `${SELECT_CHALLENGE} challenger_id = ? AND expires_at > ? AND friend_ready_at > ?
       ORDER BY own.created_at DESC, own.id`,
    );
    this.selectPlayer = database.prepare(
      "SELECT id AS playerId, first_name AS name FROM players WHERE id = ?",
    );
    this.insert = database.prepare(
      `INSERT INTO pvp_challenges (id, created_at, expires_at, terms, challenger_id, challenger_wish,
         challenger_ready_at, friend_id, friend_wish, friend_ready_at, invited_id)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    );
    this.update = database.prepare(
      `UPDATE pvp_challenges SET expires_at = ?, terms = ?, challenger_id = ?, challenger_wish = ?,
         challenger_ready_at = ?, friend_id = ?, friend_wish = ?, friend_ready_at = ? WHERE id = ?`,
    );
    this.delete = database.prepare(
      `DELETE FROM pvp_challenges
       WHERE id = ? AND (challenger_id = ? OR friend_id = ? OR invited_id = ?) AND expires_at > ?`,
    );
    this.selectCount = database
      .prepare<[number], number>(
        "SELECT count(*) FROM pvp_challenges WHERE friend_id IS NULL AND expires_at > ?",
      )
      .pluck();
  }

  find(id: string, now: number): Challenge | null {
    const row = this.select.get(id, now);
    return row ? challengeOf(row) : null;
  }

  openOf(playerId: number, now: number): Challenge[] {
    return this.selectOpen.all(playerId, now).map(challengeOf);
  }

  to(playerId: number, now: number): Challenge[] {
    return this.selectTo.all(playerId, now).map(challengeOf);
  }

  accepted(playerId: number, now: number, readyAfter: number): Challenge[] {
    return this.selectAccepted.all(playerId, now, readyAfter).map(challengeOf);
  }

  player(playerId: number): Pick<Challenged, "playerId" | "name"> {
    const player = this.selectPlayer.get(playerId);
    if (!player) throw new PlayerGoneError();
    return player;
  }

  /** A challenge whose player is there. */
  open({ id, terms, createdAt, expiresAt, playerId, wish, invitedId }: NewChallenge): void {
    const texts = [JSON.stringify(terms), playerId, JSON.stringify(wish)] as const;
    this.insert.run(id, createdAt, expiresAt, ...texts, createdAt, null, null, null, invitedId);
  }

  /** Keeps a changed challenge: under its own id, or in the place of the one that it follows. */
  write(before: Challenge, challenge: Challenge, now: number): void {
    const columns = challengeColumns(challenge);
    if (challenge.id === before.id) this.update.run(...columns, challenge.id);
    else {
      this.remove(before.id, before.challenger.playerId, now);
      this.insert.run(challenge.id, challenge.createdAt, ...columns, challenge.invited?.playerId ?? null);
    }
  }

  remove(id: string, playerId: number, now: number): boolean {
    return this.delete.run(id, playerId, playerId, playerId, now).changes > 0;
  }

  countOpen(now: number): number {
    return this.selectCount.get(now) ?? 0;
  }
}
