import { promisify } from "node:util";
import { deflateRaw, inflateRaw } from "node:zlib";
import type { BattleEvent, TurnClock } from "../../../rules/index.ts";
import { type Queries, statement, type Unit } from "../database/unit.ts";
import { REMOVED_AT_ONCE } from "../players/expiry.ts";
import { KEPT_MS } from "../players/labs.ts";
import {
  type BattleResult,
  type Decision,
  type PvpBattle,
  type PvpSetup,
  type SettledRow,
  settledOf,
} from "./battle.ts";
import type { PvpParts } from "./battles.ts";

/** How long after its end a battle is kept with its state: as long as the answer to a repeated action. */
export const ARCHIVED_AFTER_MS = KEPT_MS;
/** Most battles archived at once, so that other requests wait some milliseconds at most. */
const ARCHIVED_AT_ONCE = 20;

/** A decision without the events that follow from it by the rules. */
export interface ArchivedDecision extends Pick<Decision, "side" | "by" | "action" | "decidedAt"> {
  /** The turn that expired right before; it follows from the clock, not from the rules. */
  expired?: Extract<BattleEvent, { type: "turnExpired" }>;
}

/** What a finished battle, its state and events included, follows from by its rules. */
export interface ArchivedCourse {
  setup: PvpSetup;
  /** By version, the beginning first. */
  decisions: readonly ArchivedDecision[];
  clock: Pick<TurnClock, "deadline" | "expired">;
}

/** A finished battle that is kept without its state. */
export interface ArchivedBattle
  extends Pick<PvpBattle, "id" | "watchId" | "contestants" | "terms" | "rulesHash" | "createdAt"> {
  result: BattleResult;
  /** null once the period is over for which battles are kept. */
  course: ArchivedCourse | null;
}

function archivedCourse({ setup, decisions, clock }: PvpBattle): ArchivedCourse {
  const { deadline, expired } = clock;
  return { setup, decisions: decisions.map(archivedDecision), clock: { deadline, expired } };
}

function archivedDecision({ side, by, action, decidedAt, events }: Decision): ArchivedDecision {
  const expired = events.find((event) => event.type === "turnExpired");
  return { side, by, action, decidedAt, ...(expired && { expired }) };
}

/** The course as a few hundred bytes. */
async function packCourse(course: ArchivedCourse): Promise<Buffer> {
  const { setup, decisions, clock } = course;
  let last = 0;
  // The time since the decision before takes less room.
  const spaced = decisions.map(({ decidedAt, ...decision }) => {
    const after = decidedAt - last;
    last = decidedAt;
    return { ...decision, after };
  });
  return promisify(deflateRaw)(JSON.stringify({ setup, clock, decisions: spaced }));
}

async function unpackCourse(packed: Buffer): Promise<ArchivedCourse> {
  const { setup, clock, decisions } = JSON.parse(String(await promisify(inflateRaw)(packed)));
  let decidedAt = 0;
  return {
    setup,
    clock,
    decisions: decisions.map(
      ({ after, ...decision }: Omit<ArchivedDecision, "decidedAt"> & { after: number }) => {
        decidedAt += after;
        return { ...decision, decidedAt };
      },
    ),
  };
}

/** An archived battle's columns, as `SELECT_ARCHIVED` reads them. */
interface ArchivedRow extends SettledRow {
  course: Buffer | null;
}

/** Selects finished battles by a condition that follows. */
const SELECT_ARCHIVED = `
SELECT id, watch_id AS "watchId", battle.player1_id AS player1, battle.player2_id AS player2,
  player1_name AS name1, player2_name AS name2, bot_style AS "botStyle",
  coalesce(archive.rules_hash, battle.rules_hash) AS "rulesHash", created_at AS "createdAt",
  friendly, turn_ms AS "turnMs", challenge_id AS "challengeId", winner,
  ended_by AS "endedBy", player1_rating_change AS change1, player2_rating_change AS change2, unrated,
  result.completed_at AS "completedAt", course
FROM pvp_battles AS battle
JOIN pvp_results AS result ON result.battle_id = id
LEFT JOIN pvp_archive AS archive ON archive.battle_id = id
WHERE`;

