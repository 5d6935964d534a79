import type { Database, Statement } from "better-sqlite3";
import type { Attos, Component, Metadata, Resource } from "./model.ts";

type ResourceRow = Omit<Resource, "minted" | "burned"> & { minted: string; burned: string };
type MetadataRow = Omit<Metadata, "locked"> & { locked: number };

/** Resources and components with their metadata. */
export class EntityTable {
  private readonly resourceAt: Statement<[string], ResourceRow>;
  private readonly insertResource: Statement<[Omit<Resource, "minted" | "burned">]>;
  private readonly updateSupply: Statement<[string, string, number, string]>;
  private readonly componentAt: Statement<[string], Component>;
  private readonly insertComponent: Statement<[Component]>;
  private readonly metadataOf: Statement<[string], MetadataRow>;
  private readonly insertMetadata: Statement<[MetadataRow & { entity: string }]>;

  constructor(database: Database) {
    this.resourceAt = database.prepare(
      `SELECT address, kind, divisibility, id_type AS idType, minted, burned, state_version AS stateVersion
       FROM resources WHERE address = ?`,
    );
    this.insertResource = database.prepare(
      `INSERT INTO resources (address, kind, divisibility, id_type, state_version)
       VALUES (:address, :kind, :divisibility, :idType, :stateVersion)`,
    );
    this.updateSupply = database.prepare(
      "UPDATE resources SET minted = ?, burned = ?, state_version = ? WHERE address = ?",
    );
    this.componentAt = database.prepare("SELECT address, blueprint FROM components WHERE address = ?");
    this.insertComponent = database.prepare("INSERT INTO components VALUES (:address, :blueprint)");
    this.metadataOf = database.prepare(
      `SELECT key, kind, value, locked, state_version AS stateVersion
       FROM metadata WHERE entity = ? ORDER BY position`,
    );
    this.insertMetadata = database.prepare(
      `INSERT INTO metadata (entity, key, kind, value, locked, state_version)
       VALUES (:entity, :key, :kind, :value, :locked, :stateVersion)`,
    );
  }

  resource(address: string): Resource | null {
    const row = this.resourceAt.get(address);
    return row ? { ...row, minted: BigInt(row.minted), burned: BigInt(row.burned) } : null;
  }

  addResource(resource: Omit<Resource, "minted" | "burned">): void {
    this.insertResource.run(resource);
  }

  setSupply(address: string, supply: { minted: Attos; burned: Attos }, stateVersion: number): void {
    this.updateSupply.run(String(supply.minted), String(supply.burned), stateVersion, address);
  }

  component(address: string): Component | null {
    return this.componentAt.get(address) ?? null;
  }

  addComponent(component: Component): void {
    this.insertComponent.run(component);
  }

  metadata(entity: string): Metadata[] {
    return this.metadataOf.all(entity).map((row) => ({ ...row, locked: row.locked === 1 }));
  }

  addMetadata(entity: string, metadata: Metadata): void {
    this.insertMetadata.run({ ...metadata, entity, locked: metadata.locked ? 1 : 0 });
  }
}
