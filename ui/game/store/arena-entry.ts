import type { Game } from "./game.ts";
import type { ArenaEntry, PvpEntry } from "./game-state.ts";

/** Opens the Battle Arena or the PvP arena and hides what belongs to the lab (`LAB-135`, `LED-013`). */
export function enterArena(game: Game, entry: ArenaEntry | PvpEntry): void {
  game.store.setState((state) => {
    state.arena = entry;
    state.inBattle = true;
    Object.assign(state, game.stateInBattle);
  });
}

/** Returns whether the entry opens the PvP arena. */
export function isPvp(entry: ArenaEntry | PvpEntry): entry is PvpEntry {
  return entry.kind === "watch" || showsOwnBattle(entry);
}

/** Returns whether the PvP arena is open where the player's own battle is shown. */
export function showsOwnBattle(entry: ArenaEntry | PvpEntry | null): boolean {
  return entry?.kind === "pvp" || entry?.kind === "challenge";
}

/** Closes the arena and shows the lab. */
export function leaveArena(game: Game): void {
  game.store.setState((state) => {
    state.arena = null;
    state.inBattle = false;
  });
}
