import { bookingOf } from "../database/audit-event.ts";
import { COUNTED_BY, type Intent, NOBODY } from "../database/intent.ts";
import { type LabWork, measured } from "../database/lab-work.ts";
import { type Queries, statement, type Unit } from "../database/unit.ts";
import { noteInAudit } from "../players/audit.ts";
import type { Labs } from "../players/labs.ts";
import { lockPlayer } from "../players/players.ts";
import { findPurchase, spendPurchase } from "./accounts.ts";
import type { BadgeMint, ClaimAnswer, OpenIntent, SettleAnswer } from "./ledger-store.ts";

/**
 * The answer to a claim that needs no work: a hash that is known already, or too many open claims. null for a claim that
 * may be kept. `known` is the settled transaction, or the player's own claim of it.
 */
function answerKnownClaim(
  claim: OpenIntent,
  known: Intent | null,
  openClaims: readonly OpenIntent[],
  most: number,
): ClaimAnswer | null {
  if (known !== null && known.playerId !== claim.playerId) return { ok: false, why: "notYours" };
  if (known !== null) return isSame(known, claim) ? { ok: true } : { ok: false, why: "otherPurpose" };
  const open = openClaims.filter(({ purpose }) => purpose === claim.purpose);
  return open.length >= most ? { ok: false, why: "tooMany" } : null;
}

function isSame(one: Intent, other: Intent): boolean {
  return one.purpose === other.purpose && one.subject === other.subject;
}

const selectIntent = statement<[string], Intent>(
  `SELECT intent_hash AS "intentHash", purpose, player_id AS "playerId", subject, account
   FROM intents WHERE intent_hash = $1
   UNION ALL SELECT intent_hash, purpose, ${NOBODY}, '', '' FROM claimed_hashes WHERE intent_hash = $1`,
);
const COLUMNS =
  "INSERT INTO intents (intent_hash, purpose, player_id, subject, account) VALUES ($1, $2, $3, $4, $5)";
const insertIntent = statement<[string, string, number, string, string]>(COLUMNS);
const insertUnlessKnown = statement<[string, string, number, string, string]>(
  `${COLUMNS} ON CONFLICT DO NOTHING`,
);

/** The settled unit with this hash, `NOBODY`'s after the deletion of an account, or null. */
export function settledIntent(queries: Queries, intentHash: string): Promise<Intent | null> {
  return queries.first(selectIntent, intentHash);
}

/**
 * Records that a transaction was settled. `countsOnce`: by its hash; otherwise the first of several settlements has the
 * hash, as one unit may have minted the badges of two accounts.
 */
function keepIntent(
  unit: Unit,
  { intentHash, purpose, playerId, subject, account }: Intent,
  countsOnce: boolean,
): void {
  const keep = countsOnce ? insertIntent : insertUnlessKnown;
  unit.write(keep, intentHash, purpose, playerId, subject, account);
}

const HASHES_AT_ONCE = 100;

const SELECT = `SELECT intent_hash AS "intentHash", purpose, player_id AS "playerId", subject, account,
  rejected_from_epoch AS "rejectedFromEpoch" FROM intent_claims`;
const selectClaim = statement<[string, number], OpenIntent>(
  `${SELECT} WHERE intent_hash = $1 AND player_id = $2`,
);
const selectOfPlayer = statement<[number], OpenIntent>(`${SELECT} WHERE player_id = $1 ORDER BY intent_hash`);
const selectOfHash = statement<[string], OpenIntent>(
  `${SELECT} WHERE intent_hash = $1 ORDER BY claimed_at, player_id`,
);
const selectHashes = statement<[string], { hash: string }>(
  `SELECT DISTINCT intent_hash AS hash FROM intent_claims WHERE intent_hash > $1
   ORDER BY intent_hash LIMIT ${HASHES_AT_ONCE}`,
);
const insertClaim = statement<[string, number, string, string, string, number, number]>(
  `INSERT INTO intent_claims (intent_hash, player_id, purpose, subject, account, rejected_from_epoch, claimed_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7)`,
);
const removeClaimOf = statement<[string, number]>(
  "DELETE FROM intent_claims WHERE intent_hash = $1 AND player_id = $2",
);

