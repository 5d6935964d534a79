/** Key-value storage for texts. When the browser refuses storage, nothing is stored and nothing is thrown. */
export interface SafeStorage {
  read(key: string): string | null;
  write(key: string, value: string): void;
  remove(key: string): void;
  /** All keys there are. */
  keys(): string[];
}

/** The part of the browser's storage that is used. */
export type StorageLike = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

/**
 * Wraps a browser storage and catches its errors: any access may throw (private windows, full disks, blocked
 * cookies). The game works without it.
 */
export function safeStorage(reach: () => StorageLike): SafeStorage {
  return {
    read: (key) => attempt(() => reach().getItem(key)) ?? null,
    write: (key, value) => void attempt(() => reach().setItem(key, value)),
    remove: (key) => void attempt(() => reach().removeItem(key)),
    keys: () =>
      attempt(() => Array.from({ length: reach().length }, (_, index) => reach().key(index) ?? "")) ?? [],
  };
}

function attempt<Value>(use: () => Value): Value | null {
  try {
    return use();
  } catch {
    return null;
  }
}
