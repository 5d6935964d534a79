import { COLUMNS_OF_PLAYERS, REMOVE_RETURNED_ROWS, ROWS_OF_PLAYERS } from "../../rows-of-players.ts";

/**
 * Challenges by link (`GAP-61`). Battles know the challenge that they belong to, the length of their turns where it is
 * not that of their rules (`GAP-69`), and whether they are friendly: without rating.
 */
export const challenges = `
CREATE TABLE pvp_challenges (
  id TEXT PRIMARY KEY,
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  terms TEXT NOT NULL,
  challenger_id INTEGER NOT NULL REFERENCES players (id),
  challenger_wish TEXT NOT NULL,
  challenger_ready_at INTEGER,
  friend_id INTEGER REFERENCES players (id),
  friend_wish TEXT,
  friend_ready_at INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX pvp_challenges_by_expiry ON pvp_challenges (expires_at);
CREATE INDEX pvp_challenges_of_challenger ON pvp_challenges (challenger_id);
CREATE INDEX pvp_challenges_of_friend ON pvp_challenges (friend_id) WHERE friend_id IS NOT NULL;

ALTER TABLE pvp_battles ADD COLUMN friendly INTEGER NOT NULL DEFAULT 0;
ALTER TABLE pvp_battles ADD COLUMN turn_ms INTEGER;
ALTER TABLE pvp_battles ADD COLUMN challenge_id TEXT;
CREATE INDEX pvp_battles_of_challenge ON pvp_battles (challenge_id) WHERE challenge_id IS NOT NULL;
`;

/**
 * What players want to be called back for, their browsers' subscriptions, which end with the session, and for each
 * player and kind the latest callback: due, or told when it has no moment.
 */
export const callbacks = `
CREATE TABLE callback_wishes (
  player_id INTEGER PRIMARY KEY REFERENCES players (id),
  kinds TEXT NOT NULL,
  telegram INTEGER NOT NULL,
  language TEXT NOT NULL,
  recent TEXT NOT NULL
) STRICT;

CREATE TABLE push_subscriptions (
  endpoint TEXT PRIMARY KEY,
  player_id INTEGER NOT NULL REFERENCES players (id),
  session_hash BLOB NOT NULL REFERENCES sessions (secret_hash) ON DELETE CASCADE,
  p256dh TEXT NOT NULL,
  auth TEXT NOT NULL,
  subscribed_at INTEGER NOT NULL
) STRICT;
CREATE INDEX push_subscriptions_by_player ON push_subscriptions (player_id, subscribed_at);
CREATE INDEX push_subscriptions_by_session ON push_subscriptions (session_hash);

CREATE TABLE callbacks (
  player_id INTEGER NOT NULL REFERENCES players (id),
  kind TEXT NOT NULL,
  subject TEXT NOT NULL,
  due_at INTEGER,
  PRIMARY KEY (player_id, kind)
) STRICT, WITHOUT ROWID;
CREATE INDEX callbacks_due ON callbacks (due_at) WHERE due_at IS NOT NULL;
`;

/** Replays of battles against the AI that have counted for a player, each once, by a digest of its decisions (`GAP-68`). */
export const countedReplays = `
CREATE TABLE counted_replays (
  digest TEXT PRIMARY KEY,
  player_id INTEGER NOT NULL REFERENCES players (id),
  counted_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX counted_replays_of_player ON counted_replays (player_id);
`;

/** Tournaments by link: their players, known by numbers within them, and the pairings of each round. */
export const tournaments = `
CREATE TABLE tournaments (
  id TEXT PRIMARY KEY,
  organiser_id INTEGER NOT NULL REFERENCES players (id),
  seed TEXT NOT NULL,
  turn_ms INTEGER NOT NULL,
  round_ms INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  round INTEGER NOT NULL,
  rounds INTEGER NOT NULL,
  begins_at INTEGER,
  ends_at INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX tournaments_by_expiry ON tournaments (expires_at);
CREATE INDEX tournaments_of_organiser ON tournaments (organiser_id);
CREATE INDEX tournaments_running ON tournaments (ends_at) WHERE ends_at IS NOT NULL;

CREATE TABLE tournament_players (
  tournament_id TEXT NOT NULL REFERENCES tournaments (id) ON DELETE CASCADE,
  player_id INTEGER NOT NULL REFERENCES players (id),
  number INTEGER NOT NULL,
  present INTEGER NOT NULL,
  PRIMARY KEY (tournament_id, player_id)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX tournament_players_by_number ON tournament_players (tournament_id, number);
CREATE INDEX tournament_players_of_player ON tournament_players (player_id);

CREATE TABLE tournament_pairings (
  tournament_id TEXT NOT NULL REFERENCES tournaments (id) ON DELETE CASCADE,
  round INTEGER NOT NULL,
  place INTEGER NOT NULL,
  one INTEGER NOT NULL,
  two INTEGER,
  battle_id TEXT,
  outcome TEXT,
  PRIMARY KEY (tournament_id, round, place)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX tournament_pairings_of_one ON tournament_pairings (tournament_id, round, one);
CREATE UNIQUE INDEX tournament_pairings_of_two ON tournament_pairings (tournament_id, round, two) WHERE two IS NOT NULL;
`;

