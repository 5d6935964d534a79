import type { LabWork } from "../../lab-work.ts";
import type { ClaimAnswer, Intent, OpenIntent, SettleAnswer } from "../../ledger-store.ts";
import type { LabTable } from "../lab-table.ts";
import type { EnergyPurchaseTable } from "./energy-purchase-table.ts";
import type { IntentTable } from "./intent-table.ts";

export interface SettlementTables {
  intents: IntentTable;
  purchases: EnergyPurchaseTable;
  labs: LabTable;
}

/** Within a transaction: keeps an undecided transaction and changes the lab with it. */
export function claimIntent(
  { intents, labs }: SettlementTables,
  intent: OpenIntent,
  most: number,
  work: LabWork<null>,
  now: number,
): ClaimAnswer {
  const known = intents.find(intent.intentHash);
  if (known) return isSame(known, intent) ? { ok: true } : { ok: false, why: "taken" };
  const open = intents.openOf(intent.playerId).filter(({ purpose }) => purpose === intent.purpose);
  if (open.length >= most) return { ok: false, why: "tooMany" };
  const answer = labs.change(intent.playerId, work, now);
  if (!answer.ok) return { ok: false, why: "refused", refusal: answer.refusal };
  intents.open(intent);
  return { ok: true };
}

/** Within a transaction: books what a committed transaction is worth, unless that was done before (`ABU-18`). */
export function settleIntent<Reply>(
  { intents, purchases, labs }: SettlementTables,
  intent: Intent,
  work: LabWork<Reply>,
  now: number,
): SettleAnswer<Reply> {
  const known = intents.find(intent.intentHash);
  if (known?.settled) return { ok: false, why: "settledBefore", by: known };
  if (intent.purpose === "energy" && purchases.find(intent.subject)?.playerId !== intent.playerId)
    return { ok: false, why: "noPurchase" };
  const answer = labs.change(intent.playerId, work, now);
  if (!answer.ok) return { ok: false, why: "refused", refusal: answer.refusal };
  if (intent.purpose === "energy") purchases.use(intent.subject);
  intents.settle(intent);
  return answer;
}

/** Within a transaction: lets an open transaction go and changes the lab with it; a settled one stays. */
export function releaseIntent(
  { intents, labs }: SettlementTables,
  intentHash: string,
  work: LabWork<null>,
  now: number,
): void {
  const known = intents.find(intentHash);
  if (known && intents.remove(intentHash)) labs.change(known.playerId, work, now);
}

function isSame(one: Intent, other: Intent): boolean {
  return one.playerId === other.playerId && one.purpose === other.purpose && one.subject === other.subject;
}
