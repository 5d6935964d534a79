import type { BattleAction } from "../../../rules/index.ts";
import { actionRow, judgeTry } from "../../../rules/positions.ts";
import { handInTries } from "../kept/hand-in.ts";
import { changeKept } from "../kept/kept-positions.ts";
import { stillCounts } from "../kept/standing.ts";
import { type JudgedTurn, type Puzzle, refreshStanding, standingIn } from "../store/puzzle.ts";
import { todaysNumber } from "../store/today.ts";

/**
 * Judges a turn that has ended, by the rules that the server judges with, and keeps the try: up to the first that reaches
 * the goal they count. A player's is handed in; nothing waits for it.
 */
export function noteEnd(puzzle: Puzzle, turn: readonly BattleAction[]): JudgedTurn {
  const { client, game, number, position, store } = puzzle;
  const judged = judgeTry(client.rules, position, turn);
  if (!judged.ok) throw new Error(`A turn was played that is not legal: ${judged.refusal.text}`);
  const { reached, energyLeft } = judged;
  const counts = stillCounts(standingIn(game, number));
  const onItsDay = todaysNumber(game, client.rules) === number;
  const actions = turn.map(actionRow);
  changeKept(game, number, (kept) => {
    kept.turn = actions;
    if (counts) kept.tries.push({ id: game.newId(), actions, reached, energyLeft, onItsDay });
  });
  store.setState({ ended: judged });
  refreshStanding(puzzle);
  if (counts) void handInTries(game);
  return judged;
}

/** The best line is shown: a position that was not solved before counts as shown from now on. */
export function noteShown(puzzle: Puzzle): void {
  const { game, number } = puzzle;
  if (stillCounts(standingIn(game, number)))
    changeKept(game, number, (kept) => {
      kept.shown = true;
    });
  refreshStanding(puzzle);
}
