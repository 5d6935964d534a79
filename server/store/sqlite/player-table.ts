import type { Database, Statement } from "better-sqlite3";
import type { Player } from "../player.ts";
import type { Identity } from "../store.ts";
import type { RecentRows } from "./recent-rows.ts";

const COLUMNS = "id, public_id AS publicId, first_name AS firstName";

/** Players, each known by one identity of one login provider. */
export class PlayerTable {
  private readonly byProvider: Record<Identity["provider"], ProviderStatements>;
  private readonly rename: Statement<[string, number]>;

  private readonly recent: RecentRows;

  constructor(database: Database, recent: RecentRows) {
    this.recent = recent;
    this.byProvider = {
      telegram: statementsOf(database, "telegram_id"),
      development: statementsOf(database, "development_name"),
    };
    this.rename = database.prepare("UPDATE players SET first_name = ? WHERE id = ?");
  }

  find(identity: Identity): Player | null {
    return this.byProvider[identity.provider].select.get(keyOf(identity)) ?? null;
  }

  create(identity: Identity, publicId: string, firstName: string, now: number): Player {
    const { insert } = this.byProvider[identity.provider];
    const id = Number(insert.run(keyOf(identity), publicId, firstName, now).lastInsertRowid);
    return { id, publicId, firstName };
  }

  /** The name is the one the provider gave at the last login. */
  called(player: Player, firstName: string): Player {
    if (player.firstName === firstName) return player;
    this.rename.run(firstName, player.id);
    // Cached sessions hold the name.
    this.recent.forget();
    return { ...player, firstName };
  }
}

interface ProviderStatements {
  select: Statement<[string], Player>;
  insert: Statement<[string, string, string, number]>;
}

function statementsOf(database: Database, column: "telegram_id" | "development_name"): ProviderStatements {
  return {
    select: database.prepare(`SELECT ${COLUMNS} FROM players WHERE ${column} = ?`),
    insert: database.prepare(
      `INSERT INTO players (${column}, public_id, first_name, created_at) VALUES (?, ?, ?, ?)`,
    ),
  };
}

function keyOf(identity: Identity): string {
  return identity.provider === "telegram" ? identity.id : identity.name;
}
