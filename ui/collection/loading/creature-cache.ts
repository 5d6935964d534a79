import type { OwnedCreature } from "../../../rules/index.ts";
import type { CreatureReply } from "../../../server/contract/index.ts";
import type { Game } from "../../game/store/game.ts";
import { creatureFromReply } from "../creature-from-reply.ts";

/** Entry in the browser's storage for each account (`LED-126`). */
interface CacheEntry {
  creatures: OwnedCreature[];
  /** Time by the browser's clock at which the server returned it, in milliseconds. */
  timestamp: number;
}

/** Returns the creatures stored in this browser for an account, of any age; null without a readable entry. */
export function rememberedCreatures(
  game: Game,
  account: string,
): { content: OwnedCreature[]; contentAt: number } | null {
  try {
    const entry: unknown = JSON.parse(game.storage.read(cacheKey(account)) ?? "null");
    if (!isCacheEntry(entry)) return null;
    return { content: entry.creatures.map(creatureFromReply), contentAt: entry.timestamp };
  } catch {
    return null;
  }
}

export function rememberCreatures(game: Game, account: string, creatures: OwnedCreature[]): void {
  // The answer may come after a logout, which has forgotten what was kept.
  if (game.store.getState().owner === null) return;
  const entry: CacheEntry = { creatures, timestamp: game.now() };
  game.storage.write(cacheKey(account), JSON.stringify(entry));
}

function cacheKey(account: string): string {
  return `creatures_${account}`;
}

function isCacheEntry(value: unknown): value is { creatures: Partial<CreatureReply>[]; timestamp: number } {
  if (typeof value !== "object" || value === null) return false;
  const { creatures, timestamp } = value as Partial<CacheEntry>;
  return Array.isArray(creatures) && creatures.every(hasId) && typeof timestamp === "number";
}

function hasId(value: unknown): boolean {
  return typeof value === "object" && value !== null && "id" in value && typeof value.id === "string";
}
