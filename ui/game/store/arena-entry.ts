import type { Game } from "./game.ts";
import type { ArenaEntry, PvpEntry } from "./game-state.ts";

/** Opens the arena, or the one of players; what belongs to the lab alone is put away (`LAB-135`, `LED-013`). */
export function enterArena(game: Game, entry: ArenaEntry | PvpEntry): void {
  game.store.setState((state) => {
    state.arena = entry;
    state.inBattle = true;
    Object.assign(state, game.putAwayForBattle);
  });
}

/** Whether it leads to the arena of players. */
export function isPvp(entry: ArenaEntry | PvpEntry): entry is PvpEntry {
  return entry.kind === "pvp" || entry.kind === "watch";
}

/** Back to the lab. */
export function leaveArena(game: Game): void {
  game.store.setState((state) => {
    state.arena = null;
    state.inBattle = false;
  });
}
