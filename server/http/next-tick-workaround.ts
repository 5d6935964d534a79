import { executionAsyncResource } from "node:async_hooks";

const kept: object[] = [];

/**
 * Keeps one of Node's `process.nextTick` objects alive; each request makes a dozen. V8 drops their hidden class when a
 * garbage collection finds none of them alive, and from then on each takes ten times as long to make: 3 of the 32
 * microseconds of a `getGameState`.
 */
export function nextTickWorkaround(): void {
  if (kept.length === 0) process.nextTick(() => kept.push(executionAsyncResource()));
}
