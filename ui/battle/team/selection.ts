import type { Creature, OwnedItem } from "../../../rules/index.ts";
import type { Game } from "../../game/store/game.ts";
import { playerKey } from "../../game/store/player-storage.ts";
import type { SafeStorage } from "../../game/store/safe-storage.ts";
import { battleOwner } from "../ai-battle/waiting-battle.ts";

/** The cards a team is picked from. */
export interface BattleCollection {
  creatures: Creature[];
  tools: OwnedItem[];
  spells: OwnedItem[];
}

/** Ids in the order in which they were picked, which is also the order in which creatures are drawn (`BAT-017`). */
export interface Selection {
  creatures: string[];
  tools: string[];
  spells: string[];
}

export const nothingSelected: Selection = { creatures: [], tools: [], spells: [] };

/**
 * Returns the selection after the collection changed or was loaded: cards that are gone are no longer picked
 * (`CON-29`). Where nothing of a kind is picked, the remembered cards are picked again, up to the cap.
 */
export function stillSelected(
  selection: Selection,
  remembered: Selection,
  collection: BattleCollection,
  caps: Record<keyof Selection, number>,
): Selection {
  const ids = (kind: keyof Selection) => {
    const owned = new Set(collection[kind].map(({ id }) => id));
    const picked = selection[kind].length > 0 ? selection[kind] : remembered[kind];
    return [...new Set(picked)].filter((id) => owned.has(id)).slice(0, caps[kind]);
  };
  return { creatures: ids("creatures"), tools: ids("tools"), spells: ids("spells") };
}

/** The cards with these ids, in the order of the ids. */
export function cardsOf<Card extends { id: string }>(cards: readonly Card[], ids: readonly string[]): Card[] {
  return ids.flatMap((id) => cards.filter((card) => card.id === id));
}

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
