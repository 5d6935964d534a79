/** Friends of one player (`ABU-78`). */
export const MOST_FRIENDS = 100;
/** Players whom one player may block. */
export const MOST_BLOCKED = 500;
/** A friend who asked for news within this time is online. */
export const ONLINE_MS = 90_000;
/** How exactly it is stored when a player was online last: reading must not become writing. */
export const ONLINE_NOTED_EVERY_MS = 45_000;
/** Challenges that one player may address to one friend (`ABU-79`). */
export const CHALLENGES_TO_A_FRIEND = { burst: 5, perSecond: 1 / 120 };
