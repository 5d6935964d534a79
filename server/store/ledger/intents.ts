import { type Intent, NOBODY } from "../ledger-store.ts";
import { type Queries, statement, type Unit } from "../unit.ts";

const select = statement<[string], Intent>(
  `SELECT intent_hash AS "intentHash", purpose, player_id AS "playerId", subject, account
   FROM intents WHERE intent_hash = $1
   UNION ALL SELECT intent_hash, purpose, ${NOBODY}, '', '' FROM claimed_hashes WHERE intent_hash = $1`,
);
const COLUMNS =
  "INSERT INTO intents (intent_hash, purpose, player_id, subject, account) VALUES ($1, $2, $3, $4, $5)";
const insert = statement<[string, string, number, string, string]>(COLUMNS);
const insertUnlessKnown = statement<[string, string, number, string, string]>(
  `${COLUMNS} ON CONFLICT DO NOTHING`,
);

/** The settled unit with this hash, `NOBODY`'s after the deletion of an account, or null. */
export function settledIntent(queries: Queries, intentHash: string): Promise<Intent | null> {
  return queries.first(select, intentHash);
}

/**
 * Records that a transaction was settled. `countsOnce`: by its hash; otherwise the first of several settlements has the
 * hash, as one unit may have minted the badges of two accounts.
 */
export function keepIntent(
  unit: Unit,
  { intentHash, purpose, playerId, subject, account }: Intent,
  countsOnce: boolean,
): void {
  const keep = countsOnce ? insert : insertUnlessKnown;
  unit.write(keep, intentHash, purpose, playerId, subject, account);
}
