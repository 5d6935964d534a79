import type { Database, Statement } from "better-sqlite3";
import type { DataField, NonFungible } from "./model.ts";

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
