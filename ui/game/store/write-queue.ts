/** Changes of the lab, one after the other, and how many have ended. */
export interface WriteQueue {
  run<Value>(change: () => Promise<Value>): Promise<Value>;
  /** Grows with each finished change: a state fetched before it is stale. */
  finished(): number;
}

/**
 * One lab, one writer: each change sees the answer of the one before it, and answers cannot overtake
 * each other and bring an older balance back.
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
