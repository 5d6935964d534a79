import type { AuditEvent, AuditQuery, NumberedEntry } from "../database/audit-event.ts";
import { PlayerGoneError } from "../database/errors.ts";
import { type Queries, statement, type Unit } from "../database/unit.ts";
import { lockPlayer } from "./players.ts";

/** Most events of one type that `noteAudit` keeps for a player within `NOTED_WITHIN_MS`. */
export const NOTED_A_DAY = 100;

const NOTED_WITHIN_MS = 86_400_000;

/** An entry's columns. */
interface AuditRow {
  number: number;
  time: number;
  player: string;
  type: string;
  address: string | null;
  details: string;
}

/** The fields of an event besides its type, which has a column. */
export function detailsOf({ type: _type, ...details }: AuditEvent): string {
  return JSON.stringify(details);
}

export function entryOf({ number, time, player, type, address, details }: AuditRow): NumberedEntry {
  return { number, time, player, address, event: { type, ...JSON.parse(details) } };
}

const insert = statement<[number, string, string | null, string, number], { player: string }>(
  `INSERT INTO audit (noted_at, player_id, event, address, details)
   SELECT $1, id, $2, $3, $4 FROM players WHERE id = $5
   RETURNING (SELECT public_id FROM players WHERE id = player_id) AS player`,
);
const countEvents = statement<[number, string, number], { count: number }>(
  "SELECT count(*) AS count FROM audit WHERE player_id = $1 AND event = $2 AND noted_at > $3",
);

const SELECT = `SELECT audit.id AS number, noted_at AS time, public_id AS player, event AS type, address, details
  FROM audit JOIN players ON players.id = player_id WHERE noted_at >= $1 AND audit.id > $2`;

const select = statement<[number, number, number], AuditRow>(`${SELECT} ORDER BY audit.id LIMIT $3`);
const selectOfPlayer = statement<[number, number, number, string], AuditRow>(
  `${SELECT} AND public_id = $4 ORDER BY audit.id LIMIT $3`,
);

/** Notes what happened to a player, in the unit of what it tells. */
export function noteInAudit(unit: Unit, playerId: number, event: AuditEvent, address: string | null): void {
  const time = unit.now();
  const written = unit.first(insert, time, event.type, address, detailsOf(event), playerId);
  unit.note(
    written.then((row) => {
      if (!row) throw new PlayerGoneError();
      return { time, player: row.player, address, event };
    }),
  );
}

/** The same for an event that players cause for nothing, of which so many a day are kept for each of them. */
export async function noteBounded(
  unit: Unit,
  playerId: number,
  event: AuditEvent,
  address: string | null,
): Promise<void> {
  await lockPlayer(unit, playerId);
  const since = unit.now() - NOTED_WITHIN_MS;
  const today = await unit.first(countEvents, playerId, event.type, since);
  if ((today?.count ?? 0) < NOTED_A_DAY) noteInAudit(unit, playerId, event, address);
}

/** Entries in the order in which they were noted. */
export async function auditEntries(
  queries: Queries,
  { player, since, after, most }: AuditQuery,
): Promise<NumberedEntry[]> {
  const rows =
    player === null
      ? await queries.all(select, since, after, most)
      : await queries.all(selectOfPlayer, since, after, most, player);
  return rows.map(entryOf);
}
