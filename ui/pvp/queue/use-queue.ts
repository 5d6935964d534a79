import { usePvpState } from "../pvp-context.tsx";
import type { QueueState } from "../store/pvp-state.ts";

/** The search, for screens that are mounted only while there is one. */
export function useQueue(): QueueState {
  const queue = usePvpState((state) => state.queue);
  if (!queue) throw new Error("A screen of the queue was mounted without one");
  return queue;
}
