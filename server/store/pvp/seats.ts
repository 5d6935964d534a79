import type { SideIndex } from "../../../rules/index.ts";
import { type Queries, statement, type Unit } from "../unit.ts";

const select = statement<[number], { battleId: string }>(
  `SELECT battle_id AS "battleId" FROM pvp_seats WHERE player_id = $1`,
);
const insert = statement<[number, string, SideIndex, number]>(
  "INSERT INTO pvp_seats (player_id, battle_id, side, seen_at) VALUES ($1, $2, $3, $4)",
);
/** Records that a side is present; changes nothing once the battle is over, as its seats are gone. */
export const touchSeat = statement<[number, string, SideIndex]>(
  "UPDATE pvp_seats SET seen_at = $1 WHERE battle_id = $2 AND side = $3",
);
const remove = statement<[string]>("DELETE FROM pvp_seats WHERE battle_id = $1");

/** The battle a player is in: one at a time (`ABU-49`). */
export async function activeBattle(queries: Queries, playerId: number): Promise<string | null> {
  return (await queries.first(select, playerId))?.battleId ?? null;
}

export function takeSeat(unit: Unit, playerId: number, battleId: string, side: SideIndex, now: number): void {
  unit.write(insert, playerId, battleId, side, now);
}

/** Frees both players for another battle. */
export function freeSeats(unit: Unit, battleId: string): void {
  unit.write(remove, battleId);
}
