import { type BattleEvent, type Viewer, visibleEvents } from "../../../rules/index.ts";
import type { PvpBattle } from "../../store/pvp-battle.ts";

/** Whoever missed more turns than this looks at the latest one only. */
const MOST_TURNS = 4;

export interface EventsSince {
  events: BattleEvent[];
  eventsSince: number;
}

/** What happened after a version, as far as a viewer may know it; without one in the latest turn. */
export function eventsSince(
  { decisions, version }: PvpBattle,
  viewer: Viewer,
  since: number | null,
): EventsSince {
  const isKnown = since !== null && since <= version && since >= turnStart(decisions, MOST_TURNS);
  const from = isKnown ? since : turnStart(decisions, 1);
  const events = decisions.slice(from + 1).flatMap((decision) => decision.events);
  return { events: visibleEvents(viewer, events), eventsSince: from };
}

/** The version before the one in which the latest turn began, or the turn so many before it. */
function turnStart(decisions: PvpBattle["decisions"], turnsBack: number): number {
  let turns = 0;
  for (let version = decisions.length - 1; version > 0; version--) {
    const begins = decisions[version]?.events.some(({ type }) => type === "turnStarted");
    if (begins) turns += 1;
    if (turns === turnsBack) return version - 1;
  }
  return 0;
}
