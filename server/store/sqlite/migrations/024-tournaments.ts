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
