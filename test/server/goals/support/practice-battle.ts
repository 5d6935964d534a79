import {
  applyAction,
  type Battle,
  type BattleAction,
  type BattleSetup,
  bestStyle,
  type Difficulty,
  decide,
  enemyDice,
  enemyStyle,
  lentTeam,
  newBattle,
  newRandom,
  newReplay,
  practiceSeed,
  type Replay,
  shippedRules as rules,
} from "../../../../rules/index.ts";
import { LAB_HASH } from "../../lab-server.ts";

type AiSetup = Extract<BattleSetup, { mode: "ai" }>;

/** A practice battle with a lent team, played to its end as the game plays it; the player's side plays well. */
export function practiceReplay(name: string, difficulty: Difficulty = "easy", lending = rules): Replay {
  const player = lentTeam(lending, name, difficulty);
  return playedReplay({ mode: "ai", difficulty, seed: practiceSeed(name, "1"), player });
}

/**
 * The replay of a battle played to its end.
 * @param enemyAction what the enemy does instead of what it decides
 * @param idleTurns so many turns the player's side ends at once
 */
export function playedReplay(
  setup: AiSetup,
  enemyAction?: (battle: Battle) => BattleAction,
  idleTurns = 0,
): Replay {
  const battle = newBattle(rules, setup);
  const actions: BattleAction[] = [];
  const dice = newRandom(`${setup.seed}|player`);
  const style = enemyStyle(rules, setup.difficulty);
  while (battle.winner === null) {
    const action =
      battle.active === 0 && battle.turn <= idleTurns
        ? ({ type: "endTurn" } as const)
        : battle.active === 0
          ? decide(rules, battle, 0, bestStyle(rules), dice)
          : (enemyAction?.(battle) ?? decide(rules, battle, 1, style, enemyDice(setup.seed, actions.length)));
    applyAction(rules, battle, battle.active, action);
    actions.push(action);
  }
  return newReplay(rules, LAB_HASH, setup, actions);
}
