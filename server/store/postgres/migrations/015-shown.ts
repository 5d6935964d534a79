/** See the migration of SQLite. */
export const shown = `
ALTER TABLE friend_settings ADD COLUMN lab_link TEXT;
CREATE UNIQUE INDEX friend_settings_of_lab_link ON friend_settings (lab_link);
ALTER TABLE friend_settings ADD COLUMN shows_lab INTEGER NOT NULL DEFAULT 0;
ALTER TABLE friend_settings ADD COLUMN shows_battles INTEGER;
`;
