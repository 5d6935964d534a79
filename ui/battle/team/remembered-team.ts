import type { Game } from "../../game/store/game.ts";
import { playerKey } from "../../game/store/player-storage.ts";
import type { SafeStorage } from "../../game/store/safe-storage.ts";
import { battleOwner } from "../ai-battle/waiting-battle.ts";
import type { Selection } from "./selection.ts";

/** Storage keys: the last team against the AI and the last PvP deck are stored separately. */
type Kind = "arena_team" | "pvp_deck";

/** Remembers on this device what a player picked last. */
export function rememberTeam(game: Game, selection: Selection, kind: Kind = "arena_team"): void {
  game.storage.write(keyOf(game, kind), JSON.stringify(selection));
}

/** Returns what the player last picked on this device; unreadable data counts as nothing. */
export function rememberedTeam(game: Game, kind: Kind = "arena_team"): Selection {
  const stored = parse(game.storage, keyOf(game, kind));
  return { creatures: idsOf(stored?.creatures), tools: idsOf(stored?.tools), spells: idsOf(stored?.spells) };
}

function keyOf(game: Game, kind: Kind): string {
  return playerKey(kind, battleOwner(game).owner);
}

function parse(storage: SafeStorage, key: string): Partial<Record<keyof Selection, unknown>> | null {
  try {
    return JSON.parse(storage.read(key) ?? "null");
  } catch {
    return null;
  }
}

function idsOf(stored: unknown): string[] {
  return Array.isArray(stored) ? stored.filter((id) => typeof id === "string") : [];
}