/** What brings players back: statistics of their labs, names of their creatures, and the book of what they owned. */
export const returns = `
CREATE TABLE lab_days (
  player_id INTEGER NOT NULL REFERENCES players (id),
  day INTEGER NOT NULL,
  resource TEXT NOT NULL,
  made INTEGER NOT NULL,
  spent INTEGER NOT NULL,
  PRIMARY KEY (player_id, day, resource)
) STRICT;
CREATE INDEX lab_days_by_day ON lab_days (day);

CREATE TABLE nicknames (
  player_id INTEGER NOT NULL REFERENCES players (id),
  creature_id TEXT NOT NULL,
  nickname TEXT NOT NULL,
  PRIMARY KEY (player_id, creature_id)
) STRICT;

CREATE TABLE collection_book (
  player_id INTEGER NOT NULL REFERENCES players (id),
  species_id TEXT NOT NULL,
  form INTEGER NOT NULL,
  raised INTEGER NOT NULL,
  owned_at INTEGER NOT NULL,
  PRIMARY KEY (player_id, species_id, form)
) STRICT;
`;

/**
 * Friends by link. A friendship is a row for each of the two: whoever is blocked keeps their own row and learns
 * nothing. Challenges know whom they are addressed to, if anybody.
 */
export const friends = `
CREATE TABLE friend_settings (
  player_id INTEGER PRIMARY KEY REFERENCES players (id),
  link TEXT UNIQUE,
  shows_online INTEGER NOT NULL DEFAULT 0,
  seen_at INTEGER
) STRICT;

CREATE TABLE friendships (
  player_id INTEGER NOT NULL REFERENCES players (id),
  friend_id INTEGER NOT NULL REFERENCES players (id),
  since INTEGER NOT NULL,
  PRIMARY KEY (player_id, friend_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX friendships_of_friend ON friendships (friend_id);

CREATE TABLE blocked_players (
  player_id INTEGER NOT NULL REFERENCES players (id),
  blocked_id INTEGER NOT NULL REFERENCES players (id),
  since INTEGER NOT NULL,
  PRIMARY KEY (player_id, blocked_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX blocked_players_of_blocked ON blocked_players (blocked_id);

ALTER TABLE pvp_challenges ADD COLUMN invited_id INTEGER REFERENCES players (id);
CREATE INDEX pvp_challenges_of_invited ON pvp_challenges (invited_id) WHERE invited_id IS NOT NULL;
`;

/** What a player shows to others: their lab by link or to friends, and their live battles (null: not chosen yet). */
export const shown = `
ALTER TABLE friend_settings ADD COLUMN lab_link TEXT;
CREATE UNIQUE INDEX friend_settings_of_lab_link ON friend_settings (lab_link);
ALTER TABLE friend_settings ADD COLUMN shows_lab INTEGER NOT NULL DEFAULT 0;
ALTER TABLE friend_settings ADD COLUMN shows_battles INTEGER;
`;

/** Players may wait for casual battles, which have clocks of their own: NULL is a rated one. */
export const casualBattles = `
ALTER TABLE pvp_queue ADD COLUMN casual_turn_ms INTEGER;
ALTER TABLE pvp_waits ADD COLUMN casual_turn_ms INTEGER;
`;

/** The language that a player chose in the settings; null: the browser's (`GAP-63`). */
export const languages = `
ALTER TABLE players ADD COLUMN language TEXT;
`;

/** What a player keeps without a wallet: the teams of their practice battles, and the forms they met in battles. */
export const practiceTeams = `
CREATE TABLE practice_teams (
  player_id INTEGER NOT NULL REFERENCES players (id),
  difficulty TEXT NOT NULL,
  team_seed TEXT NOT NULL,
  PRIMARY KEY (player_id, difficulty)
) STRICT;

CREATE TABLE seen_forms (
  player_id INTEGER NOT NULL REFERENCES players (id),
  species_id TEXT NOT NULL,
  form INTEGER NOT NULL,
  PRIMARY KEY (player_id, species_id, form)
) STRICT;
`;

const REFUSE = "BEGIN SELECT RAISE(ABORT, 'A player that is not there any more'); END;";

/** A player who was deleted stays away: no row names them again, and their own does not change (`ABU-99`). */
export const playersGone = `
${REMOVE_RETURNED_ROWS}
${ROWS_OF_PLAYERS.map(({ table, column, updated, when = "1" }) =>
  ["INSERT", ...(updated ? [`UPDATE OF ${updated}`] : [])]
    .map(
      (
        change,
      ) => `CREATE TRIGGER ${change.split(" ")[0]?.toLowerCase()}_${table}_${column} BEFORE ${change} ON ${table}
WHEN ${when} AND NOT EXISTS (
  SELECT 1 FROM players WHERE id = NEW.${column} AND (telegram_id IS NOT NULL OR development_name IS NOT NULL)
) ${REFUSE}`,
    )
    .join("\n"),
).join("\n")}
CREATE TRIGGER update_players_gone BEFORE UPDATE OF ${COLUMNS_OF_PLAYERS.join(", ")} ON players
WHEN OLD.telegram_id IS NULL AND OLD.development_name IS NULL ${REFUSE}
`;
