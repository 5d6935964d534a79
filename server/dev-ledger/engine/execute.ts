import type { Instruction } from "@radixdlt/radix-engine-toolkit";
import type { Database } from "better-sqlite3";
import type { Outcome } from "../state/behaviour.ts";
import type { LedgerTables } from "../state/ledger-tables.ts";
import { type Attos, epochAt, type FungibleChange, type Receipt } from "../state/model.ts";
import { ExecutionFailure } from "./failures.ts";
import { FeeReserve, feeOf } from "./fee-reserve.ts";
import { Holdings } from "./holdings.ts";
import { followManifest } from "./instructions.ts";
import { ManifestRun } from "./manifest-run.ts";
import type { Blueprints } from "./method-call.ts";

/** What the execution of transactions needs. */
export interface Machine {
  database: Database;
  tables: LedgerTables;
  blueprints: Blueprints;
  xrd: string;
}

/** A transaction to execute. */
export interface Executable {
  startEpoch: number;
  endEpoch: number;
  tipPercentage: number;
  instructions: readonly Instruction[];
  /** Accounts whose keys signed. */
  signers: readonly string[] | "everybody";
  /** XRD for the fee that nobody has to lock. */
  feeCredit?: Attos;
}

/** Rejected: nothing of it is kept. Otherwise it is committed, and its fee is paid even if it failed. */
export type Execution =
  | { rejection: string }
  | { rejection: null; errorMessage: string | null; stateVersion: number; receipt: Receipt };

/**
 * Executes a transaction at a given time, within the caller's database transaction: all of it, or only its
 * fee, or nothing. Rejects it outside its epochs, and when the locked fee is too small.
 */
export function execute(
  { database, tables, blueprints, xrd }: Machine,
  transaction: Executable,
  { at, outcome }: { at: number; outcome: Outcome },
): Execution {
  const early = whyNotExecute(transaction, at, outcome);
  if (early !== null) return { rejection: early };
  const stateVersion = tables.settings.stateVersion() + 1;
  const fee = feeOf(transaction.instructions.length, transaction.tipPercentage);
  let holdings = new Holdings(tables, stateVersion);
  const fees = new FeeReserve(tables.vaults, holdings, xrd, transaction.feeCredit ?? 0n);
  let errorMessage: string | null = null;
  try {
    database.transaction(() => {
      followManifest(
        blueprints,
        new ManifestRun(holdings, fees, transaction.signers),
        transaction.instructions,
      );
      if (outcome === "fail") throw new ExecutionFailure("the dev ledger was told to let it fail");
      fees.release(fee);
    })();
  } catch (error) {
    if (!(error instanceof ExecutionFailure)) throw error;
    errorMessage = error.message;
    holdings = new Holdings(tables, stateVersion);
  }
  if (errorMessage !== null && fees.locked() < fee) return { rejection: errorMessage };
  const feeChanges = fees.charge(fee);
  holdings.burn({ resource: xrd, amount: fee, ids: null });
  for (const { entity } of feeChanges) holdings.changes.affected.add(entity);
  return { rejection: null, errorMessage, stateVersion, receipt: receiptOf(holdings, fee, feeChanges) };
}

function whyNotExecute({ startEpoch, endEpoch }: Executable, at: number, outcome: Outcome): string | null {
  const epoch = epochAt(at);
  if (outcome === "reject") return "the dev ledger was told to reject it";
  if (epoch < startEpoch) return `it is valid from epoch ${startEpoch} on, this is epoch ${epoch}`;
  if (epoch >= endEpoch)
    return `Transaction has expired, as its expiry epoch of ${endEpoch} has been reached.`;
  return null;
}

function receiptOf({ changes }: Holdings, feePaid: Attos, feeChanges: FungibleChange[]): Receipt {
  return {
    feePaid,
    affected: [...changes.affected],
    fungibleChanges: changes.fungibleChanges(),
    feeChanges,
    nonFungibleChanges: changes.nonFungibleChanges(),
  };
}
