import type { SideIndex } from "../state/battle.ts";
import type { BattleEvent } from "../state/event.ts";

/** The parts of an event that name a side. */
const SIDES = ["side", "targetSide", "first", "winner"] as const;

/** Events with the sides numbered as screens want them: the side they are seen from is 0. */
export function seenFrom(side: SideIndex, events: readonly BattleEvent[]): BattleEvent[] {
  return side === 0 ? [...events] : events.map(turnedRound);
}

function turnedRound(event: BattleEvent): BattleEvent {
  const turned: Record<string, unknown> = { ...event };
  for (const name of SIDES) if (typeof turned[name] === "number") turned[name] = turned[name] === 0 ? 1 : 0;
  return turned as BattleEvent;
}
