import { bookingOf } from "../../audit-event.ts";
import { answerKnownClaim } from "../../claim-rules.ts";
import { measured } from "../../gained-resources.ts";
import type { LabWork } from "../../lab-work.ts";
import {
  type ClaimAnswer,
  COUNTED_BY,
  type Intent,
  type OpenIntent,
  type SettleAnswer,
} from "../../ledger-store.ts";
import type { AuditTable } from "../audit-table.ts";
import type { LabTable } from "../lab-table.ts";
import type { BadgeTable } from "./badge-table.ts";
import type { EnergyPurchaseTable } from "./energy-purchase-table.ts";
import type { IntentClaimTable } from "./intent-claim-table.ts";
import type { IntentTable } from "./intent-table.ts";

export interface SettlementTables {
  intents: IntentTable;
  claims: IntentClaimTable;
  badges: BadgeTable;
  purchases: EnergyPurchaseTable;
  labs: LabTable;
  audit: AuditTable;
}

/** Stores a player's claim of an undecided transaction and changes the lab with it; within a transaction. */
export function claimIntent(
  { intents, claims, labs }: SettlementTables,
  claim: OpenIntent,
  most: number,
  work: LabWork<null>,
  now: number,
): ClaimAnswer {
  const { intentHash, playerId } = claim;
  const known = intents.find(intentHash) ?? claims.find(intentHash, playerId);
  const early = answerKnownClaim(claim, known, claims.of(playerId), most);
  if (early) return early;
  const answer = labs.change(playerId, work, now);
  if (!answer.ok) return { ok: false, why: "refused", refusal: answer.refusal };
  claims.keep(claim, now);
  return { ok: true };
}

/** Settles a committed transaction unless that was done before (`ABU-18`); within a transaction. */
export function settleIntent<Reply>(
  tables: SettlementTables,
  intent: Intent,
  work: LabWork<Reply>,
  { now, address }: { now: number; address: string | null },
): SettleAnswer<Reply> {
  const { intents, claims, badges, purchases, labs, audit } = tables;
  const countedBy = COUNTED_BY[intent.purpose];
  const by = settledBefore(tables, intent);
  if (by) return { ok: false, why: "settledBefore", by };
  if (countedBy === "purchase" && purchases.find(intent.subject)?.playerId !== intent.playerId)
    return { ok: false, why: "noPurchase" };
  const { work: labWork, gained } = measured(work);
  const answer = labs.change(intent.playerId, labWork, now);
  if (!answer.ok) return { ok: false, why: "refused", refusal: answer.refusal };
  if (countedBy === "purchase") purchases.use(intent.subject);
  if (countedBy === "badge") badges.use(intent, intent.playerId);
  intents.keep(intent);
  claims.remove(intent.intentHash, intent.playerId);
  audit.note(intent.playerId, bookingOf(intent, gained()), address);
  return answer;
}

/** Removes a player's claim and changes the lab with it; within a transaction. */
export function releaseIntent(
  { claims, labs }: SettlementTables,
  { intentHash, playerId }: Pick<OpenIntent, "intentHash" | "playerId">,
  work: LabWork<null>,
  now: number,
): void {
  if (claims.remove(intentHash, playerId)) labs.change(playerId, work, now);
}

/** The settlement that a badge or a hash was used for before; null for none. */
function settledBefore({ intents, badges }: SettlementTables, intent: Intent): Intent | null {
  if (COUNTED_BY[intent.purpose] !== "badge") return intents.find(intent.intentHash);
  const used = badges.findUsed(intent.account);
  return used && { ...intent, ...used };
}
