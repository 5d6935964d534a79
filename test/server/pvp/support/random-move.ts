import {
  type BattleAction,
  type BattleView,
  knownBattle,
  type RandomState,
  type RuleSet,
  randomAction,
  roll,
  type WireAction,
} from "../../../../rules/index.ts";
import type { PvpBattleReply } from "../../../../server/contract/index.ts";

/** What a player knows of a battle while it is the player's turn. */
export type Known = Pick<PvpBattleReply, "battleState" | "turnNumber" | "isPlayer1">;

/** A legal action drawn at random by what the player was told and nothing else, as the wire carries it. */
export function randomMove(rules: RuleSet, known: Known, dice: RandomState): WireAction {
  return asSent(randomAction(rules, knownBattle(rules, viewOf(known)), 0, dice), dice);
}

function viewOf({ battleState, turnNumber, isPlayer1 }: Known): BattleView {
  const { player1, player2 } = battleState;
  const [player, enemy] = isPlayer1 ? [player1, player2] : [player2, player1];
  return {
    gameState: "battle",
    mode: "pvp",
    difficulty: null,
    turn: turnNumber,
    activePlayer: "player",
    player: player as BattleView["player"],
    enemy: enemy as BattleView["enemy"],
    battleLog: [],
    lastAttack: null,
    lastSpell: null,
    lastTool: null,
    lastDefend: null,
  };
}

const WIRE_NAMES: Partial<Record<BattleAction["type"], string>> = { useTool: "tool", useSpell: "spell" };

/** Tools and spells by either of their names (`CON-63`). */
function asSent(action: BattleAction, dice: RandomState): WireAction {
  const name = WIRE_NAMES[action.type];
  return name === undefined || roll(dice) < 0.5 ? action : { ...action, type: name };
}
