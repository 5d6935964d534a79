import { type Queries, type Statement, statement, type Unit } from "../database/unit.ts";

/** How a login provider knows a player. */
export type Identity = { provider: "telegram"; id: string } | { provider: "development"; name: string };

/** A player as the rest of the server knows them. */
export interface Player {
  id: number;
  /** Random and public: the id that other players may see (`ABU-54`). */
  publicId: string;
  firstName: string;
}

const COLUMNS = `id, public_id AS "publicId", first_name AS "firstName"`;

interface ProviderStatements {
  select: Statement<[string], Player>;
  insert: Statement<[string, string, string, number], { id: number }>;
}

const byProvider: Record<Identity["provider"], ProviderStatements> = {
  telegram: statementsOf("telegram_id"),
  development: statementsOf("development_name"),
};
const rename = statement<[string, number]>("UPDATE players SET first_name = $1 WHERE id = $2");
const lock = statement<[number], { id: number }>("SELECT id FROM players WHERE id = $1 FOR NO KEY UPDATE");

function statementsOf(column: "telegram_id" | "development_name"): ProviderStatements {
  return {
    select: statement(`SELECT ${COLUMNS} FROM players WHERE ${column} = $1`),
    insert: statement(
      `INSERT INTO players (${column}, public_id, first_name, created_at) VALUES ($1, $2, $3, $4) RETURNING id`,
    ),
  };
}

function keyOf(identity: Identity): string {
  return identity.provider === "telegram" ? identity.id : identity.name;
}

/** The player known by this identity of a login provider, or null. */
export function findPlayer(queries: Queries, identity: Identity): Promise<Player | null> {
  return queries.first(byProvider[identity.provider].select, keyOf(identity));
}

export async function createPlayer(
  unit: Unit,
  identity: Identity,
  publicId: string,
  firstName: string,
  now: number,
): Promise<Player> {
  const { insert } = byProvider[identity.provider];
  const row = await unit.first(insert, keyOf(identity), publicId, firstName, now);
  if (!row) throw new Error("A player was not created");
  return { id: row.id, publicId, firstName };
}

/** The player with the name that the provider gave at this login. */
export function renamePlayer(unit: Unit, player: Player, firstName: string): Player {
  if (player.firstName === firstName) return player;
  unit.write(rename, firstName, player.id);
  return { ...player, firstName };
}

/** Makes other transactions that count a player's rows wait for this one. */
export async function lockPlayer(unit: Unit, playerId: number): Promise<void> {
  await unit.first(lock, playerId);
}
