/** Challenges and login states go by the game's time, which never runs backwards: nothing needs to be noted of them. */
export const challengesByGameTime = `
DELETE FROM settings WHERE name IN ('forgotten_challenges', 'forgotten_login_states');
`;
