/**
 * The highest game time seen, without the development clock's offset; the latest clock time of any process;
 * and the time up to which used logins and challenges were removed.
 */
export const clock = `
INSERT INTO settings
  SELECT 'latest_time', max(0, coalesce(max(decided_at), 0)
    - (SELECT value FROM settings WHERE name = 'clock_offset'))
  FROM pvp_decisions;
INSERT INTO settings VALUES ('noted_time', 0), ('forgotten_logins', 0), ('forgotten_challenges', 0);
`;
