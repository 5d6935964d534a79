import {
  applyAction,
  bestStyle,
  cloneBattle,
  decide,
  enemyStyle,
  newBattle,
  newRandom,
  type Replay,
  shippedRules as rules,
  setupOfReplay,
} from "../../../rules/index.ts";

/**
 * How often the player of a battle against the AI wins when it is played on from before an action of its replay, with
 * the cards as they lie: 0 to 1. The enemy plays as its level does, the player by the policy `full`.
 */
export function shareWon(replay: Replay, index: number, playings: number): number {
  const start = newBattle(rules, setupOfReplay(replay));
  for (const action of replay.actions.slice(0, index)) applyAction(rules, start, start.active, action);
  const { difficulty } = start;
  if (difficulty === null) throw new Error("There is no level to play on as");
  const styles = [bestStyle(rules), enemyStyle(rules, difficulty)] as const;
  let won = 0;
  for (let playing = 1; playing <= playings; playing++) {
    const battle = cloneBattle(start);
    battle.random = newRandom(`battle|${index}|${playing}`);
    const dice = newRandom(`decisions|${index}|${playing}`);
    while (battle.winner === null) {
      const { active } = battle;
      const refusal = applyAction(rules, battle, active, decide(rules, battle, active, styles[active], dice));
      if (refusal) throw new Error(refusal.text);
    }
    won += battle.winner === 0 ? 1 : battle.winner === "draw" ? 0.5 : 0;
  }
  return won / playings;
}
