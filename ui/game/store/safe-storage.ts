/** Texts kept by key; a browser that refuses storage only forgets. */
export interface SafeStorage {
  read(key: string): string | null;
  write(key: string, value: string): void;
  remove(key: string): void;
}

/** The parts of the browser's storage that are used. */
export type StorageLike = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/**
 * Wraps a storage whose every use, even reaching it, may throw (private windows, full disks,
 * blocked cookies). Nothing of the game depends on it.
 */
export function safeStorage(reach: () => StorageLike): SafeStorage {
  return {
    read: (key) => attempt(() => reach().getItem(key)) ?? null,
    write: (key, value) => void attempt(() => reach().setItem(key, value)),
    remove: (key) => void attempt(() => reach().removeItem(key)),
  };
}

function attempt<Value>(use: () => Value): Value | null {
  try {
    return use();
  } catch {
    return null;
  }
}
