/**
 * Challenges and login states use the game's time, which never runs backwards, so their removal need not be
 * recorded.
 */
export const challengesByGameTime = `
DELETE FROM settings WHERE name IN ('forgotten_challenges', 'forgotten_login_states');
`;
