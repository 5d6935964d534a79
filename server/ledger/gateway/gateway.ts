import { HttpError, type HttpErrorExtras, type Sentence } from "../../errors/http-error.ts";

/** The state of a transaction from the gateway (`GAP-18`). */
export interface TransactionState {
  /** The intent's own status if the gateway has one, else the overall status. */
  status: string;
  errorMessage: string | null;
  /** The ledger's epoch in the same answer, which may be older than in another answer; null if unknown. */
  epoch: number | null;
  /** From this epoch on an uncommitted transaction can no longer be committed; null if unknown. */
  rejectedFromEpoch: number | null;
  /** The state version of this answer; null if the gateway does not name it. */
  stateVersion: number | null;
}

/** A change of one account's amount of one resource. */
interface FungibleChange {
  account: string;
  resource: string;
  /** Signed decimal string. */
  amount: string;
}
interface NonFungibleChange {
  account: string;
  resource: string;
  added: string[];
  removed: string[];
}

/** The effects of a committed transaction. */
export interface CommittedTransaction {
  intentHash: string;
  status: "CommittedSuccess" | "CommittedFailure";
  errorMessage: string | null;
  stateVersion: number;
  /** The manifest's instructions as text. */
  instructions: string;
  fungibleChanges: FungibleChange[];
  nonFungibleChanges: NonFungibleChange[];
}

/** A committed transaction as listed by the transaction stream. */
export interface StreamedTransaction {
  /** null if the gateway does not name it. */
  intentHash: string | null;
  stateVersion: number | null;
  /** null if it could not be read yet; it may be read again by its hash. */
  transaction: CommittedTransaction | null;
}

/** The data of one non-fungible token by field name; only texts, numbers and lists of texts. */
export interface NonFungibleItem {
  id: string;
  fields: Record<string, string | string[]>;
}

/**
 * What the game reads from the ledger. Every method throws `LedgerUnavailable` when no good answer came. Recent
 * reads, by any player, are reused unless `fresh` is asked for.
 */
export interface Gateway {
  /** A decimal string; "0" for an account that holds none. */
  fungibleAmount(account: string, resource: string, fresh?: boolean): Promise<string>;
  /**
   * The local ids that the account holds of each of these collections, with all pages (`LED-090`), in one read of the
   * account; an empty list for a collection it holds nothing of.
   */
  nonFungibleIds(
    account: string,
    resources: readonly string[],
    fresh?: boolean,
  ): Promise<Map<string, string[]>>;
  /** The data of these tokens, read in chunks of 29 (`LED-089`); unknown and burned ids are left out. */
  nonFungibleData(resource: string, ids: readonly string[], fresh?: boolean): Promise<NonFungibleItem[]>;
  transactionState(intentHash: string): Promise<TransactionState>;
  /** null while it is not committed, or while the gateway does not know its changes yet. */
  committedTransaction(intentHash: string): Promise<CommittedTransaction | null>;
  /** Committed transactions that involved the entity after a state version, oldest first, page by page. */
  transactionsOf(entity: string, afterStateVersion: number): AsyncIterable<StreamedTransaction[]>;
  currentEpoch(): Promise<number>;
}

interface Unavailable extends HttpErrorExtras {
  status?: 429 | 502 | 503;
  code?: string;
  sentence?: Sentence;
}

/** No usable answer came from the gateway: 502, and nothing is changed (`ABU-56`). */
export class LedgerUnavailable extends HttpError {
  /** The cause, for the log; the player reads a sentence without details (`ABU-53`). */
  readonly reason: string;

  constructor(reason: string, { status, code, sentence, ...more }: Unavailable = {}) {
    super(status ?? 502, code ?? "ledger_unavailable", sentence ?? "failures.ledger_unavailable", more);
    this.reason = reason;
  }
}

/** 503: the gateway asked for a pause, or its circuit breaker is open; it is not called before that ends. */
export function ledgerBusy(reason: string, forMs: number): LedgerUnavailable {
  return refusedFor({ status: 503, code: "ledger_busy", sentence: "ledger.busy" }, reason, forMs);
}

/** 429: this player's budget of gateway calls is used up for the moment. */
export function tooManyReads(forMs: number): LedgerUnavailable {
  const reason = "the player's gateway calls are used up";
  return refusedFor({ status: 429, code: "ledger_limit", sentence: "ledger.tooOften" }, reason, forMs);
}

function refusedFor(failure: Unavailable, reason: string, forMs: number): LedgerUnavailable {
  const seconds = Math.max(1, Math.ceil(forMs / 1000));
  return new LedgerUnavailable(reason, { ...failure, values: { seconds }, retryAfter: seconds });
}
