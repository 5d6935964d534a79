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
