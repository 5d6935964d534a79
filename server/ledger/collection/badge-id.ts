/**
 * The local id of a player's FOMO HIT badge: the bytes of the player's public id. A text id could not hold
 * every public id, because `-` may not stand in one.
 */
export function badgeIdOf(playerId: string): string {
  return `[${Buffer.from(playerId, "utf8").toString("hex")}]`;
}
