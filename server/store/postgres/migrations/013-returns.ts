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
