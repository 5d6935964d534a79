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
import { noteInAudit } from "../audit.ts";
import type { Labs } from "../labs.ts";
import { lockPlayer } from "../players.ts";
import type { Transaction } from "../transactions.ts";
import { spendBadge, usedBadge } from "./badges.ts";
import { findClaim, keepClaim, openIntentsOf, removeClaim } from "./claims.ts";
import { keepIntent, settledIntent } from "./intents.ts";
import { findPurchase, spendPurchase } from "./purchases.ts";

/** Stores a player's claim of an undecided transaction and changes the lab with it. */
export async function claimIntent(
  transaction: Transaction,
  labs: Labs,
  claim: OpenIntent,
  most: number,
  work: LabWork<null>,
): Promise<ClaimAnswer> {
  const { intentHash, playerId } = claim;
  await lockPlayer(transaction, playerId);
  const known =
    (await settledIntent(transaction, intentHash)) ?? (await findClaim(transaction, intentHash, playerId));
  const early = answerKnownClaim(claim, known, await openIntentsOf(transaction, playerId), most);
  if (early) return early;
  const answer = await labs.change(transaction, playerId, work);
  if (!answer.ok) return { ok: false, why: "refused", refusal: answer.refusal };
  keepClaim(transaction, claim, transaction.now());
  return { ok: true };
}

/** Settles a committed transaction unless that was done before (`ABU-18`). */
export async function settleIntent<Reply>(
  transaction: Transaction,
  labs: Labs,
  intent: Intent,
  work: LabWork<Reply>,
  address: string | null,
): Promise<SettleAnswer<Reply>> {
  const { intentHash, playerId, subject } = intent;
  const countedBy = COUNTED_BY[intent.purpose];
  await lockPlayer(transaction, playerId);
  const by = await settledBefore(transaction, intent);
  if (by) return { ok: false, why: "settledBefore", by };
  if (countedBy === "purchase" && (await findPurchase(transaction, subject))?.playerId !== playerId)
    return { ok: false, why: "noPurchase" };
  const { work: labWork, gained } = measured(work);
  const answer = await labs.change(transaction, playerId, labWork);
  if (!answer.ok) return { ok: false, why: "refused", refusal: answer.refusal };
  if (countedBy === "purchase") await spendPurchase(transaction, subject);
  if (countedBy === "badge") await spendBadge(transaction, intent, playerId);
  keepIntent(transaction, intent, countedBy !== "badge");
  await removeClaim(transaction, intentHash, playerId);
  noteInAudit(transaction, playerId, bookingOf(intent, gained()), address);
  return answer;
}

/** Removes a player's claim and changes the lab with it. */
export async function releaseIntent(
  transaction: Transaction,
  labs: Labs,
  { intentHash, playerId }: Pick<OpenIntent, "intentHash" | "playerId">,
  work: LabWork<null>,
): Promise<void> {
  await lockPlayer(transaction, playerId);
  if (await removeClaim(transaction, intentHash, playerId)) await labs.change(transaction, playerId, work);
}

/** The settlement that a badge or a hash was used for before; null for none. */
async function settledBefore(transaction: Transaction, intent: Intent): Promise<Intent | null> {
  if (COUNTED_BY[intent.purpose] !== "badge") return settledIntent(transaction, intent.intentHash);
  const used = await usedBadge(transaction, intent.account);
  return used && { ...intent, ...used };
}
