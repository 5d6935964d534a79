import { noteInAudit } from "../audit.ts";
import { bookingOf } from "../audit-event.ts";
import { answerKnownClaim } from "../claim-rules.ts";
import { measured } from "../gained-resources.ts";
import type { LabWork } from "../lab-work.ts";
import type { Labs } from "../labs.ts";
import {
  type ClaimAnswer,
  COUNTED_BY,
  type Intent,
  type OpenIntent,
  type SettleAnswer,
} from "../ledger-store.ts";
import { lockPlayer } from "../players.ts";
import type { Unit } from "../unit.ts";
import { spendBadge, usedBadge } from "./badges.ts";
import { findClaim, keepClaim, openIntentsOf, removeClaim } from "./claims.ts";
import { keepIntent, settledIntent } from "./intents.ts";
import { findPurchase, spendPurchase } from "./purchases.ts";

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
