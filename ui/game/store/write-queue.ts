/** Runs changes of the lab one after the other and counts them. */
export interface WriteQueue {
  run<Value>(change: () => Promise<Value>): Promise<Value>;
  /**
   * Number of changes that were asked for. A lab state requested before the last of them was answered is stale: the
   * screen may show a change before its reply.
   */
  started(): number;
  /** Number of changes without a reply yet. */
  running(): number;
  /** Resolves when all changes so far have their replies. */
  settled(): Promise<void>;
}

/**
 * Creates a queue in which each change starts after the reply of the one before. Replies therefore cannot arrive out
 * of order and restore an older balance.
 */
export function createWriteQueue(): WriteQueue {
  let last: Promise<unknown> = Promise.resolve();
  let started = 0;
  let running = 0;
  return {
    run(change) {
      started += 1;
      running += 1;
      const turn = last.then(change).finally(() => {
        running -= 1;
      });
      last = turn.catch(() => undefined);
      return turn;
    },
    started: () => started,
    running: () => running,
    settled: async () => void (await last),
  };
}
