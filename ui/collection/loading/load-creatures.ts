import { noProgress, type OwnedCreature, RARITIES, STAT_NAMES, type Stats } from "../../../rules/index.ts";
import type { CreatureReply } from "../../../server/contract/index.ts";
import type { Game } from "../../game/store/game.ts";
import { type LoadReason, loadList } from "./load-list.ts";
import { type ListSource, readList, useList } from "./owned-list.ts";

export const CREATURES: ListSource<OwnedCreature[]> = {
  name: "creatures",
  async ask(game, question) {
    const answer = await game.api.call("POST /api/getUserCreatures", { body: question });
    return answer.ok ? { ok: true, reply: answer.reply.creatures.map(creatureFromReply) } : answer;
  },
  recall: rememberedCreatures,
  remember: rememberCreatures,
  failed: (rules) => rules.texts.collection.loading.creaturesFailed,
};

/** Loads the creatures of the account in use (`LED-135`, `LED-189` to `LED-193`). */
export const loadCreatures = (game: Game, reason: LoadReason) => loadList(game, CREATURES, reason);
export const readCreatures = (game: Game) => readList(game, CREATURES);
export const useCreatures = () => useList(CREATURES);

/** Entry in the browser's storage for each account (`LED-126`). */
interface CacheEntry {
  creatures: OwnedCreature[];
  /** Time by the browser's clock at which the server returned it, in milliseconds. */
  timestamp: number;
}

/** Returns the creatures stored in this browser for an account, of any age; null without a readable entry. */
function rememberedCreatures(
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

function rememberCreatures(game: Game, account: string, creatures: OwnedCreature[]): void {
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

const UNKNOWN_SPECIES = "unknown";
const USUAL_TOKEN = "XRD";

/**
 * Converts a creature of the server's reply into one of the rules; missing or unreadable values get defaults
 * (`CON-36`).
 */
export function creatureFromReply(reply: Partial<CreatureReply>): OwnedCreature {
  const speciesId = reply.species_id ?? reply.species_name?.toLowerCase() ?? UNKNOWN_SPECIES;
  return {
    id: reply.id ?? "",
    species_id: speciesId,
    species_name: reply.species_name ?? speciesId,
    image_url: reply.image_url ?? "",
    form: numberOr(reply.form, 0),
    rarity: RARITIES.find((rarity) => rarity === reply.rarity) ?? "Common",
    stats: statsOf(reply.stats),
    specialty_stats: STAT_NAMES.filter((name) => reply.specialty_stats?.includes(name)),
    combination_level: numberOr(reply.combination_level, 0),
    bonus_stats: statsOf(reply.bonus_stats),
    evolution_progress: { ...noProgress(), ...reply.evolution_progress },
    final_form_upgrades: numberOr(reply.final_form_upgrades, 0),
    preferred_token: reply.preferred_token ?? USUAL_TOKEN,
  };
}

function statsOf(stats: Partial<Stats> | undefined): Stats {
  return Object.fromEntries(STAT_NAMES.map((name) => [name, numberOr(stats?.[name], 0)])) as Stats;
}

function numberOr(value: unknown, usual: number): number {
  return typeof value === "number" && Number.isFinite(value) ? value : usual;
}
