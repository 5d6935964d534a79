import { COLUMNS_OF_PLAYERS, REMOVE_RETURNED_ROWS, ROWS_OF_PLAYERS } from "../../rows-of-players.ts";

const REFUSE = "BEGIN SELECT RAISE(ABORT, 'A player that is not there any more'); END;";

/** A player who was deleted stays away: no row names them again, and their own does not change (`ABU-99`). */
export const playersGone = `
${REMOVE_RETURNED_ROWS}
${ROWS_OF_PLAYERS.map(({ table, column, updated, when = "1" }) =>
  ["INSERT", ...(updated ? [`UPDATE OF ${updated}`] : [])]
    .map(
      (
        change,
      ) => `CREATE TRIGGER ${change.split(" ")[0]?.toLowerCase()}_${table}_${column} BEFORE ${change} ON ${table}
WHEN ${when} AND NOT EXISTS (
  SELECT 1 FROM players WHERE id = NEW.${column} AND (telegram_id IS NOT NULL OR development_name IS NOT NULL)
) ${REFUSE}`,
    )
    .join("\n"),
).join("\n")}
CREATE TRIGGER update_players_gone BEFORE UPDATE OF ${COLUMNS_OF_PLAYERS.join(", ")} ON players
WHEN OLD.telegram_id IS NULL AND OLD.development_name IS NULL ${REFUSE}
`;
