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

/** Creates a list of listeners that come late: what is told before the first one is there waits for it. */
export function createLateListeners<Value>(): Listeners<Value> {
  const { add, emit } = createListeners<Value>();
  let waiting: Value[] | null = [];
  return {
    add(listener) {
      const told = waiting ?? [];
      waiting = null;
      for (const value of told) listener(value);
      return add(listener);
    },
    emit(value) {
      if (waiting) waiting.push(value);
      else emit(value);
    },
  };
}

/** Does what a command asks for; returns false when it does not do it now. */
type CommandReceiver = (id: string) => boolean;

/** Who does what a gamepad asks for. */
export interface CommandReceivers {
  /** Adds one, in front of the others. Returns a function that removes it. */
  add(receiver: CommandReceiver): () => void;
  /** Asks one after the other until one does it; returns whether one did. */
  send(id: string): boolean;
}

/** Creates an empty list of receivers. */
export function createCommandReceivers(): CommandReceivers {
  const receivers: CommandReceiver[] = [];
  return {
    add(receiver) {
      receivers.unshift(receiver);
      return () => void receivers.splice(receivers.indexOf(receiver), 1);
    },
    send: (id) => receivers.some((receiver) => receiver(id)),
  };
}
