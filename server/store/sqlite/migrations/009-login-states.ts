/** States of logins by redirect that were used: each opens one session only. */
export const loginStates = `
CREATE TABLE used_login_states (
  state TEXT PRIMARY KEY,
  expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX used_login_states_by_expiry ON used_login_states (expires_at);
INSERT INTO settings VALUES ('forgotten_login_states', 0);
`;
