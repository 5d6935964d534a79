/**
 * Every table that moves with a game from one store to the other, each after those that its rows refer to. Columns are
 * read from the databases. A new table gets a line here or in `TABLES_LEFT`; a test finds one that has none.
 */
export const TABLES_MOVED = [
  "players",
  "labs",
  "sessions",
  "used_logins",
  "used_login_states",
  "stored_replies",
  "settings",
  "secrets",
  "bound_accounts",
  "used_challenges",
  "incubator_rewards",
  "intents",
  "intent_claims",
  "fomo_hit_badges",
  "energy_purchases",
  "expected_growth",
  "sweep_cursors",
  "unbooked_transactions",
  "pvp_queue",
  "pvp_waits",
  "pvp_challenges",
  "pvp_battles",
  "pvp_courses",
  "pvp_decisions",
  "pvp_seats",
  "pvp_statistics",
  "pvp_standings",
  "pvp_results",
  "pvp_archive",
  "audit",
  "rule_sets",
  "deleted_logins",
  "claimed_hashes",
  "callback_wishes",
  "push_subscriptions",
  "callbacks",
  "counted_replays",
  "tournaments",
  "tournament_players",
  "tournament_pairings",
  "lab_days",
  "nicknames",
  "collection_book",
  "practice_teams",
  "seen_forms",
  "friend_settings",
  "friendships",
  "blocked_players",
  "position_standings",
] as const;

export type TableMoved = (typeof TABLES_MOVED)[number];

/** Tables that stay behind, and why. */
export const TABLES_LEFT: Readonly<Record<string, string>> = {
  migrations: "each store counts its own",
  processes: "who is running at the moment",
  limits: "worth nothing after a minute",
};
