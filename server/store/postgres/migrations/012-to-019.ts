import { PLAYER_GONE } from "../../database/errors.ts";
import { COLUMNS_OF_PLAYERS, REMOVE_RETURNED_ROWS, ROWS_OF_PLAYERS } from "../../rows-of-players.ts";

/** See the migration of SQLite. */
export const tournaments = `
CREATE TABLE tournaments (
  id TEXT PRIMARY KEY,
  organiser_id INTEGER NOT NULL REFERENCES players (id),
  seed TEXT NOT NULL,
  turn_ms INTEGER NOT NULL,
  round_ms INTEGER NOT NULL,
  created_at BIGINT NOT NULL,
  expires_at BIGINT NOT NULL,
  round INTEGER NOT NULL,
  rounds INTEGER NOT NULL,
  begins_at BIGINT,
  ends_at BIGINT
);
CREATE INDEX tournaments_by_expiry ON tournaments (expires_at);
CREATE INDEX tournaments_of_organiser ON tournaments (organiser_id);
CREATE INDEX tournaments_running ON tournaments (ends_at) WHERE ends_at IS NOT NULL;

CREATE TABLE tournament_players (
  tournament_id TEXT NOT NULL REFERENCES tournaments (id) ON DELETE CASCADE,
  player_id INTEGER NOT NULL REFERENCES players (id),
  number INTEGER NOT NULL,
  present INTEGER NOT NULL,
  PRIMARY KEY (tournament_id, player_id)
);
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
);
CREATE UNIQUE INDEX tournament_pairings_of_one ON tournament_pairings (tournament_id, round, one);
CREATE UNIQUE INDEX tournament_pairings_of_two ON tournament_pairings (tournament_id, round, two) WHERE two IS NOT NULL;
`;

/** See the migration of SQLite. */
export const returns = `
CREATE TABLE lab_days (
  player_id INTEGER NOT NULL REFERENCES players (id),
  day INTEGER NOT NULL,
  resource TEXT NOT NULL,
  made BIGINT NOT NULL,
  spent BIGINT NOT NULL,
  PRIMARY KEY (player_id, day, resource)
);
CREATE INDEX lab_days_by_day ON lab_days (day);

CREATE TABLE nicknames (
  player_id INTEGER NOT NULL REFERENCES players (id),
  creature_id TEXT NOT NULL,
  nickname TEXT NOT NULL,
  PRIMARY KEY (player_id, creature_id)
);

CREATE TABLE collection_book (
  player_id INTEGER NOT NULL REFERENCES players (id),
  species_id TEXT NOT NULL,
  form INTEGER NOT NULL,
  raised BOOLEAN NOT NULL,
  owned_at BIGINT NOT NULL,
  PRIMARY KEY (player_id, species_id, form)
);
`;

/** See the migration of SQLite. */
export const friends = `
CREATE TABLE friend_settings (
  player_id INTEGER PRIMARY KEY REFERENCES players (id),
  link TEXT UNIQUE,
  shows_online INTEGER NOT NULL DEFAULT 0,
  seen_at BIGINT
);

CREATE TABLE friendships (
  player_id INTEGER NOT NULL REFERENCES players (id),
  friend_id INTEGER NOT NULL REFERENCES players (id),
  since BIGINT NOT NULL,
  PRIMARY KEY (player_id, friend_id)
);
CREATE INDEX friendships_of_friend ON friendships (friend_id);

CREATE TABLE blocked_players (
  player_id INTEGER NOT NULL REFERENCES players (id),
  blocked_id INTEGER NOT NULL REFERENCES players (id),
  since BIGINT NOT NULL,
  PRIMARY KEY (player_id, blocked_id)
);
CREATE INDEX blocked_players_of_blocked ON blocked_players (blocked_id);

ALTER TABLE pvp_challenges ADD COLUMN invited_id INTEGER REFERENCES players (id);
CREATE INDEX pvp_challenges_of_invited ON pvp_challenges (invited_id) WHERE invited_id IS NOT NULL;
`;

/** See the migration of SQLite. */
export const shown = `
ALTER TABLE friend_settings ADD COLUMN lab_link TEXT;
CREATE UNIQUE INDEX friend_settings_of_lab_link ON friend_settings (lab_link);
ALTER TABLE friend_settings ADD COLUMN shows_lab INTEGER NOT NULL DEFAULT 0;
ALTER TABLE friend_settings ADD COLUMN shows_battles INTEGER;
`;

/** See the migration of SQLite. */
export const casualBattles = `
ALTER TABLE pvp_queue ADD COLUMN casual_turn_ms INTEGER;
ALTER TABLE pvp_waits ADD COLUMN casual_turn_ms INTEGER;
`;

/** See the migration of SQLite. */
export const languages = `
ALTER TABLE players ADD COLUMN language TEXT;
`;

/** See the migration of SQLite. */
export const practiceTeams = `
CREATE TABLE practice_teams (
  player_id INTEGER NOT NULL REFERENCES players (id),
  difficulty TEXT NOT NULL,
  team_seed TEXT NOT NULL,
  PRIMARY KEY (player_id, difficulty)
);

CREATE TABLE seen_forms (
  player_id INTEGER NOT NULL REFERENCES players (id),
  species_id TEXT NOT NULL,
  form INTEGER NOT NULL,
  PRIMARY KEY (player_id, species_id, form)
);
`;

const RAISE = `RAISE EXCEPTION 'A player that is not there any more' USING ERRCODE = '${PLAYER_GONE}'`;

const COLUMNS = [...new Set(ROWS_OF_PLAYERS.map(({ column }) => column))];

/**
 * See the migration of SQLite. The lock on the player is the one that a foreign key takes: the deletion waits for it, and
 * whoever comes after the deletion sees what it left.
 */
export const playersGone = `
${REMOVE_RETURNED_ROWS}
${COLUMNS.map(
  (column) => `CREATE OR REPLACE FUNCTION require_${column}() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM players WHERE id = NEW.${column} AND (telegram_id IS NOT NULL OR development_name IS NOT NULL)
  FOR KEY SHARE;
  IF NOT FOUND THEN ${RAISE}; END IF;
  RETURN NEW;
END $$;`,
).join("\n")}
${ROWS_OF_PLAYERS.map(
  ({ table, column, updated, when = "true" }) =>
    `CREATE TRIGGER require_${column} BEFORE INSERT${updated ? ` OR UPDATE OF ${updated}` : ""} ON ${table}
FOR EACH ROW WHEN (${when}) EXECUTE FUNCTION require_${column}();`,
).join("\n")}
CREATE OR REPLACE FUNCTION refuse_player_gone() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  ${RAISE};
END $$;
CREATE TRIGGER refuse_player_gone BEFORE UPDATE OF ${COLUMNS_OF_PLAYERS.join(", ")} ON players
FOR EACH ROW WHEN (OLD.telegram_id IS NULL AND OLD.development_name IS NULL)
EXECUTE FUNCTION refuse_player_gone();
`;

/** The functions above. */
export const FUNCTIONS: readonly string[] = [
  "refuse_player_gone",
  ...COLUMNS.map((column) => `require_${column}`),
];
