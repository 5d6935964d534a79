/** A list of listeners for passing events; events are not stored. */
export interface Listeners<Value> {
  add(listener: (value: Value) => void): () => void;
  emit(value: Value): void;
}

/** Creates a list of listeners, for example for floating texts and sounds. */
export function createListeners<Value>(): Listeners<Value> {
  const listeners = new Set<(value: Value) => void>();
  return {
    add(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    emit(value) {
      for (const listener of listeners) listener(value);
    },
  };
}
