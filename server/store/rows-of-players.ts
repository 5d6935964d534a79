/** Rows that may not appear about a player who was deleted, and when that is looked at if not always. */
export interface RowsOfPlayers {
  table: string;
  /** Names the player. */
  column: string;
  /** An update may name the player anew as well. */
  updated?: string;
  when?: string;
}

const always = (column: string, ...tables: string[]): RowsOfPlayers[] =>
  tables.map((table) => ({ table, column }));
const unlessEmpty = (table: string, column: string): RowsOfPlayers => ({
  table,
  column,
  updated: column,
  when: `NEW.${column} IS NOT NULL`,
});

/**
 * What the databases refuse about a player who was deleted (`ABU-99`). Battles, their results and standings stay
 * without a name: no new ones begin, as nobody takes a seat. Part of a migration: only a new one may change it.
 */
export const ROWS_OF_PLAYERS: readonly RowsOfPlayers[] = [
  ...always(
    "player_id",
    "labs",
    "sessions",
    "stored_replies",
    "bound_accounts",
    "intents",
    "intent_claims",
    "energy_purchases",
    "expected_growth",
    "pvp_queue",
    "pvp_seats",
    "pvp_statistics",
    "callback_wishes",
    "push_subscriptions",
    "callbacks",
    "counted_replays",
    "lab_days",
    "nicknames",
    "collection_book",
    "practice_teams",
    "seen_forms",
    "friend_settings",
    "friendships",
    "blocked_players",
  ),
  ...always("friend_id", "friendships"),
  ...always("blocked_id", "blocked_players"),
  ...always("challenger_id", "pvp_challenges"),
  unlessEmpty("pvp_challenges", "friend_id"),
  unlessEmpty("pvp_challenges", "invited_id"),
  unlessEmpty("fomo_hit_badges", "player_id"),
  { table: "audit", column: "player_id", when: "NEW.event <> 'accountDeleted'" },
  // The table of a tournament that has begun keeps those who were deleted, as absent.
  { table: "tournaments", column: "organiser_id", when: "NEW.round = 0" },
  { table: "tournament_players", column: "player_id", updated: "present", when: "NEW.present = 1" },
];

/** What is never set again in the row of a player who was deleted. */
export const COLUMNS_OF_PLAYERS = [
  "language",
  "suspended_for",
  "deletion_due_at",
  "first_name",
  "name_fixed",
];

/** Tables whose rows others need as well: those of a deleted player end with what they belong to. */
const NEEDED: readonly string[] = ["pvp_seats", "intents", "intent_claims"];
const GONE = "(SELECT id FROM players WHERE telegram_id IS NULL AND development_name IS NULL)";

/** Removes what came back before the databases refused it. */
export const REMOVE_RETURNED_ROWS = [
  ...ROWS_OF_PLAYERS.filter(({ table, when }) => when === undefined && !NEEDED.includes(table)).map(
    ({ table, column }) => `DELETE FROM ${table} WHERE ${column} IN ${GONE};`,
  ),
  `DELETE FROM audit WHERE event <> 'accountDeleted' AND player_id IN ${GONE};`,
  `UPDATE players SET language = NULL, suspended_for = NULL, deletion_due_at = NULL WHERE id IN ${GONE};`,
].join("\n");
