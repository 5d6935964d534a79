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
