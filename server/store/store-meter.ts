/** Is told by a store how its changes go; it must cost next to nothing. */
export interface StoreMeter {
  /** A change is durable, or has failed, so many milliseconds after it was asked for. */
  ended(ms: number, done: boolean): void;
  /** A change begins anew: another one was faster, or holds the lock, or the connection was lost. */
  repeated(): void;
}

export const NO_METER: StoreMeter = { ended: () => {}, repeated: () => {} };

/** How busy a store is at the moment. */
export interface StoreLoad {
  /** Changes that wait: for a connection, or with SQLite for the next commit. */
  waiting: number;
  /** Null without connections. */
  connections: { open: number; idle: number } | null;
}
