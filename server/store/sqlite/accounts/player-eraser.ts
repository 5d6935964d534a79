import type { Database } from "better-sqlite3";
import { ERASURES, type ErasedPlayer } from "../../erasures.ts";

/** Makes a function that erases what a player's rows tell about them; within a transaction. */
export function playerEraser(database: Database): (player: ErasedPlayer) => void {
  const erasures = ERASURES.map(({ sql, values }) => ({ values, statement: database.prepare(sql) }));
  return (player) => {
    for (const { values, statement } of erasures) statement.run(...values.map((name) => player[name]));
  };
}