async function archivedBattleOf({ course, ...row }: ArchivedRow): Promise<ArchivedBattle> {
  const { result, ...settled } = settledOf(row);
  if (result === null) throw new Error("A battle was archived before its end");
  return { ...settled, result, course: course && (await unpackCourse(course)) };
}

const selectOver = statement<[number, number], { id: string }>(
  `SELECT battle_id AS id FROM pvp_courses JOIN pvp_results USING (battle_id)
   WHERE due_at IS NULL AND completed_at <= $1 ORDER BY battle_id LIMIT $2`,
);
const select = {
  id: statement<[string], ArchivedRow>(`${SELECT_ARCHIVED} id = $1`),
  watchId: statement<[string], ArchivedRow>(`${SELECT_ARCHIVED} watch_id = $1`),
};
/** Of two processes that archive a battle at the same moment the second one finds no row. */
const deleteCourses = statement<[readonly string[]], { id: string }>(
  "DELETE FROM pvp_courses WHERE battle_id = ANY ($1) RETURNING battle_id AS id",
);
const deleteDecisions = statement<[readonly string[]]>(
  "DELETE FROM pvp_decisions WHERE battle_id = ANY ($1)",
);
const clearSetups = statement<[readonly string[]]>("UPDATE pvp_battles SET setup = '' WHERE id = ANY ($1)");
const insert = statement<[string, string, number, Buffer]>(
  "INSERT INTO pvp_archive (battle_id, rules_hash, completed_at, course) VALUES ($1, $2, $3, $4)",
);

export async function findArchivedBattle(
  queries: Queries,
  by: "id" | "watchId",
  id: string,
): Promise<ArchivedBattle | null> {
  const row = await queries.first(select[by], id);
  return row && archivedBattleOf(row);
}

/** Archives some battles that ended at a moment or earlier; returns whether more are left. */
export async function archiveBattles(
  { database, battles }: PvpParts,
  endedBy: number,
  rulesHash: (hash: string) => string,
): Promise<boolean> {
  const over = await database.all(selectOver, endedBy, ARCHIVED_AT_ONCE);
  if (over.length === 0) return false;
  const read = await Promise.all(over.map(({ id }) => battles.read(database, id)));
  const packed = await Promise.all(
    read
      .filter((battle) => battle !== null)
      .map(async (battle) => ({ battle, course: await packCourse(archivedCourse(battle)) })),
  );
  await database.unit(async (unit) => {
    const deleted = await unit.all(
      deleteCourses,
      packed.map(({ battle }) => battle.id),
    );
    const ids = deleted.map(({ id }) => id);
    unit.write(deleteDecisions, ids);
    unit.write(clearSetups, ids);
    for (const { battle, course } of packed)
      if (battle.result && ids.includes(battle.id))
        unit.write(insert, battle.id, rulesHash(battle.rulesHash), battle.result.completedAt, course);
  });
  return over.length === ARCHIVED_AT_ONCE;
}

/** The longest over first; who still has a course is not archived yet. */
const selectOld = statement<[number, number], { id: string }>(
  `SELECT battle_id AS id FROM pvp_results AS result WHERE completed_at <= $1
     AND NOT EXISTS (SELECT 1 FROM pvp_courses WHERE pvp_courses.battle_id = result.battle_id)
   ORDER BY completed_at LIMIT $2 FOR UPDATE SKIP LOCKED`,
);
const removals = [
  ["pvp_archive", "battle_id"],
  ["pvp_results", "battle_id"],
  ["pvp_battles", "id"],
].map(([table, key]) => statement<[readonly string[]]>(`DELETE FROM ${table} WHERE ${key} = ANY ($1)`));

/** Removes what is left of some battles that ended at a moment or earlier; returns whether more may be left. */
export async function removeResults(unit: Unit, endedBy: number): Promise<boolean> {
  if (!Number.isFinite(endedBy)) return false;
  const ids = (await unit.all(selectOld, endedBy, REMOVED_AT_ONCE)).map(({ id }) => id);
  if (ids.length > 0) for (const remove of removals) unit.write(remove, ids);
  return ids.length === REMOVED_AT_ONCE;
}
