import type { Game } from "../../game/store/game.ts";

/** What a browser that refuses storage, or has no more room, keeps until the page is closed. */
const unstored = new WeakMap<Game["storage"], Map<string, string>>();

/** What is kept under a key as JSON; null for nothing, and for what cannot be read. */
export function readKeptJson({ storage }: Pick<Game, "storage">, key: string): unknown {
  try {
    return JSON.parse(unstored.get(storage)?.get(key) ?? storage.read(key) ?? "null");
  } catch {
    return null;
  }
}

/** Keeps a text under a key, in the browser's storage or where that takes it not in memory; null: nothing any more. */
export function writeKeptText({ storage }: Pick<Game, "storage">, key: string, text: string | null): void {
  if (text === null) storage.remove(key);
  else storage.write(key, text);
  const memory = unstored.get(storage) ?? new Map<string, string>();
  if (text === null || storage.read(key) === text) memory.delete(key);
  else memory.set(key, text);
  unstored.set(storage, memory);
}
