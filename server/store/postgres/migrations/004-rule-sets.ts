/** See the migration of SQLite. */
export const ruleSets = `
CREATE TABLE rule_sets (
  hash TEXT PRIMARY KEY,
  program TEXT NOT NULL,
  numbers TEXT NOT NULL,
  texts TEXT NOT NULL,
  first_seen_at BIGINT NOT NULL,
  used_at BIGINT NOT NULL
);
`;
