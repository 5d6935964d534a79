import type { Database } from "better-sqlite3";
import { EntityTable } from "./entity-table.ts";
import { KeyTable } from "./key-table.ts";
import { NonFungibleTable } from "./non-fungible-table.ts";
import { PayloadTable } from "./payload-table.ts";
import { PurchaseTable } from "./purchase-table.ts";
import { SettingTable } from "./setting-table.ts";
import { TransactionTable } from "./transaction-table.ts";
import { VaultTable } from "./vault-table.ts";

/** The tables of the ledger's file. */
export interface LedgerTables {
  entities: EntityTable;
  vaults: VaultTable;
  nonFungibles: NonFungibleTable;
  transactions: TransactionTable;
  payloads: PayloadTable;
  purchases: PurchaseTable;
  keys: KeyTable;
  settings: SettingTable;
}

/** `suffix` is the network's suffix in address prefixes. */
export function openLedgerTables(database: Database, suffix: string): LedgerTables {
  return {
    entities: new EntityTable(database),
    vaults: new VaultTable(database, suffix),
    nonFungibles: new NonFungibleTable(database),
    transactions: new TransactionTable(database),
    payloads: new PayloadTable(database),
    purchases: new PurchaseTable(database),
    keys: new KeyTable(database),
    settings: new SettingTable(database),
  };
}
