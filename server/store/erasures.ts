/** What stands for the places of an erasure, in their order. */
export interface ErasedPlayer {
  playerId: number;
  /** Empty for a player of the development login. */
  telegramId: string;
  /** What the player was called. */
  oldPublicId: string;
  /** What the player is called from now on. */
  publicId: string;
  name: string;
}

export interface Erasure {
  /** With a question mark for each value. */
  sql: string;
  values: readonly (keyof ErasedPlayer)[];
}

const remove = (table: string): Erasure => ({
  sql: `DELETE FROM ${table} WHERE player_id = ?`,
  values: ["playerId"],
});

/**
 * What the deletion of an account does, in this order and in both stores (`GAP-71`): rows are removed, and those that
 * other players or the ledger need lose whoever they were about.
 */
export const ERASURES: readonly Erasure[] = [
  ...[
    "callbacks",
    "callback_wishes",
    "push_subscriptions",
    "sessions",
    "stored_replies",
    "labs",
    "bound_accounts",
    "intent_claims",
    "energy_purchases",
    "expected_growth",
    "pvp_queue",
    "pvp_statistics",
    "counted_replays",
    "friend_settings",
    "audit",
    "lab_days",
    "nicknames",
    "collection_book",
    "practice_teams",
    "seen_forms",
  ].map(remove),
  {
    sql: "DELETE FROM pvp_challenges WHERE challenger_id = ? OR friend_id = ? OR invited_id = ?",
    values: ["playerId", "playerId", "playerId"],
  },
  {
    sql: "DELETE FROM friendships WHERE player_id = ? OR friend_id = ?",
    values: ["playerId", "playerId"],
  },
  {
    sql: "DELETE FROM blocked_players WHERE player_id = ? OR blocked_id = ?",
    values: ["playerId", "playerId"],
  },
  // Open tournaments lose the player, and end without their organiser; the table of one that has begun keeps a row.
  { sql: "DELETE FROM tournaments WHERE organiser_id = ? AND round = 0", values: ["playerId"] },
  {
    sql: `DELETE FROM tournament_players WHERE player_id = ?
      AND tournament_id IN (SELECT id FROM tournaments WHERE round = 0)`,
    values: ["playerId"],
  },
  { sql: "UPDATE tournament_players SET present = 0 WHERE player_id = ?", values: ["playerId"] },
  {
    // Who has reported or blocked the player is not asked to forget it, but whom they did it to.
    sql: `UPDATE audit SET details = replace(details, '"' || CAST(? AS TEXT) || '"', 'null')
      WHERE event IN ('reported', 'blocked') AND details LIKE '%"' || CAST(? AS TEXT) || '"%'`,
    values: ["oldPublicId", "oldPublicId"],
  },
  // A used login stays used: its hash alone tells nothing about anybody.
  { sql: "UPDATE used_logins SET telegram_id = '' WHERE telegram_id = ?", values: ["telegramId"] },
  {
    // A hash may have minted the badges of two accounts, or that of an account that changed hands.
    sql: `INSERT INTO claimed_hashes SELECT intent_hash, purpose FROM intents WHERE player_id = ?
      ON CONFLICT DO NOTHING`,
    values: ["playerId"],
  },
  remove("intents"),
  { sql: "UPDATE fomo_hit_badges SET player_id = NULL WHERE player_id = ?", values: ["playerId"] },
  { sql: "UPDATE pvp_standings SET public_id = ? WHERE player_id = ?", values: ["publicId", "playerId"] },
  { sql: "UPDATE pvp_battles SET player1_name = ? WHERE player1_id = ?", values: ["name", "playerId"] },
  { sql: "UPDATE pvp_battles SET player2_name = ? WHERE player2_id = ?", values: ["name", "playerId"] },
  {
    sql: `UPDATE players SET telegram_id = NULL, development_name = NULL, first_name = ?, public_id = ?, created_at = 0,
      suspended_for = NULL, deletion_due_at = NULL, language = NULL WHERE id = ?`,
    values: ["name", "publicId", "playerId"],
  },
];
