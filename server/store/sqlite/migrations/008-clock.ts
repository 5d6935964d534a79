/**
 * The highest game time seen, without the development clock's offset; what the clock showed whichever process
 * noted it last; and until when used logins and challenges were removed.
 */
export const clock = `
INSERT INTO settings
  SELECT 'latest_time', max(0, coalesce(max(decided_at), 0)
    - (SELECT value FROM settings WHERE name = 'clock_offset'))
  FROM pvp_decisions;
INSERT INTO settings VALUES ('noted_time', 0), ('forgotten_logins', 0), ('forgotten_challenges', 0);
`;
