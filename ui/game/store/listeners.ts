/** Somebody may listen, somebody tells; nothing is kept. */
export interface Listeners<Value> {
  add(listener: (value: Value) => void): () => void;
  tell(value: Value): void;
}

/** A fresh set of listeners for things that pass, such as floating texts and sounds. */
export function createListeners<Value>(): Listeners<Value> {
  const listeners = new Set<(value: Value) => void>();
  return {
    add(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tell(value) {
      for (const listener of listeners) listener(value);
    },
  };
}
