import type { RuleSet } from "../../ruleset/rule-set.ts";
import { applyAction } from "../actions/apply-action.ts";
import { attackBlockedBy } from "../actions/attack.ts";
import { legalActions } from "../actions/legal-actions.ts";
import { type Replay, setupOfReplay } from "../replay/replay.ts";
import { newBattle } from "../setup/new-battle.ts";
import type { Battle, SideIndex } from "../state/battle.ts";
import { momentOf } from "../state/battle-moment.ts";
import type { BattleEvent } from "../state/event.ts";

/** How the turns of one side went, counted over a battle. */
export interface OwnTurns {
  turns: number;
  /** Turns that ended although a creature could still attack. */
  attackLeft: number;
  /** Turns that ended although a card of the hand could still be deployed. */
  deployLeft: number;
  /** Turns that ended with nobody on the field. */
  emptyField: number;
}

/** A battle played again: its last state, all events, and how the turns of a side went. */
export interface PlayedAgain {
  battle: Battle;
  events: BattleEvent[];
  turns: OwnTurns;
}

/** Plays the actions of a replay again, up to the first that is refused, and looks at the end of each turn of a side. */
export function playAgain(rules: RuleSet, replay: Replay, side: SideIndex): PlayedAgain {
  const events: BattleEvent[] = [];
  const battle = newBattle(rules, setupOfReplay(replay), events);
  const turns: OwnTurns = { turns: 0, attackLeft: 0, deployLeft: 0, emptyField: 0 };
  for (const action of replay.actions) {
    if (action.type === "endTurn" && battle.active === side) noteEnd(rules, battle, side, turns);
    if (applyAction(rules, battle, battle.active, action, events)) break;
  }
  return { battle, events, turns };
}

function noteEnd(rules: RuleSet, battle: Battle, side: SideIndex, turns: OwnTurns): void {
  const moment = momentOf(rules, battle, side);
  turns.turns += 1;
  if (moment.own.field.length === 0) turns.emptyField += 1;
  if (moment.foes.length > 0 && moment.own.field.some((one) => attackBlockedBy(moment, one) === null))
    turns.attackLeft += 1;
  if (legalActions(rules, battle, side).some(({ type }) => type === "deploy")) turns.deployLeft += 1;
}
