import type { BattleEvent, SideIndex } from "../../../rules/index.ts";
import type { VisibleEventReply } from "../../../server/contract/index.ts";

/** The parts of an event that name a side. */
const SIDES = ["side", "targetSide", "first", "winner"] as const;

/** Events as the screens want them: the side they are seen from is the first. */
export function seenFrom(side: SideIndex, events: readonly VisibleEventReply[]): BattleEvent[] {
  const own = events as unknown as readonly BattleEvent[];
  return side === 0 ? [...own] : own.map(turnedRound);
}

function turnedRound(event: BattleEvent): BattleEvent {
  const turned: Record<string, unknown> = { ...event };
  for (const name of SIDES) if (typeof turned[name] === "number") turned[name] = turned[name] === 0 ? 1 : 0;
  return turned as unknown as BattleEvent;
}
