/** A transaction as the ledger speaks of it (`GAP-18`). */
export interface TransactionState {
  /** The most exact status the gateway gave: the intent's where it gave one, else the overall one. */
  status: string;
  errorMessage: string | null;
  /** The epoch of the ledger that says so, which may be an older one than another look's; null where unknown. */
  epoch: number | null;
  /** From this epoch on a transaction that was not committed never will be; null where unknown. */
  rejectedFromEpoch: number | null;
  /** How far the ledger was when this was true of it; null where the gateway does not say. */
  stateVersion: number | null;
}

/** How one account's holding of one resource changed. */
export interface FungibleChange {
  account: string;
  resource: string;
  /** Signed decimal string. */
  amount: string;
}
export interface NonFungibleChange {
  account: string;
  resource: string;
  added: string[];
  removed: string[];
}

/** What a committed transaction really did. */
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

/** A committed transaction as the stream names it. */
export interface StreamedTransaction {
  /** null where the gateway does not say. */
  intentHash: string | null;
  stateVersion: number | null;
  /** null where it cannot be read, or not yet: it can be asked for by its hash. */
  transaction: CommittedTransaction | null;
}

/** One non-fungible token's data by field name; fields of other kinds than text and number are left out. */
export interface NonFungibleItem {
  id: string;
  fields: Record<string, string | string[]>;
}

/**
 * The ledger in the game's words. Every method throws `LedgerUnavailable` when no good answer came. What was looked
 * at a moment ago, by whomever, is not looked at again, unless it is to be `fresh`.
 */
export interface Gateway {
  /** A decimal string; "0" for an account that holds none. */
  fungibleAmount(account: string, resource: string, fresh?: boolean): Promise<string>;
  /**
   * Local ids of what the account holds of each of these collections, all pages followed (`LED-090`), from one look
   * at the account; an empty list for one it holds nothing of.
   */
  nonFungibleIds(
    account: string,
    resources: readonly string[],
    fresh?: boolean,
  ): Promise<Map<string, string[]>>;
  /** The data of these tokens in chunks of 29 (`LED-089`); unknown and burned ids are left out. */
  nonFungibleData(resource: string, ids: readonly string[], fresh?: boolean): Promise<NonFungibleItem[]>;
  transactionState(intentHash: string): Promise<TransactionState>;
  /** null while it is not committed, or while the gateway does not know yet what it changed. */
  committedTransaction(intentHash: string): Promise<CommittedTransaction | null>;
  /** Committed transactions that touched the entity, oldest first, after a state version, page by page. */
  transactionsOf(entity: string, afterStateVersion: number): AsyncIterable<StreamedTransaction[]>;
  currentEpoch(): Promise<number>;
}
