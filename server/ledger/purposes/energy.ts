import type { RuleSet } from "../../../rules/index.ts";
import { failure, notYourTransaction, tooManyPurchases } from "../../errors/failure.ts";
import type { HttpError } from "../../errors/http-error.ts";
import { refused } from "../../errors/refusals.ts";
import { labWork } from "../../store/database/lab-work.ts";
import type { CommittedTransaction } from "../gateway/gateway.ts";
import type { LedgerNetwork } from "../network/ledger-network.ts";
import { callsOf, Instructions, purchaseIdValue } from "./manifest.ts";
import { isExactly, type LabSettlement, type SettlementDeps, type TransactionPurpose } from "./purpose.ts";

const ENERGY_METHOD = "buy";

/** Pays for a pack of energy under the id of an open purchase (`GAP-15`). */
export const energy: TransactionPurpose<[purchaseId: string], LabSettlement> = {
  action: "energySale",
  manifest: ({ network, rules }, account, purchaseId) =>
    new Instructions(network, account)
      .pay("payment", rules.energyPack.cvxCost, network.tokens.CVX)
      .call(network.components.energySale, ENERGY_METHOD, purchaseIdValue(purchaseId), 'Bucket("payment")')
      .depositRest(),
  settlement: {
    component: ({ components }) => components.energySale,
    book: bookEnergy,
    bookUnreported: (deps, transaction) => bookEnergy(deps, transaction, null),
    mostOpen: ({ energyPack }) => energyPack.mostOpen,
    tooManyOpen: () => tooManyPurchases(),
  },
};

const noPurchase = () => failure("no_purchase");

/**
 * Credits the energy that a committed transaction has paid for, once (`GAP-15`, `ABU-17` to `ABU-20`); with
 * `playerId`, only if it is theirs. Returns why nothing is credited, or null when it is, now or before.
 */
async function bookEnergy(
  { store, rules, ledger, address }: SettlementDeps,
  transaction: CommittedTransaction,
  playerId: number | null,
): Promise<HttpError | null> {
  const payment = energyPayment(rules, ledger.network, transaction);
  if (!payment) return noPurchase();
  const { intentHash } = transaction;
  const { purchaseId, account } = payment;
  const purchase = await store.findPurchase(purchaseId);
  const owner = purchase?.playerId ?? (await store.settledIntent(intentHash))?.playerId;
  if (owner === undefined) return noPurchase();
  if (playerId !== null && owner !== playerId) return notYourTransaction();
  if (purchase && purchase.account !== account) return notYourTransaction();
  const answer = await store.settleIntent(
    { intentHash, purpose: "energy", playerId: owner, subject: purchaseId, account },
    labWork(rules, { type: "creditEnergy" }, () => null),
    address,
  );
  if (answer.ok) return null;
  if (answer.why === "refused") return refused(answer.refusal);
  return answer.why === "settledBefore" && answer.by.purpose === "energy" ? null : noPurchase();
}

interface EnergyPayment {
  purchaseId: string;
  /** The account that paid. */
  account: string;
}

/**
 * The energy purchase that a committed transaction has paid for: one call of the energy sale, and exactly the price
 * from one account to the treasury (`GAP-15`, `ABU-20`); null for anything else.
 */
export function energyPayment(
  { energyPack }: RuleSet,
  { tokens, components, treasury }: LedgerNetwork,
  { instructions, fungibleChanges }: CommittedTransaction,
): EnergyPayment | null {
  const calls = callsOf(instructions).filter(
    ({ address, method }) => address === components.energySale && method === ENERGY_METHOD,
  );
  const purchaseId = calls[0]?.texts[0];
  if (calls.length !== 1 || purchaseId === undefined) return null;
  const moved = fungibleChanges.filter(({ resource }) => resource === tokens.CVX);
  const payer = moved.find(({ account }) => account !== treasury);
  const paid = moved.find(({ account }) => account === treasury);
  if (moved.length !== 2 || !payer || !isExactly(payer.amount, -energyPack.cvxCost)) return null;
  return isExactly(paid?.amount, energyPack.cvxCost) ? { purchaseId, account: payer.account } : null;
}
