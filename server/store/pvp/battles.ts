import type { SideIndex } from "../../../rules/index.ts";
import { type Database, type KnownRows, type Queries, statement, type Unit } from "../database/unit.ts";
import type { StoreParts } from "../players/store-parts.ts";
import {
  type BattleResult,
  type BattleRow,
  battleOf,
  type Decision,
  type NewBattle,
  type PvpBattle,
  SEEN_EVERY_MS,
} from "./battle.ts";

/** Tells the processes on a database what they have to know at once, where it has a way to. */
export interface Announcements {
  announce(battleId: string, version: number): void;
  listen(listener: (battleId: string, version: number) => void): void;
}

/** What the PvP part of the store needs. */
export interface PvpParts extends StoreParts {
  battles: Battles;
  announcements: Announcements;
  /** The game's time as the clock alone has it; see `GameTime.shown`. */
  shown: (clockShows: number) => number;
}

type DecisionRow = Omit<Decision, "action" | "events"> & { action: string; events: string };

const selectDecisions = statement<[string, number, number], DecisionRow>(
  `SELECT version, side, decided_by AS by, decided_at AS "decidedAt", request_id AS "requestId", action, events
   FROM pvp_decisions WHERE battle_id = $1 AND version > $2 AND version <= $3 ORDER BY version`,
);
const insertDecision = statement<[string, number, SideIndex, string, number, string | null, string, string]>(
  `INSERT INTO pvp_decisions (battle_id, version, side, decided_by, decided_at, request_id, action, events)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
);

/** All decisions of a battle up to its version; only those after the known ones are read. */
export async function decisionsOf(
  queries: Queries,
  { id, version }: { id: string; version: number },
  known: readonly Decision[],
): Promise<readonly Decision[]> {
  const knownVersion = known.at(-1)?.version ?? -1;
  if (knownVersion === version) return known;
  const rows = await queries.all(selectDecisions, id, knownVersion, version);
  const further = rows.map((row) => ({
    ...row,
    action: JSON.parse(row.action),
    events: JSON.parse(row.events),
  }));
  return [...known, ...further];
}

function addDecision(
  unit: Unit,
  battleId: string,
  { version, side, by, decidedAt, requestId, action, events }: Decision,
): void {
  const texts = [JSON.stringify(action), JSON.stringify(events)] as const;
  unit.write(insertDecision, battleId, version, side, by, decidedAt, requestId, ...texts);
}

const selectSeat = statement<[number], { battleId: string }>(
  `SELECT battle_id AS "battleId" FROM pvp_seats WHERE player_id = $1`,
);
const insertSeat = statement<[number, string, SideIndex, number]>(
  "INSERT INTO pvp_seats (player_id, battle_id, side, seen_at) VALUES ($1, $2, $3, $4)",
);
/** Records that a side is present; changes nothing once the battle is over, as its seats are gone. */
export const touchSeat = statement<[number, string, SideIndex]>(
  "UPDATE pvp_seats SET seen_at = $1 WHERE battle_id = $2 AND side = $3",
);
const removeSeats = statement<[string]>("DELETE FROM pvp_seats WHERE battle_id = $1");

/** The battle a player is in: one at a time (`ABU-49`). */
export async function activeBattle(queries: Queries, playerId: number): Promise<string | null> {
  return (await queries.first(selectSeat, playerId))?.battleId ?? null;
}

function takeSeat(unit: Unit, playerId: number, battleId: string, side: SideIndex, now: number): void {
  unit.write(insertSeat, playerId, battleId, side, now);
}

/** Frees both players for another battle. */
function freeSeats(unit: Unit, battleId: string): void {
  unit.write(removeSeats, battleId);
}

/**
 * A process knows battles, as parsing one takes longer than playing an action: as many as have so many decisions, some
 * 500, or 80 in which both sides only defend up to the last turn. A decision with its log lines takes some kilobytes.
 */
const MOST_KNOWN = 50_000;

/** The large columns are left out where the process knows this version of the battle. */
interface StoredBattle extends BattleRow {
  setup: string | null;
  state: string | null;
}

type CourseColumns = [number, number, number, number, number | null, string];

const SELECT = `
SELECT id, watch_id AS "watchId", battle.player1_id AS player1, battle.player2_id AS player2,
  player1_name AS name1, player2_name AS name2, bot_style AS "botStyle", rules_hash AS "rulesHash",
  created_at AS "createdAt", friendly, turn_ms AS "turnMs", challenge_id AS "challengeId", version, deadline, expired1, expired2, due_at AS "dueAt",
  CASE WHEN $2 THEN NULL ELSE setup END AS setup, CASE WHEN version = $3 THEN NULL ELSE state END AS state,
  seat1.seen_at AS seen1, seat2.seen_at AS seen2, winner, ended_by AS "endedBy",
  player1_rating_change AS change1, player2_rating_change AS change2, unrated, completed_at AS "completedAt"
FROM pvp_battles AS battle
JOIN pvp_courses AS course ON course.battle_id = id
LEFT JOIN pvp_seats AS seat1 ON seat1.battle_id = id AND seat1.side = 0
LEFT JOIN pvp_seats AS seat2 ON seat2.battle_id = id AND seat2.side = 1
LEFT JOIN pvp_results AS result ON result.battle_id = id`;
const select = statement<[string, boolean, number], StoredBattle>(`${SELECT} WHERE id = $1`);
const selectLocked = statement<[string, boolean, number], StoredBattle>(
  `${SELECT} WHERE id = $1 FOR UPDATE OF course`,
);
const selectWatched = statement<[string], { id: string }>("SELECT id FROM pvp_battles WHERE watch_id = $1");
const selectVersions = statement<[readonly string[]], { id: string; version: number }>(
  "SELECT battle_id AS id, version FROM pvp_courses WHERE battle_id = ANY ($1)",
);
/** A battle that another process is moving at the moment is left to it. */
const selectDue = statement<[number, number], { id: string }>(
  `SELECT battle_id AS id FROM pvp_courses WHERE due_at <= $1 ORDER BY due_at LIMIT $2 FOR UPDATE SKIP LOCKED`,
);
const insert = statement<
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
>(
  `INSERT INTO pvp_battles (id, watch_id, player1_id, player2_id, player1_name, player2_name, bot_style,
     rules_hash, created_at, setup, friendly, turn_ms, challenge_id)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
);
const insertCourse = statement<[...CourseColumns, string]>(
  `INSERT INTO pvp_courses (version, deadline, expired1, expired2, due_at, state, battle_id)
   VALUES ($1, $2, $3, $4, $5, $6, $7)`,
);
const updateCourse = statement<[...CourseColumns, string]>(
  `UPDATE pvp_courses SET version = $1, deadline = $2, expired1 = $3, expired2 = $4, due_at = $5, state = $6
   WHERE battle_id = $7`,
);

