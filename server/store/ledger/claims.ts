import type { OpenIntent } from "../ledger-store.ts";
import { type Queries, statement, type Unit } from "../unit.ts";

const HASHES_AT_ONCE = 100;

const SELECT = `SELECT intent_hash AS "intentHash", purpose, player_id AS "playerId", subject, account,
  rejected_from_epoch AS "rejectedFromEpoch" FROM intent_claims`;
const select = statement<[string, number], OpenIntent>(`${SELECT} WHERE intent_hash = $1 AND player_id = $2`);
const selectOfPlayer = statement<[number], OpenIntent>(`${SELECT} WHERE player_id = $1 ORDER BY intent_hash`);
const selectOfHash = statement<[string], OpenIntent>(
  `${SELECT} WHERE intent_hash = $1 ORDER BY claimed_at, player_id`,
);
const selectHashes = statement<[string], { hash: string }>(
  `SELECT DISTINCT intent_hash AS hash FROM intent_claims WHERE intent_hash > $1
   ORDER BY intent_hash LIMIT ${HASHES_AT_ONCE}`,
);
const insert = statement<[string, number, string, string, string, number, number]>(
  `INSERT INTO intent_claims (intent_hash, player_id, purpose, subject, account, rejected_from_epoch, claimed_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7)`,
);
const remove = statement<[string, number]>(
  "DELETE FROM intent_claims WHERE intent_hash = $1 AND player_id = $2",
);

export function findClaim(
  queries: Queries,
  intentHash: string,
  playerId: number,
): Promise<OpenIntent | null> {
  return queries.first(select, intentHash, playerId);
}

export function openIntentsOf(queries: Queries, playerId: number): Promise<OpenIntent[]> {
  return queries.all(selectOfPlayer, playerId);
}

/** All players' claims of one unit, the earliest first. */
export function claimsOf(queries: Queries, intentHash: string): Promise<OpenIntent[]> {
  return queries.all(selectOfHash, intentHash);
}

/** Some hashes of open transactions that sort after this one, in order. */
export async function openHashesAfter(queries: Queries, intentHash: string): Promise<string[]> {
  return (await queries.all(selectHashes, intentHash)).map(({ hash }) => hash);
}

export function keepClaim(unit: Unit, claim: OpenIntent, now: number): void {
  const { intentHash, playerId, purpose, subject, account, rejectedFromEpoch } = claim;
  unit.write(insert, intentHash, playerId, purpose, subject, account, rejectedFromEpoch, now);
}

/** Returns whether there was one. */
export async function removeClaim(queries: Queries, intentHash: string, playerId: number): Promise<boolean> {
  return (await queries.run(remove, intentHash, playerId)) === 1;
}
