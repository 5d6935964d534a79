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

/** Which committed transactions, one page of them. */
export interface TransactionQuery {
  order: "asc" | "desc";
  limit: number;
  /** Only those with a state version above (asc) or below (desc) this one. */
  beyond?: number;
  /** Only those that touched every one of these. */
  affecting?: readonly string[];
}

/** The ledger at one moment. What does not exist is null or an empty list. */
export interface LedgerView {
  state(): LedgerState;
  component(address: string): Component | null;
  resource(address: string): Resource | null;
  metadata(entity: string): Metadata[];
  /** All vaults of an account or component, in the order they were made. */
  vaults(owner: string): Vault[];
  vault(address: string): Vault | null;
  /** The vaults of a resource that hold something, the fullest first. */
  vaultsOf(resource: string): Vault[];
  /** Accounts and components that have a vault, in the order they got their first. */
  holders(): string[];
  /** Ids in a vault, in the order they were minted. */
  idsInVault(vault: string): string[];
  /** Every id of a resource, burned ones too, in the order they were minted. */
  idsOf(resource: string): string[];
  /** Of these ids those that were ever minted, in the order asked. */
  nonFungibles(resource: string, ids: readonly string[]): NonFungible[];
  /** null as well for one the ledger was told to know nothing of (behaviour `unknown`). */
  transaction(intentHash: string): LedgerTransaction | null;
  /** Hashes of the signed forms of a transaction that came after its first one. */
  furtherPayloads(intentHash: string): string[];
  transactions(query: TransactionQuery): CommittedTransaction[];
  /** The last ones that were submitted, the newest first, whatever became of them. */
  submitted(limit: number): LedgerTransaction[];
}
