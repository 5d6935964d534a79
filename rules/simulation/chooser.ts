import type { BattleAction } from "../battle/actions/action-rules.ts";
import { decide } from "../battle/ai/decide.ts";
import { randomAction } from "../battle/ai/random-action.ts";
import type { Battle, SideIndex } from "../battle/state/battle.ts";
import type { BattleEvent } from "../battle/state/event.ts";
import type { RandomState } from "../battle/state/random.ts";
import { newBotSeat } from "../bots/bot-seat.ts";
import type { RuleSet } from "../ruleset/rule-set.ts";
import { strongestAction } from "../search/strongest-player.ts";
import type { Decider } from "./players.ts";

/** Chooses the next action of a side in one battle. */
export type Chooser = () => BattleAction;

/** What a side decides with: its battle, and dice of its own, never the battle's. */
export interface Seat {
  battle: Battle;
  side: SideIndex;
  dice: RandomState;
  /** All events of the battle so far, growing; needed only for bots. */
  events: readonly BattleEvent[];
}

/** The chooser of a side that decides that way. */
export function chooserOf(rules: RuleSet, decider: Decider, { battle, side, dice, events }: Seat): Chooser {
  if (decider === null) return () => randomAction(rules, battle, side, dice);
  if ("bot" in decider) return newBotSeat(decider, rules, battle, side, events, dice).decide;
  if ("budget" in decider) return () => strongestAction(rules, battle, side, decider, dice);
  return () => decide(rules, battle, side, decider, dice);
}
