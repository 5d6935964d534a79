import type { Database, Statement } from "better-sqlite3";
import type { Outcome } from "./behaviour.ts";
import {
  type CommittedTransaction,
  type FungibleChange,
  isCommitted,
  type LedgerTransaction,
  ledgerStateAt,
  type Receipt,
} from "./model.ts";

/** A transaction in its table's format. */
interface TransactionRow {
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

type SubmittedTransaction = Omit<
  TransactionRow,
  "status" | "errorMessage" | "stateVersion" | "committedAt" | "receipt"
>;
export type WaitingTransaction = Pick<TransactionRow, "intentHash" | "raw" | "dueAt" | "outcome">;

/** The result of an execution; without an error message it succeeded. */
interface Commit {
  errorMessage: string | null;
  stateVersion: number;
  committedAt: number;
  receipt: Receipt;
}

/** A query for a page of committed transactions. */
export interface TransactionQuery {
  order: "asc" | "desc";
  limit: number;
  /** Only state versions above (asc) or below (desc) this one. */
  beyond?: number;
  /** Only transactions that involved all of these entities. */
  affecting?: readonly string[];
}

const SELECT = `
  SELECT intent_hash AS intentHash, payload_hash AS payloadHash, raw, instructions, message,
    end_epoch AS endEpoch, submitted_at AS submittedAt, due_at AS dueAt, outcome, status,
    error_message AS errorMessage, state_version AS stateVersion, committed_at AS committedAt, receipt
  FROM transactions`;
/**
 * One statement for any number of entities, as prepared statements are never freed.
 */
const AFFECTING = `
  (SELECT count(*) FROM affected_entities
   WHERE affected_entities.state_version = transactions.state_version
   AND entity IN (SELECT value FROM json_each(:affecting))) = json_array_length(:affecting)`;
const COMMITTED = `${SELECT} WHERE receipt IS NOT NULL AND outcome <> 'unknown' AND ${AFFECTING}`;

/** All submitted transactions with their results. */
export class TransactionTable {
  private readonly select: Statement<[string], TransactionRow>;
  private readonly insert: Statement<[SubmittedTransaction]>;
  private readonly waiting: Statement<[number], WaitingTransaction>;
  private readonly refuse: Statement<[string, string]>;
  private readonly settle: Statement<[Record<string, unknown>]>;
  private readonly affect: Statement<[string, number]>;
  private readonly oldestFirst: Statement<[object], TransactionRow>;
  private readonly newestFirst: Statement<[object], TransactionRow>;
  private readonly newestSubmitted: Statement<[number], TransactionRow>;
  private readonly reveal: Statement<[]>;
  private readonly insertPayload: Statement<[string, string]>;
  private readonly payloadsOf: Statement<[string], string>;

  constructor(database: Database) {
    this.select = database.prepare(`${SELECT} WHERE intent_hash = ?`);
    this.insert = database.prepare(
      `INSERT INTO transactions
         (intent_hash, payload_hash, raw, instructions, message, end_epoch, submitted_at, due_at, outcome)
       VALUES (:intentHash, :payloadHash, :raw, :instructions, :message, :endEpoch, :submittedAt, :dueAt, :outcome)`,
    );
    this.waiting = database.prepare(
      `SELECT intent_hash AS intentHash, raw, due_at AS dueAt, outcome FROM transactions
       WHERE status = 'Pending' AND due_at <= ? ORDER BY due_at, position`,
    );
    this.refuse = database.prepare(
      "UPDATE transactions SET status = 'Rejected', error_message = ? WHERE intent_hash = ?",
    );
    this.settle = database.prepare(
      `UPDATE transactions SET status = :status, error_message = :errorMessage, state_version = :stateVersion,
         committed_at = :committedAt, receipt = :receipt
       WHERE intent_hash = :intentHash`,
    );
    this.affect = database.prepare("INSERT INTO affected_entities VALUES (?, ?)");
    this.oldestFirst = database.prepare(
      `${COMMITTED} AND state_version > :beyond ORDER BY state_version ASC LIMIT :limit`,
    );
    this.newestFirst = database.prepare(
      `${COMMITTED} AND state_version < :beyond ORDER BY state_version DESC LIMIT :limit`,
    );
    this.newestSubmitted = database.prepare(
      `${SELECT} WHERE outcome <> 'unknown' ORDER BY position DESC LIMIT ?`,
    );
    this.reveal = database.prepare("UPDATE transactions SET outcome = 'commit' WHERE outcome = 'unknown'");
    this.insertPayload = database.prepare(
      "INSERT INTO further_payloads (payload_hash, intent_hash) VALUES (?, ?)",
    );
    this.payloadsOf = database
      .prepare<[string], string>(
        "SELECT payload_hash FROM further_payloads WHERE intent_hash = ? ORDER BY position",
      )
      .pluck();
  }

  /** The transaction as the ledger itself knows it, whatever the behaviour hides. */
  find(intentHash: string): TransactionRow | null {
    return this.select.get(intentHash) ?? null;
  }

  add(transaction: SubmittedTransaction): void {
    this.insert.run(transaction);
  }

  /** Pending transactions that are due, in the order in which they became due. */
  due(now: number): WaitingTransaction[] {
    return this.waiting.all(now);
  }

  reject(intentHash: string, reason: string): void {
    this.refuse.run(reason, intentHash);
  }

  commit(intentHash: string, { errorMessage, stateVersion, committedAt, receipt }: Commit): void {
    this.settle.run({
      intentHash,
      status: errorMessage === null ? "CommittedSuccess" : "CommittedFailure",
      errorMessage,
      stateVersion,
      committedAt,
      receipt: writeReceipt(receipt),
    });
    for (const entity of receipt.affected) this.affect.run(entity, stateVersion);
  }

  /** The transaction; null if the behaviour hides it. */
  known(intentHash: string): LedgerTransaction | null {
    const row = this.find(intentHash);
    return row && row.outcome !== "unknown" ? transactionOf(row) : null;
  }

  page({ order, limit, beyond, affecting = [] }: TransactionQuery): CommittedTransaction[] {
    const statement = order === "asc" ? this.oldestFirst : this.newestFirst;
    const start = order === "asc" ? 0 : Number.MAX_SAFE_INTEGER;
    const rows = statement.all({ limit, beyond: beyond ?? start, affecting: JSON.stringify(affecting) });
    return rows.map(transactionOf).filter(isCommitted);
  }

  /** The newest first, with any result. */
  submitted(limit: number): LedgerTransaction[] {
    return this.newestSubmitted.all(limit).map(transactionOf);
  }

  /** Shows the transactions that the behaviour `unknown` has hidden so far. */
  makeAllKnown(): void {
    this.reveal.run();
  }

  /** Stores a later signed form of a transaction: the same intent with other signatures. */
  addPayload(payloadHash: string, intentHash: string): void {
    this.insertPayload.run(payloadHash, intentHash);
  }

  /** Hashes of the later signed forms, in the order of arrival. */
  furtherPayloads(intentHash: string): string[] {
    return this.payloadsOf.all(intentHash);
  }
}

function transactionOf(row: TransactionRow): LedgerTransaction {
  const { dueAt: _dueAt, outcome: _outcome, stateVersion, committedAt, receipt, ...transaction } = row;
  if (stateVersion === null || committedAt === null || receipt === null)
    return { ...transaction, commit: null };
  return { ...transaction, commit: { ...ledgerStateAt(stateVersion, committedAt), ...readReceipt(receipt) } };
}

function writeReceipt(receipt: Receipt): string {
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
