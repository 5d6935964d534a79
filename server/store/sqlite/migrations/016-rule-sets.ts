/**
 * The rule sets that battles began under (`GAP-72`): numbers and English texts as JSON, with the program that stored
 * them. used_at is when a process last said that it plays by one.
 */
export const ruleSets = `
CREATE TABLE rule_sets (
  hash TEXT PRIMARY KEY,
  program TEXT NOT NULL,
  numbers TEXT NOT NULL,
  texts TEXT NOT NULL,
  first_seen_at INTEGER NOT NULL,
  used_at INTEGER NOT NULL
) STRICT;
`;
