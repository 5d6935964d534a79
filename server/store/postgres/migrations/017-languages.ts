/** See the migration of SQLite. */
export const languages = `
ALTER TABLE players ADD COLUMN language TEXT;
`;
