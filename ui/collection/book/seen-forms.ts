import type { Game } from "../../game/store/game.ts";

/** A form of a species as a key. */
export function formKey(speciesId: string, form: number): string {
  return `${speciesId} ${form}`;
}

/** What was read from this browser's storage, so that a battle does not read it again with each action. */
const known = new WeakMap<Game, { owner: string; keys: Set<string> }>();

/** The keys of the forms that the player has met in battles in this browser. */
export function seenForms(game: Game): ReadonlySet<string> {
  const { owner } = game.store.getState();
  return owner === null ? new Set() : keysOf(game, owner);
}

/** Notes the forms that the player meets in a battle, for the collection book. */
export function noteSeenForms(game: Game, creatures: readonly { species_id: string; form: number }[]): void {
  const { owner } = game.store.getState();
  if (owner === null) return;
  const keys = keysOf(game, owner);
  const before = keys.size;
  for (const { species_id, form } of creatures) keys.add(formKey(species_id, form));
  if (keys.size > before) game.storage.write(storageKey(owner), JSON.stringify([...keys]));
}

function keysOf(game: Game, owner: string): Set<string> {
  const last = known.get(game);
  if (last?.owner === owner) return last.keys;
  const keys = storedKeys(game.storage.read(storageKey(owner)));
  known.set(game, { owner, keys });
  return keys;
}

function storedKeys(text: string | null): Set<string> {
  try {
    const keys: unknown = JSON.parse(text ?? "[]");
    return new Set(Array.isArray(keys) ? keys.filter((key) => typeof key === "string") : []);
  } catch {
    return new Set();
  }
}

function storageKey(owner: string): string {
  return `seenForms_${owner}`;
}
