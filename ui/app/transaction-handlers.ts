import { growthTransaction } from "../collection/growth-transaction.ts";
import { mintTransaction } from "../collection/mint/mint-transaction.ts";
import { energyTransaction } from "../lab/dialogs/energy-transaction.ts";
import { fomoHitTransaction } from "../lab/dialogs/fomo-hit-transaction.ts";
import type { TransactionHandlers } from "../transactions/transaction-handler.ts";

/** The transactions of all rooms. */
export const transactionHandlers: TransactionHandlers = {
  creatureMint: mintTransaction,
  fomoHit: fomoHitTransaction,
  energy: energyTransaction,
  upgradeStats: growthTransaction("upgradeStats"),
  evolve: growthTransaction("evolve"),
};
