import type { BattleAction } from "../battle/actions/action-rules.ts";
import { applyAction } from "../battle/actions/apply-action.ts";
import { legalActions } from "../battle/actions/legal-actions.ts";
import { decide } from "../battle/ai/decide.ts";
import { evaluatePosition, totalOf } from "../battle/ai/evaluate-position.ts";
import { bestStyle, withoutLookahead } from "../battle/ai/scores/play-style.ts";
import type { Battle, SideIndex } from "../battle/state/battle.ts";
import { cloneBattle } from "../battle/state/clone-battle.ts";
import { type RandomState, sampledDice } from "../battle/state/random.ts";
import { type BattleView, viewFor } from "../battle/view/battle-view.ts";
import type { RuleSet } from "../ruleset/rule-set.ts";
import { drawHiddenCards } from "./hidden-cards.ts";

/** A battle that exists only in a bot's mind: it can be played on, by both sides, without any effect on the real one. */
export interface ImaginedBattle {
  /** The battle as the bot would see it. */
  view(): BattleView;
  /** Whose turn it is. */
  mover(): "player" | "enemy";
  isOver(): boolean;
  /** What the side whose turn it is may do; empty when the battle is over. */
  legalActions(): BattleAction[];
  /** Takes an action for the side whose turn it is. An action that is not legal throws an error. */
  play(action: BattleAction): void;
  /** What the game's best style without lookahead would do for the side whose turn it is. */
  usualAction(): BattleAction;
  /** Value of the position for the bot, as the AI estimates it: health, creatures, energy and more; 0 when the sides are equal. */
  worth(): number;
  /** A copy to play on apart; the same actions have the same luck in both. */
  copy(): ImaginedBattle;
}

/**
 * Copies what `side` knows of a battle, draws what it does not know, and rolls dice of its own: the copy depends on
 * neither the other side's hidden cards nor the battle's seed.
 */
export function determinized(rules: RuleSet, battle: Battle, side: SideIndex, dice: RandomState): Battle {
  const other = side === 0 ? 1 : 0;
  const sides: Battle["sides"] = [battle.sides[0], battle.sides[1]];
  sides[other] = { ...sides[other], ...drawHiddenCards(rules, battle, other, dice) };
  return cloneBattle({ ...battle, seed: "", random: sampledDice(dice), sides });
}

/** An imagined battle over a determinized copy, which it plays on. */
export function imaginedBattle(
  rules: RuleSet,
  battle: Battle,
  side: SideIndex,
  dice: RandomState,
): ImaginedBattle {
  return {
    view: () => viewFor(rules, battle, side),
    mover: () => (battle.active === side ? "player" : "enemy"),
    isOver: () => battle.winner !== null,
    legalActions: () => legalActions(rules, battle, battle.active),
    play(action) {
      const refusal = applyAction(rules, battle, battle.active, action);
      if (refusal) throw new Error(`An imagined ${action.type} was refused: ${refusal.text}`);
    },
    usualAction: () => decide(rules, battle, battle.active, withoutLookahead(bestStyle(rules)), dice),
    worth: () => totalOf(evaluatePosition(rules, battle, side)),
    copy: () => imaginedBattle(rules, cloneBattle(battle), side, { ...dice }),
  };
}
