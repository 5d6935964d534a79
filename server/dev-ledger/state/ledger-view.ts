import type { Database } from "better-sqlite3";
import { openDatabase } from "../../store/sqlite/open-database.ts";
import { type LedgerTables, openLedgerTables } from "./ledger-tables.ts";
import {
  type CommittedTransaction,
  type Component,
  type LedgerState,
  type LedgerTransaction,
  ledgerStateAt,
  type Metadata,
  type NonFungible,
  type Resource,
  type Vault,
} from "./model.ts";
import type { TransactionQuery } from "./transaction-table.ts";

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

/** A view of the tables at one moment. */
export function viewOf(tables: LedgerTables, now: number): LedgerView {
  const { entities, vaults, nonFungibles, transactions, settings } = tables;
  return {
    state: () => ledgerStateAt(settings.stateVersion(), Math.max(now, settings.lastChange())),
    component: (address) => entities.component(address),
    resource: (address) => entities.resource(address),
    metadata: (entity) => entities.metadata(entity),
    vaults: (owner) => vaults.of(owner),
    vault: (address) => vaults.find(address),
    vaultsOf: (resource) => vaults.ofResource(resource),
    holders: () => vaults.owners(),
    idsInVault: (vault) => nonFungibles.idsIn(vault),
    idsOf: (resource) => nonFungibles.idsOf(resource),
    nonFungibles: (resource, ids) => ids.flatMap((id) => nonFungibles.find(resource, id) ?? []),
    transaction: (intentHash) => transactions.known(intentHash),
    furtherPayloads: (intentHash) => transactions.furtherPayloads(intentHash),
    transactions: (query) => transactions.page(query),
    submitted: (limit) => transactions.submitted(limit),
  };
}

/** The bytes of SQLite's header that announce a log beside the file, which a copy in memory does not have. */
const LOG_FORMAT_BYTES = [18, 19];
const WITHOUT_LOG = 1;

/**
 * A node that has stopped following the network: the ledger's state at one moment. It is stored as a copy in
 * the file, so that all processes read the same one, even after a restart.
 */
export class StoppedNode {
  private readonly database: Database;
  private readonly tables: LedgerTables;
  private readonly suffix: string;
  private opened: { number: number; database: Database; view: LedgerView } | null = null;

  constructor(database: Database, tables: LedgerTables, suffix: string) {
    this.database = database;
    this.tables = tables;
    this.suffix = suffix;
  }

  /** Stops the node at this time, unless it has stopped already; within the caller's transaction. */
  stop(at: number): void {
    const { settings } = this.tables;
    if (settings.stoppedNode() === null) settings.keepStoppedNode(at, this.database.serialize());
  }

  /** Lets the node follow the network again; within the caller's transaction. */
  follow(): void {
    this.tables.settings.forgetStoppedNode();
  }

  /** The state of the stopped node; null if it has not stopped. */
  view(): LedgerView | null {
    const stopped = this.tables.settings.stoppedNode();
    if (stopped === null || stopped.number !== this.opened?.number) this.close();
    if (stopped === null) return null;
    this.opened ??= { number: stopped.number, ...this.open(stopped.at) };
    return this.opened.view;
  }

  close(): void {
    this.opened?.database.close();
    this.opened = null;
  }

  private open(at: number): { database: Database; view: LedgerView } {
    const copy = this.tables.settings.copyOfStoppedNode();
    for (const place of LOG_FORMAT_BYTES) copy[place] = WITHOUT_LOG;
    const database = openDatabase(copy, { readonly: true });
    return { database, view: viewOf(openLedgerTables(database, this.suffix), at) };
  }
}
