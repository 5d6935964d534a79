/** Where the game is kept. */
export interface DataPlace {
  dataFolder: string;
  /** The address of the PostgreSQL database; null: SQLite in the data folder. Holds a password: never logged. */
  databaseUrl: string | null;
}

/** The game's database in `DATA_DIR`. */
export const GAME_FILE = "game.sqlite";
