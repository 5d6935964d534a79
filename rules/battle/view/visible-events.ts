import type { Viewer } from "../log/log-names.ts";
import type { BattleEvent } from "../state/event.ts";

/** The events a viewer may know: all but the cards that others draw (`GAP-43`). */
export function visibleEvents(viewer: Viewer, events: readonly BattleEvent[]): BattleEvent[] {
  return events.filter((event) => event.type !== "drawn" || event.side === viewer);
}
