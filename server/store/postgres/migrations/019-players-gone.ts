import { PLAYER_GONE } from "../../database/errors.ts";
import { COLUMNS_OF_PLAYERS, REMOVE_RETURNED_ROWS, ROWS_OF_PLAYERS } from "../../rows-of-players.ts";

const RAISE = `RAISE EXCEPTION 'A player that is not there any more' USING ERRCODE = '${PLAYER_GONE}'`;
const COLUMNS = [...new Set(ROWS_OF_PLAYERS.map(({ column }) => column))];

/**
 * See the migration of SQLite. The lock on the player is the one that a foreign key takes: the deletion waits for it, and
 * whoever comes after the deletion sees what it left.
 */
export const playersGone = `
${REMOVE_RETURNED_ROWS}
${COLUMNS.map(
  (column) => `CREATE OR REPLACE FUNCTION require_${column}() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM players WHERE id = NEW.${column} AND (telegram_id IS NOT NULL OR development_name IS NOT NULL)
  FOR KEY SHARE;
  IF NOT FOUND THEN ${RAISE}; END IF;
  RETURN NEW;
END $$;`,
).join("\n")}
${ROWS_OF_PLAYERS.map(
  ({ table, column, updated, when = "true" }) =>
    `CREATE TRIGGER require_${column} BEFORE INSERT${updated ? ` OR UPDATE OF ${updated}` : ""} ON ${table}
FOR EACH ROW WHEN (${when}) EXECUTE FUNCTION require_${column}();`,
).join("\n")}
CREATE OR REPLACE FUNCTION refuse_player_gone() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  ${RAISE};
END $$;
CREATE TRIGGER refuse_player_gone BEFORE UPDATE OF ${COLUMNS_OF_PLAYERS.join(", ")} ON players
FOR EACH ROW WHEN (OLD.telegram_id IS NULL AND OLD.development_name IS NULL)
EXECUTE FUNCTION refuse_player_gone();
`;

/** The functions above. */
export const FUNCTIONS: readonly string[] = [
  "refuse_player_gone",
  ...COLUMNS.map((column) => `require_${column}`),
];
