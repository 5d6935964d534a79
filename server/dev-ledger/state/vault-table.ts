import { hash } from "node:crypto";
import type { Database, Statement } from "better-sqlite3";
import { encodeBech32 } from "../../ledger/address/bech32.ts";
import { BODY_LENGTH } from "../../ledger/address/entity-address.ts";
import type { Attos, ResourceKind, Vault } from "./model.ts";

const FIRST_BYTE: Record<ResourceKind, number> = { fungible: 0x58, nonFungible: 0x98 };

interface VaultRow {
  address: string;
  owner: string;
  resource: string;
  kind: ResourceKind;
  amount: string;
  stateVersion: number;
}

const SELECT = `
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
    this.byAddress = database.prepare(`${SELECT} WHERE vaults.address = ?`);
    this.byOwner = database.prepare(`${SELECT} WHERE owner = ? ORDER BY position`);
    this.byResource = database.prepare(`${SELECT} WHERE resource = ? AND amount <> '0' ORDER BY position`);
    this.everyOwner = database
      .prepare<[], string>("SELECT owner FROM vaults GROUP BY owner ORDER BY min(position)")
      .pluck();
    this.byPlace = database.prepare(`${SELECT} WHERE owner = ? AND resource = ?`);
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
