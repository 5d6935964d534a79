import type { ReactNode } from "react";
import { usePvpState } from "../pvp-context.tsx";
import type { QueueState } from "../store/pvp-state.ts";
import { FoundMatch } from "./found-match.tsx";
import { QueueError } from "./queue-error.tsx";
import { Searching } from "./searching.tsx";

const PHASES: Record<QueueState["phase"], () => ReactNode> = {
  joining: Searching,
  waiting: Searching,
  matched: FoundMatch,
  error: QueueError,
};

/** Matchmaking: the search, the match, or what went wrong (`PVP-012` to `PVP-017`). */
export function QueueScreen() {
  const phase = usePvpState((state) => state.queue?.phase ?? null);
  if (phase === null) return null;
  const Phase = PHASES[phase];
  return <Phase />;
}
