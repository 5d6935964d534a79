import type { BattleAction } from "../battle/actions/action-rules.ts";
import { perform } from "../battle/actions/apply-action.ts";
import { countLegalActions } from "../battle/actions/legal-actions.ts";
import { type Replay, setupOfReplay } from "../battle/replay/replay.ts";
import { newBattle } from "../battle/setup/new-battle.ts";
import type { Battle, SideIndex } from "../battle/state/battle.ts";
import { cloneBattle } from "../battle/state/clone-battle.ts";
import type { RuleSet } from "../ruleset/rule-set.ts";
import type { Line } from "./play-line.ts";

/** An action of the reviewed side, and the battle in which it was chosen. */
export interface OwnDecision {
  /** Index of the action in the replay. */
  index: number;
  turn: number;
  /** The battle right before the action. */
  battle: Battle;
  /** The action, and what the side did after it until its turn was over. */
  played: Line;
  /** Whether nothing but the end of the turn was legal. */
  isForced: boolean;
}

/** The decisions of one side in a replay that plays to its end, in order. */
export function ownDecisions(rules: RuleSet, replay: Replay, side: SideIndex): OwnDecision[] {
  const battle = newBattle(rules, setupOfReplay(replay));
  const decisions: OwnDecision[] = [];
  for (const [index, action] of replay.actions.entries()) {
    if (battle.active === side) {
      const isForced = countLegalActions(rules, battle, side).total === 1;
      const played = [action, ...restOfTurn(replay.actions, index)] as const;
      decisions.push({ index, turn: battle.turn, battle: cloneBattle(battle), played, isForced });
    }
    perform(rules, battle, battle.active, action, null);
  }
  return decisions;
}

/** The actions after an index, up to the end of the turn or of the battle. */
function restOfTurn(actions: readonly BattleAction[], index: number): BattleAction[] {
  const end = actions.findIndex((action, at) => at >= index && action.type === "endTurn");
  return actions.slice(index + 1, end === -1 ? actions.length : end + 1);
}
