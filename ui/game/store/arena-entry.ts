import type { Game } from "./game.ts";
import type { AnyEntry, ArenaEntry, PvpEntry } from "./game-state.ts";

/** Opens an arena, a tournament, a visit, a position or the training and hides what belongs to the lab (`LAB-135`, `LED-013`). */
export function enterArena(game: Game, entry: AnyEntry): void {
  game.store.setState((state) => {
    state.arena = entry;
    state.inBattle = true;
    Object.assign(state, game.stateInBattle);
  });
}

/** Returns whether the entry opens the PvP arena. */
export function isPvp(entry: AnyEntry): entry is PvpEntry {
  return entry.kind === "watch" || showsOwnBattle(entry);
}

const OTHERS: ReadonlySet<AnyEntry["kind"]> = new Set(["tournament", "visit", "position", "training"]);

/** Returns whether the entry opens the Battle Arena, which shows battles against the AI and replays. */
export function isBattleArena(entry: AnyEntry): entry is ArenaEntry {
  return !OTHERS.has(entry.kind) && !isPvp(entry);
}

/** Returns whether the PvP arena is open where the player's own battle is shown. */
export function showsOwnBattle(entry: AnyEntry | null): boolean {
  return entry?.kind === "pvp" || entry?.kind === "challenge";
}

/** Closes the arena and shows the lab. */
export function leaveArena(game: Game): void {
  game.store.setState((state) => {
    state.arena = null;
    state.inBattle = false;
  });
}
