import type { Database, Statement } from "better-sqlite3";
import type { SideIndex } from "../../../../rules/index.ts";
import { battleOf } from "../../battle-row.ts";
import type { BattleResult, NewBattle, PvpBattle } from "../../pvp-battle.ts";
import type { RecentRows } from "../recent-rows.ts";
import type { DecisionTable } from "./decision-table.ts";
import { ParsedBattles, type StoredBattle } from "./parsed-battles.ts";
import type { SeatTable } from "./seat-table.ts";

const SELECT_BATTLE = `
SELECT id, watch_id AS watchId, battle.player1_id AS player1, battle.player2_id AS player2,
  player1_name AS name1, player2_name AS name2, bot_style AS botStyle, rules_hash AS rulesHash,
  created_at AS createdAt, friendly, turn_ms AS turnMs, challenge_id AS challengeId, setup, version, deadline, expired1, expired2, due_at AS dueAt, state,
  seat1.seen_at AS seen1, seat2.seen_at AS seen2, winner, ended_by AS endedBy,
  player1_rating_change AS change1, player2_rating_change AS change2, unrated, completed_at AS completedAt
FROM pvp_battles AS battle
JOIN pvp_courses AS course ON course.battle_id = id
LEFT JOIN pvp_seats AS seat1 ON seat1.battle_id = id AND seat1.side = 0
LEFT JOIN pvp_seats AS seat2 ON seat2.battle_id = id AND seat2.side = 1
LEFT JOIN pvp_results AS result ON result.battle_id = id
WHERE id = ?`;

type CourseColumns = [number, number, number, number, number | null, string];

/** Battles: what never changes, and the course, which every change checks by its version. */
export class BattleTable {
  private readonly select: Statement<[string], StoredBattle>;
  private readonly selectWatched: Statement<[string], string>;
  private readonly selectDue: Statement<[number, number], string>;
  private readonly insert: Statement<
    [
      string,
      string,
      number,
      number | null,
      string,
      string,
      string | null,
      string,
      number,
      string,
      number,
      number | null,
      string | null,
    ]
  >;
  private readonly insertCourse: Statement<[string, ...CourseColumns]>;
  private readonly updateCourse: Statement<[...CourseColumns, string, number]>;
  private readonly decisions: DecisionTable;
  private readonly seats: SeatTable;
  private readonly parsed: ParsedBattles;

  constructor(database: Database, recent: RecentRows, decisions: DecisionTable, seats: SeatTable) {
    this.select = database.prepare(SELECT_BATTLE);
    this.selectWatched = database
      .prepare<[string], string>("SELECT id FROM pvp_battles WHERE watch_id = ?")
      .pluck();
    this.selectDue = database
      .prepare<[number, number], string>(
        "SELECT battle_id FROM pvp_courses WHERE due_at <= ? ORDER BY due_at LIMIT ?",
      )
      .pluck();
    this.insert = database.prepare(
      `INSERT INTO pvp_battles (id, watch_id, player1_id, player2_id, player1_name, player2_name, bot_style,
         rules_hash, created_at, setup, friendly, turn_ms, challenge_id)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    );
    this.insertCourse = database.prepare(
      `INSERT INTO pvp_courses (battle_id, version, deadline, expired1, expired2, due_at, state)
       VALUES (?, ?, ?, ?, ?, ?, ?)`,
    );
    this.updateCourse = database.prepare(
      `UPDATE pvp_courses SET version = ?, deadline = ?, expired1 = ?, expired2 = ?, due_at = ?, state = ?
       WHERE battle_id = ? AND version = ?`,
    );
    this.decisions = decisions;
    this.seats = seats;
    this.parsed = new ParsedBattles(recent);
  }

  find(id: string): PvpBattle | null {
    const known = this.parsed.certain(id);
    if (known) return known;
    const row = this.select.get(id);
    if (!row) return null;
    const parts = this.parsed.partsOf(row, () => this.decisions.of(id));
    // Another process has archived it between the two readings.
    if (parts.decisions.length <= row.version) return null;
    const battle = battleOf(row, parts);
    this.parsed.keep(battle, row.state);
    return battle;
  }

  /** The same without a cache, for a battle that nobody plays any more. */
  read(id: string): PvpBattle | null {
    const row = this.select.get(id);
    if (!row) return null;
    const decisions = this.decisions.of(id);
    return battleOf(row, { setup: JSON.parse(row.setup), state: JSON.parse(row.state), decisions });
  }

  /** Drops a battle that is archived from the cache. */
  forget(id: string): void {
    this.parsed.forget(id);
  }

  findWatched(watchId: string): PvpBattle | null {
    const id = this.selectWatched.get(watchId);
    return id === undefined ? null : this.find(id);
  }

  due(now: number, most: number): string[] {
    return this.selectDue.all(now, most);
  }

  create(battle: NewBattle): void {
    const { id, watchId, contestants, terms, rulesHash, createdAt, setup } = battle;
    const [one, two] = contestants;
    if (one.playerId === null) throw new Error("A bot is always the second player");
    const players = [one.playerId, two.playerId, one.name, two.name, two.bot] as const;
    const agreed = [terms.friendly ? 1 : 0, terms.turnMs, terms.challengeId] as const;
    this.insert.run(id, watchId, ...players, rulesHash, createdAt, JSON.stringify(setup), ...agreed);
    const state = JSON.stringify(battle.state);
    this.insertCourse.run(id, ...courseColumns(battle, state));
    for (const decision of battle.decisions) this.decisions.add(id, decision);
    for (const side of [0, 1] as const) {
      const { playerId } = contestants[side];
      if (playerId !== null) this.seats.take(playerId, id, side, createdAt);
    }
    this.parsed.keep({ ...battle, result: null }, state);
  }

  /** Stores the decisions since `before`, and who was seen. */
  write(before: PvpBattle, battle: PvpBattle): void {
    const state = JSON.stringify(battle.state);
    const columns = courseColumns(battle, state);
    if (this.updateCourse.run(...columns, battle.id, before.version).changes !== 1)
      throw new Error("A battle changed under its own transaction");
    for (const decision of battle.decisions.slice(before.decisions.length))
      this.decisions.add(battle.id, decision);
    for (const side of [0, 1] as const) {
      const seenAt = battle.clock.seenAt[side];
      if (seenAt !== before.clock.seenAt[side]) this.seats.noteSeen(battle.id, side, seenAt);
    }
    this.parsed.keep(battle, state);
  }

  /** Marks the battle as over; its result has a row of its own. */
  keepResult(battle: PvpBattle, result: BattleResult): PvpBattle {
    const finished = { ...battle, result };
    this.seats.free(battle.id);
    this.parsed.replace(finished);
    return finished;
  }

  noteSeen(battle: PvpBattle, side: SideIndex, now: number): void {
    this.seats.noteSeen(battle.id, side, now);
    const seenAt: [number, number] = [...battle.clock.seenAt];
    seenAt[side] = now;
    this.parsed.replace({ ...battle, clock: { ...battle.clock, seenAt } });
  }
}

function courseColumns({ version, clock, dueAt }: NewBattle, state: string): CourseColumns {
  const { deadline, expired } = clock;
  return [version, deadline, expired[0], expired[1], dueAt, state];
}
