import { hash } from "node:crypto";
import type { Database, Statement } from "better-sqlite3";
import { BODY_LENGTH, encodeBech32 } from "../../ledger/network/address.ts";
import type { Attos, DataField, NonFungible, ResourceKind, Vault } from "./model.ts";

const FIRST_BYTE: Record<ResourceKind, number> = { fungible: 0x58, nonFungible: 0x98 };

interface VaultRow {
  address: string;
  owner: string;
  resource: string;
  kind: ResourceKind;
  amount: string;
  stateVersion: number;
}

const SELECT_VAULT = `
  SELECT vaults.address, owner, resource, resources.kind, amount, vaults.state_version AS stateVersion
  FROM vaults JOIN resources ON resources.address = vaults.resource`;

/** The vaults: one for each owner and resource. */
export class VaultTable {
  private readonly byAddress: Statement<[string], VaultRow>;
  private readonly byOwner: Statement<[string], VaultRow>;
  private readonly byResource: Statement<[string], VaultRow>;
  private readonly byPlace: Statement<[string, string], VaultRow>;
  private readonly everyOwner: Statement<[], string>;
  private readonly insert: Statement<[string, string, string, number]>;
  private readonly update: Statement<[string, number, string]>;
  private readonly suffix: string;

  constructor(database: Database, suffix: string) {
    this.suffix = suffix;
    this.byAddress = database.prepare(`${SELECT_VAULT} WHERE vaults.address = ?`);
    this.byOwner = database.prepare(`${SELECT_VAULT} WHERE owner = ? ORDER BY position`);
    this.byResource = database.prepare(
      `${SELECT_VAULT} WHERE resource = ? AND amount <> '0' ORDER BY position`,
    );
    this.everyOwner = database
      .prepare<[], string>("SELECT owner FROM vaults GROUP BY owner ORDER BY min(position)")
      .pluck();
    this.byPlace = database.prepare(`${SELECT_VAULT} WHERE owner = ? AND resource = ?`);
    this.insert = database.prepare(
      "INSERT INTO vaults (address, owner, resource, state_version) VALUES (?, ?, ?, ?)",
    );
    this.update = database.prepare("UPDATE vaults SET amount = ?, state_version = ? WHERE address = ?");
  }

  find(address: string): Vault | null {
    return vaultOf(this.byAddress.get(address));
  }

  of(owner: string): Vault[] {
    return this.byOwner.all(owner).flatMap((row) => vaultOf(row) ?? []);
  }

  /** The vaults of the resource that are not empty, the fullest first. */
  ofResource(resource: string): Vault[] {
    const vaults = this.byResource.all(resource).flatMap((row) => vaultOf(row) ?? []);
    return vaults.sort((one, other) => Number(one.amount < other.amount) - Number(one.amount > other.amount));
  }

  /** Owners in the order of their first vault. */
  owners(): string[] {
    return this.everyOwner.all();
  }

  at(owner: string, resource: string): Vault | null {
    return vaultOf(this.byPlace.get(owner, resource));
  }

  /** The owner's vault of the resource, created if there is none. */
  opened(owner: string, resource: string, kind: ResourceKind, stateVersion: number): Vault {
    const known = this.at(owner, resource);
    if (known) return known;
    const address = this.addressFor(owner, resource, kind);
    this.insert.run(address, owner, resource, stateVersion);
    return { address, owner, resource, kind, amount: 0n, stateVersion };
  }

  setAmount(address: string, amount: Attos, stateVersion: number): void {
    this.update.run(String(amount), stateVersion, address);
  }

  private addressFor(owner: string, resource: string, kind: ResourceKind): string {
    const body = hash("sha256", `${owner} ${resource}`, "buffer").subarray(0, BODY_LENGTH);
    const bytes = Uint8Array.from([FIRST_BYTE[kind], ...body]);
    return encodeBech32({ humanPart: `internal_vault_${this.suffix}`, bytes });
  }
}

function vaultOf(row: VaultRow | undefined): Vault | null {
  return row ? { ...row, amount: BigInt(row.amount) } : null;
}

interface NonFungibleRow {
  resource: string;
  id: string;
  fields: string;
  vault: string | null;
  stateVersion: number;
}

/** Every non-fungible token that was ever minted, with its data and its vault. */
export class NonFungibleTable {
  private readonly select: Statement<[string, string], NonFungibleRow>;
  private readonly inVault: Statement<[string], string>;
  private readonly ofResource: Statement<[string], string>;
  private readonly insert: Statement<[string, string, string, number]>;
  private readonly move: Statement<[string | null, number, string, string]>;
  private readonly rewrite: Statement<[string, number, string, string]>;
  private readonly markBurned: Statement<[number, string, string]>;

  constructor(database: Database) {
    this.select = database.prepare(
      "SELECT resource, id, fields, vault, state_version AS stateVersion FROM non_fungibles WHERE resource = ? AND id = ?",
    );
    this.inVault = database
      .prepare<[string], string>("SELECT id FROM non_fungibles WHERE vault = ? ORDER BY position")
      .pluck();
    this.ofResource = database
      .prepare<[string], string>("SELECT id FROM non_fungibles WHERE resource = ? ORDER BY position")
      .pluck();
    this.insert = database.prepare(
      "INSERT INTO non_fungibles (resource, id, fields, state_version) VALUES (?, ?, ?, ?)",
    );
    this.move = database.prepare(
      "UPDATE non_fungibles SET vault = ?, state_version = ? WHERE resource = ? AND id = ?",
    );
    this.rewrite = database.prepare(
      "UPDATE non_fungibles SET fields = ?, state_version = ? WHERE resource = ? AND id = ?",
    );
    this.markBurned = database.prepare(
      "UPDATE non_fungibles SET burned = 1, vault = NULL, state_version = ? WHERE resource = ? AND id = ?",
    );
  }

  find(resource: string, id: string): NonFungible | null {
    const row = this.select.get(resource, id);
    return row ? { ...row, fields: JSON.parse(row.fields) } : null;
  }

  idsIn(vault: string): string[] {
    return this.inVault.all(vault);
  }

  idsOf(resource: string): string[] {
    return this.ofResource.all(resource);
  }

  /** Adds a token that is in no vault yet. */
  add(resource: string, id: string, fields: readonly DataField[], stateVersion: number): void {
    this.insert.run(resource, id, JSON.stringify(fields), stateVersion);
  }

  /** Moves a token into a vault, or out of all vaults (null). */
  place(resource: string, id: string, vault: string | null, stateVersion: number): void {
    this.move.run(vault, stateVersion, resource, id);
  }

  setFields(resource: string, id: string, fields: readonly DataField[], stateVersion: number): void {
    this.rewrite.run(JSON.stringify(fields), stateVersion, resource, id);
  }

  burn(resource: string, id: string, stateVersion: number): void {
    this.markBurned.run(stateVersion, resource, id);
  }
}
