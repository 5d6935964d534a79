/** The game's database in `DATA_DIR`. */
export const GAME_FILE = "game.sqlite";
