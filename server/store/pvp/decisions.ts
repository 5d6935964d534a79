import type { SideIndex } from "../../../rules/index.ts";
import type { Decision } from "../pvp-battle.ts";
import { type Queries, statement, type Unit } from "../unit.ts";

type DecisionRow = Omit<Decision, "action" | "events"> & { action: string; events: string };

const select = statement<[string, number, number], DecisionRow>(
  `SELECT version, side, decided_by AS by, decided_at AS "decidedAt", request_id AS "requestId", action, events
   FROM pvp_decisions WHERE battle_id = $1 AND version > $2 AND version <= $3 ORDER BY version`,
);
const insert = statement<[string, number, SideIndex, string, number, string | null, string, string]>(
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
  const rows = await queries.all(select, id, knownVersion, version);
  const further = rows.map((row) => ({
    ...row,
    action: JSON.parse(row.action),
    events: JSON.parse(row.events),
  }));
  return [...known, ...further];
}

export function addDecision(
  unit: Unit,
  battleId: string,
  { version, side, by, decidedAt, requestId, action, events }: Decision,
): void {
  const texts = [JSON.stringify(action), JSON.stringify(events)] as const;
  unit.write(insert, battleId, version, side, by, decidedAt, requestId, ...texts);
}
