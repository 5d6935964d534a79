import { failure, notYourTransaction } from "../../errors/failure.ts";
import type { HttpError } from "../../errors/http-error.ts";
import { refused } from "../../errors/refusals.ts";
import { labWork } from "../../store/database/lab-work.ts";
import type { CommittedTransaction } from "../gateway/gateway.ts";
import { energyPayment } from "./energy-payment.ts";
import type { SettlementDeps } from "./settlement-deps.ts";

const noPurchase = () => failure("no_purchase");

/**
 * Credits the energy that a committed transaction has paid for, once (`GAP-15`, `ABU-17` to `ABU-20`); with
 * `playerId`, only if it is theirs. Returns why nothing is credited, or null when it is, now or before.
 */
export async function bookEnergy(
  { store, rules, ledger, address }: SettlementDeps,
  transaction: CommittedTransaction,
  playerId: number | null,
): Promise<HttpError | null> {
  const payment = energyPayment(rules, ledger.network, transaction);
  if (!payment) return noPurchase();
  const { intentHash } = transaction;
  const purchase = await store.findPurchase(payment.purchaseId);
  const owner = purchase?.playerId ?? (await store.settledIntent(intentHash))?.playerId;
  if (owner === undefined) return noPurchase();
  if (playerId !== null && owner !== playerId) return notYourTransaction();
  if (purchase && purchase.account !== payment.account) return notYourTransaction();
  const answer = await store.settleIntent(
    {
      intentHash,
      purpose: "energy",
      playerId: owner,
      subject: payment.purchaseId,
      account: payment.account,
    },
    labWork(rules, { type: "creditEnergy" }, () => null),
    address,
  );
  if (answer.ok) return null;
  if (answer.why === "refused") return refused(answer.refusal);
  return answer.why === "settledBefore" && answer.by.purpose === "energy" ? null : noPurchase();
}
