import type { Selection } from "../../arena/store/arena-state.ts";
import type { Game } from "../../game/store/game.ts";
import type { SafeStorage } from "../../game/store/safe-storage.ts";
import { battleOwner } from "../ai-battle/waiting-battle.ts";

/** What was picked last is remembered for each kind of battle on its own. */
type Kind = "arena_team" | "pvp_deck";

/** Remembers on this device what a player picked last. */
export function keepTeam(game: Game, selection: Selection, kind: Kind = "arena_team"): void {
  game.storage.write(keyOf(game, kind), JSON.stringify(selection));
}

/** What the player picked last on this device; what cannot be read counts as nothing. */
export function keptTeam(game: Game, kind: Kind = "arena_team"): Selection {
  const kept = parse(game.storage, keyOf(game, kind));
  return { creatures: idsOf(kept?.creatures), tools: idsOf(kept?.tools), spells: idsOf(kept?.spells) };
}

function keyOf(game: Game, kind: Kind): string {
  return `${kind}_${battleOwner(game).owner}`;
}

function parse(storage: SafeStorage, key: string): Partial<Record<keyof Selection, unknown>> | null {
  try {
    return JSON.parse(storage.read(key) ?? "null");
  } catch {
    return null;
  }
}

function idsOf(kept: unknown): string[] {
  return Array.isArray(kept) ? kept.filter((id) => typeof id === "string") : [];
}
