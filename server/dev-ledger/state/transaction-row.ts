import type { Outcome } from "../behaviour.ts";
import { epochAt, roundAt } from "./ledger-time.ts";
import type { FungibleChange, LedgerTransaction, Receipt } from "./model.ts";

/** A transaction in its table's format. */
export interface TransactionRow {
  intentHash: string;
  payloadHash: string;
  raw: Buffer;
  instructions: string;
  message: string | null;
  endEpoch: number;
  submittedAt: number;
  /** When it leaves the pending state. */
  dueAt: number;
  outcome: Outcome;
  status: LedgerTransaction["status"];
  errorMessage: string | null;
  stateVersion: number | null;
  committedAt: number | null;
  receipt: string | null;
}

export function transactionOf(row: TransactionRow): LedgerTransaction {
  const { dueAt: _dueAt, outcome: _outcome, stateVersion, committedAt, receipt, ...transaction } = row;
  if (stateVersion === null || committedAt === null || receipt === null)
    return { ...transaction, commit: null };
  const state = {
    stateVersion,
    epoch: epochAt(committedAt),
    round: roundAt(committedAt),
    timestamp: committedAt,
  };
  return { ...transaction, commit: { ...state, ...readReceipt(receipt) } };
}

export function writeReceipt(receipt: Receipt): string {
  return JSON.stringify(receipt, (_key, value) => (typeof value === "bigint" ? String(value) : value));
}

function readReceipt(text: string): Receipt {
  const receipt = JSON.parse(text);
  const changes = (rows: (FungibleChange & { change: string })[]) =>
    rows.map((row) => ({ ...row, change: BigInt(row.change) }));
  return {
    ...receipt,
    feePaid: BigInt(receipt.feePaid),
    fungibleChanges: changes(receipt.fungibleChanges),
    feeChanges: changes(receipt.feeChanges),
  };
}