/** Battles: what never changes, and the course, which a change locks. */
export class Battles {
  private readonly rows: KnownRows<string, PvpBattle>;

  constructor(database: Database) {
    this.rows = database.versionedRows(MOST_KNOWN, ({ decisions }) => decisions.length);
  }

  find(queries: Queries, id: string): Promise<PvpBattle | null> {
    return this.rows.read(id, (known) => this.read(queries, id, known));
  }

  /** The same without the cache, given what is known of it. */
  async read(
    queries: Queries,
    id: string,
    known?: PvpBattle,
    asked: typeof select = select,
  ): Promise<PvpBattle | null> {
    const row = await queries.first(asked, id, known !== undefined, known?.version ?? -1);
    if (!row) return null;
    // Behind a pooler another server may have taken over that has lost what is known here.
    if (known && known.version > row.version) return this.read(queries, id, undefined, asked);
    const { setup, state } = row;
    const decisions = await decisionsOf(queries, row, known?.decisions ?? []);
    // Another process has archived it between the two readings.
    if (decisions.length <= row.version) return null;
    return battleOf(row, {
      setup: setup === null ? known?.setup : JSON.parse(setup),
      state: state === null ? known?.state : JSON.parse(state),
      decisions,
    });
  }

  /** The battle, which nobody else can change until the end of the unit. */
  async lock(unit: Unit, id: string): Promise<PvpBattle | null> {
    const battle = await this.rows.read(id, (known) => this.read(unit, id, known, selectLocked));
    // Whoever waited for the lock sees the course as it is now, and the result as it was when they asked.
    const hasJustEnded = battle?.dueAt === null && battle.result === null;
    return hasJustEnded ? this.find(unit, id) : battle;
  }

  /** A battle that goes on as far as this process knows; what never changes of it is true. */
  known(id: string): PvpBattle | null {
    const battle = this.rows.known(id);
    return battle?.result === null ? battle : null;
  }

  async findWatched(queries: Queries, watchId: string): Promise<PvpBattle | null> {
    const row = await queries.first(selectWatched, watchId);
    return row && this.find(queries, row.id);
  }

  /** The versions of these battles, in one query. */
  async versionsOf(queries: Queries, ids: readonly string[]): Promise<Map<string, number>> {
    const rows = await queries.all(selectVersions, ids);
    return new Map(rows.map(({ id, version }) => [id, version]));
  }

  async due(queries: Queries, now: number, most: number): Promise<string[]> {
    return (await queries.all(selectDue, now, most)).map(({ id }) => id);
  }

  create(unit: Unit, battle: NewBattle): void {
    const { id, watchId, contestants, terms, rulesHash, createdAt, setup } = battle;
    const [one, two] = contestants;
    if (one.playerId === null) throw new Error("A bot is always the second player");
    const players = [one.playerId, two.playerId, one.name, two.name, two.bot] as const;
    const agreed = [terms.friendly ? 1 : 0, terms.turnMs, terms.challengeId] as const;
    unit.write(insert, id, watchId, ...players, rulesHash, createdAt, JSON.stringify(setup), ...agreed);
    unit.write(insertCourse, ...courseColumns(battle), id);
    for (const decision of battle.decisions) addDecision(unit, id, decision);
    for (const side of [0, 1] as const) {
      const { playerId } = contestants[side];
      if (playerId !== null) takeSeat(unit, playerId, id, side, createdAt);
    }
  }

  /** Stores the decisions since `before`, and who was seen; the battle is locked. */
  write(unit: Unit, before: PvpBattle, battle: PvpBattle): void {
    this.rows.keepWritten(unit, battle.id, battle);
    unit.write(updateCourse, ...courseColumns(battle), battle.id);
    for (const decision of battle.decisions.slice(before.decisions.length))
      addDecision(unit, battle.id, decision);
    for (const side of [0, 1] as const) {
      const seenAt = battle.clock.seenAt[side];
      if (seenAt >= before.clock.seenAt[side] + SEEN_EVERY_MS) unit.write(touchSeat, seenAt, battle.id, side);
    }
  }

  /** Marks the battle as over; its result has a row of its own. */
  keepResult(unit: Unit, battle: PvpBattle, result: BattleResult): PvpBattle {
    freeSeats(unit, battle.id);
    return { ...battle, result };
  }
}

function courseColumns({ version, clock, dueAt, state }: NewBattle): CourseColumns {
  const { deadline, expired } = clock;
  return [version, deadline, expired[0], expired[1], dueAt, JSON.stringify(state)];
}
