/** Runs changes of the lab one after the other and counts the finished ones. */
export interface WriteQueue {
  run<Value>(change: () => Promise<Value>): Promise<Value>;
  /** Number of finished changes. A lab state requested before the last change finished is stale. */
  finished(): number;
}

/**
 * Creates a queue in which each change starts after the reply of the one before. Replies therefore cannot arrive out
 * of order and restore an older balance.
 */
export function createWriteQueue(): WriteQueue {
  let last: Promise<unknown> = Promise.resolve();
  let finished = 0;
  return {
    run(change) {
      const turn = last.then(change).finally(() => {
        finished += 1;
      });
      last = turn.catch(() => undefined);
      return turn;
    },
    finished: () => finished,
  };
}