function findClaim(queries: Queries, intentHash: string, playerId: number): Promise<OpenIntent | null> {
  return queries.first(selectClaim, intentHash, playerId);
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

function keepClaim(unit: Unit, claim: OpenIntent, now: number): void {
  const { intentHash, playerId, purpose, subject, account, rejectedFromEpoch } = claim;
  unit.write(insertClaim, intentHash, playerId, purpose, subject, account, rejectedFromEpoch, now);
}

/** Returns whether there was one. */
async function removeClaim(queries: Queries, intentHash: string, playerId: number): Promise<boolean> {
  return (await queries.run(removeClaimOf, intentHash, playerId)) === 1;
}

export interface UsedBadge extends BadgeMint {
  playerId: number;
}

const insertBadge = statement<[string, string]>(
  "INSERT INTO fomo_hit_badges (account, intent_hash) VALUES ($1, $2) ON CONFLICT DO NOTHING",
);
const selectUnused = statement<[string], BadgeMint>(
  `SELECT account, intent_hash AS "intentHash" FROM fomo_hit_badges WHERE account = $1 AND player_id IS NULL`,
);
const selectUsed = statement<[string], UsedBadge>(
  `SELECT account, intent_hash AS "intentHash", player_id AS "playerId"
   FROM fomo_hit_badges WHERE account = $1 AND player_id IS NOT NULL`,
);
const markUsed = statement<[string, string, number]>(
  `INSERT INTO fomo_hit_badges AS badge (account, intent_hash, player_id) VALUES ($1, $2, $3)
   ON CONFLICT (account) DO UPDATE SET player_id = excluded.player_id WHERE badge.player_id IS NULL`,
);

/** Stores a minted badge, for a machine that may be built later. */
export async function keepBadge(queries: Queries, { account, intentHash }: BadgeMint): Promise<void> {
  await queries.run(insertBadge, account, intentHash);
}

export function unusedBadge(queries: Queries, account: string): Promise<BadgeMint | null> {
  return queries.first(selectUnused, account);
}

/** The account's badge with the player who has used it; null while nobody has. */
function usedBadge(queries: Queries, account: string): Promise<UsedBadge | null> {
  return queries.first(selectUsed, account);
}

/** Uses a badge up, which may be done once. */
function spendBadge(unit: Unit, badge: BadgeMint, playerId: number): Promise<void> {
  return unit.claim(markUsed, badge.account, badge.intentHash, playerId);
}

/** Stores a player's claim of an undecided unit and changes the lab with it. */
export async function claimIntent(
  unit: Unit,
  labs: Labs,
  claim: OpenIntent,
  most: number,
  work: LabWork<null>,
): Promise<ClaimAnswer> {
  const { intentHash, playerId } = claim;
  await lockPlayer(unit, playerId);
  const known = (await settledIntent(unit, intentHash)) ?? (await findClaim(unit, intentHash, playerId));
  const early = answerKnownClaim(claim, known, await openIntentsOf(unit, playerId), most);
  if (early) return early;
  const answer = await labs.change(unit, playerId, work);
  if (!answer.ok) return { ok: false, why: "refused", refusal: answer.refusal };
  keepClaim(unit, claim, unit.now());
  return { ok: true };
}

/** Settles a committed unit unless that was done before (`ABU-18`). */
export async function settleIntent<Reply>(
  unit: Unit,
  labs: Labs,
  intent: Intent,
  work: LabWork<Reply>,
  address: string | null,
): Promise<SettleAnswer<Reply>> {
  const { intentHash, playerId, subject } = intent;
  const countedBy = COUNTED_BY[intent.purpose];
  await lockPlayer(unit, playerId);
  const by = await settledBefore(unit, intent);
  if (by) return { ok: false, why: "settledBefore", by };
  if (countedBy === "purchase" && (await findPurchase(unit, subject))?.playerId !== playerId)
    return { ok: false, why: "noPurchase" };
  const { work: labWork, gained } = measured(work);
  const answer = await labs.change(unit, playerId, labWork);
  if (!answer.ok) return { ok: false, why: "refused", refusal: answer.refusal };
  if (countedBy === "purchase") await spendPurchase(unit, subject);
  if (countedBy === "badge") await spendBadge(unit, intent, playerId);
  keepIntent(unit, intent, countedBy !== "badge");
  await removeClaim(unit, intentHash, playerId);
  noteInAudit(unit, playerId, bookingOf(intent, gained()), address);
  return answer;
}

/** Removes a player's claim and changes the lab with it. */
export async function releaseIntent(
  unit: Unit,
  labs: Labs,
  { intentHash, playerId }: Pick<OpenIntent, "intentHash" | "playerId">,
  work: LabWork<null>,
): Promise<void> {
  await lockPlayer(unit, playerId);
  if (await removeClaim(unit, intentHash, playerId)) await labs.change(unit, playerId, work);
}

/** The settlement that a badge or a hash was used for before; null for none. */
async function settledBefore(unit: Unit, intent: Intent): Promise<Intent | null> {
  if (COUNTED_BY[intent.purpose] !== "badge") return settledIntent(unit, intent.intentHash);
  const used = await usedBadge(unit, intent.account);
  return used && { ...intent, ...used };
}
