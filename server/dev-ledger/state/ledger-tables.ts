import type { Database, Statement } from "better-sqlite3";
import { EntityTable } from "./entity-table.ts";
import { NonFungibleTable, VaultTable } from "./holding-tables.ts";
import type { DevAccount } from "./model.ts";
import { SettingTable } from "./setting-table.ts";
import { TransactionTable } from "./transaction-table.ts";

/** The tables of the ledger's file. */
export interface LedgerTables {
  entities: EntityTable;
  vaults: VaultTable;
  nonFungibles: NonFungibleTable;
  transactions: TransactionTable;
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
    purchases: new PurchaseTable(database),
    keys: new KeyTable(database),
    settings: new SettingTable(database),
  };
}

/** Accounts with keys that a dev wallet may request. */
class KeyTable {
  private readonly insert: Statement<[DevAccount & { holder: string }]>;
  private readonly byHolder: Statement<[string], DevAccount>;

  constructor(database: Database) {
    this.insert = database.prepare(
      "INSERT INTO accounts_with_keys VALUES (:address, :holder, :label, :privateKey)",
    );
    this.byHolder = database.prepare(
      `SELECT address, label, private_key AS privateKey FROM accounts_with_keys
       WHERE holder = ? ORDER BY rowid DESC`,
    );
  }

  add(holder: string, account: DevAccount): void {
    this.insert.run({ ...account, holder });
  }

  /** The holder's accounts, newest first. */
  of(holder: string): DevAccount[] {
    return this.byHolder.all(holder);
  }
}

/** Ids of paid energy purchases. */
class PurchaseTable {
  private readonly insert: Statement<[string]>;

  constructor(database: Database) {
    this.insert = database.prepare("INSERT OR IGNORE INTO paid_purchases VALUES (?)");
  }

  /** Stores the id; returns whether it was new. */
  pay(purchaseId: string): boolean {
    return this.insert.run(purchaseId).changes === 1;
  }
}

/** The number of this file format; files of another format are refused. */
const FORM = 1;

/** Amounts are stored as text, in whole attos: they exceed an SQLite integer. */
const TABLES = `
CREATE TABLE resources (
  address TEXT PRIMARY KEY,
  kind TEXT NOT NULL,
  divisibility INTEGER,
  id_type TEXT,
  minted TEXT NOT NULL DEFAULT '0',
  burned TEXT NOT NULL DEFAULT '0',
  state_version INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE components (
  address TEXT PRIMARY KEY,
  blueprint TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE metadata (
  position INTEGER PRIMARY KEY,
  entity TEXT NOT NULL,
  key TEXT NOT NULL,
  kind TEXT NOT NULL,
  value TEXT NOT NULL,
  locked INTEGER NOT NULL,
  state_version INTEGER NOT NULL,
  UNIQUE (entity, key)
) STRICT;

CREATE TABLE vaults (
  position INTEGER PRIMARY KEY,
  address TEXT NOT NULL UNIQUE,
  owner TEXT NOT NULL,
  resource TEXT NOT NULL REFERENCES resources (address),
  amount TEXT NOT NULL DEFAULT '0',
  state_version INTEGER NOT NULL,
  UNIQUE (owner, resource)
) STRICT;

-- Outside of a running transaction every token that is not burned is in a vault.
CREATE TABLE non_fungibles (
  position INTEGER PRIMARY KEY,
  resource TEXT NOT NULL REFERENCES resources (address),
  id TEXT NOT NULL,
  fields TEXT NOT NULL,
  vault TEXT REFERENCES vaults (address),
  burned INTEGER NOT NULL DEFAULT 0,
  state_version INTEGER NOT NULL,
  UNIQUE (resource, id)
) STRICT;
CREATE INDEX non_fungibles_by_vault ON non_fungibles (vault);

CREATE TABLE transactions (
  position INTEGER PRIMARY KEY,
  intent_hash TEXT NOT NULL UNIQUE,
  payload_hash TEXT NOT NULL,
  raw BLOB NOT NULL,
  instructions TEXT NOT NULL,
  message TEXT,
  end_epoch INTEGER NOT NULL,
  submitted_at INTEGER NOT NULL,
  due_at INTEGER NOT NULL,
  outcome TEXT NOT NULL,
  status TEXT NOT NULL DEFAULT 'Pending',
  error_message TEXT,
  state_version INTEGER UNIQUE,
  committed_at INTEGER,
  receipt TEXT
) STRICT;
CREATE INDEX transactions_that_wait ON transactions (due_at) WHERE status = 'Pending';

CREATE TABLE affected_entities (
  entity TEXT NOT NULL,
  state_version INTEGER NOT NULL,
  PRIMARY KEY (entity, state_version)
) STRICT, WITHOUT ROWID;

-- What the components must remember besides tokens: energy purchases that were paid.
CREATE TABLE paid_purchases (
  purchase_id TEXT PRIMARY KEY
) STRICT, WITHOUT ROWID;

CREATE TABLE accounts_with_keys (
  address TEXT PRIMARY KEY,
  holder TEXT NOT NULL,
  label TEXT NOT NULL,
  private_key TEXT NOT NULL
) STRICT;

CREATE TABLE settings (
  name TEXT PRIMARY KEY,
  value ANY NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO settings VALUES ('state_version', 0), ('last_change', 0);
`;

/** Tables that are newer than the format: older files get them when they are opened. */
const ADDED_LATER = `
CREATE TABLE IF NOT EXISTS further_payloads (
  position INTEGER PRIMARY KEY,
  payload_hash TEXT NOT NULL UNIQUE,
  intent_hash TEXT NOT NULL REFERENCES transactions (intent_hash)
) STRICT;
CREATE INDEX IF NOT EXISTS further_payloads_by_intent ON further_payloads (intent_hash);
`;

/** Creates the tables of a new file, within the caller's transaction; returns whether the file was new. */
export function createTables(database: Database): boolean {
  const form = Number(database.prepare("PRAGMA user_version").pluck().get());
  if (form !== 0 && form !== FORM)
    throw new Error(`The dev ledger's file has form ${form}, this program knows ${FORM}: remove the file.`);
  if (form === 0) database.exec(TABLES);
  database.exec(ADDED_LATER);
  database.exec(`PRAGMA user_version = ${FORM}`);
  return form === 0;
}
