/** Removes invisible characters from stored names; `clean_name` is a function of the program. */
export const cleanNames = `
UPDATE players SET first_name = clean_name(first_name) WHERE first_name <> clean_name(first_name);
UPDATE pvp_battles SET player1_name = clean_name(player1_name), player2_name = clean_name(player2_name)
  WHERE player1_name <> clean_name(player1_name) OR player2_name <> clean_name(player2_name);
`;
