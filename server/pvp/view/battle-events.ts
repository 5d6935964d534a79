import { type BattleEvent, type LogLine, type Viewer, visibleEvents } from "../../../rules/index.ts";
import type { PvpBattle } from "../../store/pvp/battle.ts";

/** Events of more turns than this are not sent again. */
const MOST_TURNS = 4;

interface EventsSince {
  events: BattleEvent[];
  eventsSince: number;
}

/**
 * The events after a version that a viewer may see. Without one, or if it is too old, since the first log line that
 * is shown, so that each of its numbers can still be explained (`BAT-048`).
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

/** The version before the decision behind the first line: ids of lines begin with their version. */
function beforeFirstLine([first]: readonly LogLine[]): number {
  return first === undefined ? 0 : Math.max(0, Number.parseInt(first.id, 10) - 1);
}

/** The version before the turn that began `turnsBack` turns ago. */
function turnStart(decisions: PvpBattle["decisions"], turnsBack: number): number {
  let turns = 0;
  for (let version = decisions.length - 1; version > 0; version--) {
    const begins = decisions[version]?.events.some(({ type }) => type === "turnStarted");
    if (begins) turns += 1;
    if (turns === turnsBack) return version - 1;
  }
  return 0;
}
