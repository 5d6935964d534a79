/** The language that a player chose in the settings; null: the browser's (`GAP-63`). */
export const languages = `
ALTER TABLE players ADD COLUMN language TEXT;
`;
