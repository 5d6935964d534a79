import type { Viewer } from "../log/log-names.ts";
import type { SideIndex } from "../state/battle.ts";
import type { BattleEvent } from "../state/event.ts";

/** The events a viewer may know: all but the cards that others draw (`GAP-43`). */
export function visibleEvents(viewer: Viewer, events: readonly BattleEvent[]): BattleEvent[] {
  return events.filter((event) => event.type !== "drawn" || event.side === viewer);
}

/** The fields of an event that number a side. */
const SIDES = ["side", "targetSide", "first", "winner"] as const;

/** The events as the given side sees them: screens number the viewer's side 0, so for side 1 both are exchanged. */
export function mirrorEvents(side: SideIndex, events: readonly BattleEvent[]): BattleEvent[] {
  return side === 0 ? [...events] : events.map(mirrored);
}

function mirrored(event: BattleEvent): BattleEvent {
  const copy: Record<string, unknown> = { ...event };
  for (const name of SIDES) if (typeof copy[name] === "number") copy[name] = copy[name] === 0 ? 1 : 0;
  return copy as BattleEvent;
}
