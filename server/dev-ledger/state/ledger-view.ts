import type {
  CommittedTransaction,
  Component,
  LedgerState,
  LedgerTransaction,
  Metadata,
  NonFungible,
  Resource,
  Vault,
} from "./model.ts";

/** A query for a page of committed transactions. */
export interface TransactionQuery {
  order: "asc" | "desc";
  limit: number;
  /** Only state versions above (asc) or below (desc) this one. */
  beyond?: number;
  /** Only transactions that involved all of these entities. */
  affecting?: readonly string[];
}

/** The ledger at one moment. Whatever does not exist is null or an empty list. */
export interface LedgerView {
  state(): LedgerState;
  component(address: string): Component | null;
  resource(address: string): Resource | null;
  metadata(entity: string): Metadata[];
  /** All vaults of an account or component, in the order of their creation. */
  vaults(owner: string): Vault[];
  vault(address: string): Vault | null;
  /** The vaults of a resource that are not empty, the fullest first. */
  vaultsOf(resource: string): Vault[];
  /** Accounts and components with a vault, in the order of their first vault. */
  holders(): string[];
  /** Ids in a vault, in the order of minting. */
  idsInVault(vault: string): string[];
  /** Every id of a resource, including burned ones, in the order of minting. */
  idsOf(resource: string): string[];
  /** Those of these ids that were ever minted, in the requested order. */
  nonFungibles(resource: string, ids: readonly string[]): NonFungible[];
  /** Also null for a transaction that the ledger must call unknown (behaviour `unknown`). */
  transaction(intentHash: string): LedgerTransaction | null;
  /** Hashes of the later signed forms of a transaction, without the first one. */
  furtherPayloads(intentHash: string): string[];
  transactions(query: TransactionQuery): CommittedTransaction[];
  /** The last submitted transactions with any result, newest first. */
  submitted(limit: number): LedgerTransaction[];
}
