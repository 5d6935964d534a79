import { type BattleEvent, type LogLine, type Viewer, visibleEvents } from "../../../rules/index.ts";
import type { PvpBattle } from "../../store/pvp-battle.ts";

/** What happened in more turns than this is not played back. */
const MOST_TURNS = 4;

export interface EventsSince {
  events: BattleEvent[];
  eventsSince: number;
}

/**
 * What happened after a version, as far as a viewer may know it. Without one, or from too long ago, since the
 * first line of the log that is shown, so that each of its numbers can still be explained (`BAT-048`).
 */
export function eventsSince(
  { decisions, version }: PvpBattle,
  viewer: Viewer,
  { since, log }: { since: number | null; log: readonly LogLine[] },
): EventsSince {
  const isKnown = since !== null && since <= version && since >= turnStart(decisions, MOST_TURNS);
  const from = isKnown ? since : beforeFirstLine(log);
  const events = decisions.slice(from + 1).flatMap((decision) => decision.events);
  return { events: visibleEvents(viewer, events), eventsSince: from };
}

/** The version before the decision that the first line tells of: ids of lines begin with their version. */
function beforeFirstLine([first]: readonly LogLine[]): number {
  return first === undefined ? 0 : Math.max(0, Number.parseInt(first.id, 10) - 1);
}

/** The version before the one in which the turn began that many turns back. */
function turnStart(decisions: PvpBattle["decisions"], turnsBack: number): number {
  let turns = 0;
  for (let version = decisions.length - 1; version > 0; version--) {
    const begins = decisions[version]?.events.some(({ type }) => type === "turnStarted");
    if (begins) turns += 1;
    if (turns === turnsBack) return version - 1;
  }
  return 0;
}
