import { type Queries, statement, type Unit } from "../unit.ts";

const selectTies = statement<[number], { inBattle: boolean; openTransactions: boolean }>(
  `SELECT EXISTS (SELECT 1 FROM pvp_seats WHERE player_id = $1) AS "inBattle",
     EXISTS (SELECT 1 FROM intent_claims WHERE player_id = $1) AS "openTransactions"`,
);
const removeReplies = statement<[number]>("DELETE FROM stored_replies WHERE player_id = $1");
const releaseBadges = statement<[number]>("UPDATE fomo_hit_badges SET player_id = NULL WHERE player_id = $1");

/** What a player has under way. */
export async function tiesOf(
  queries: Queries,
  playerId: number,
): Promise<{ inBattle: boolean; openTransactions: boolean }> {
  return (await queries.first(selectTies, playerId)) ?? { inBattle: false, openTransactions: false };
}

/** Frees what belongs to a lab that is replaced: stored replies, and the badge of its FOMO HIT. */
export function leaveLab(unit: Unit, playerId: number): void {
  unit.write(removeReplies, playerId);
  unit.write(releaseBadges, playerId);
}
