import type { RuleSet } from "../../../rules/index.ts";
import type { Game } from "../../game/store/game.ts";
import { handInTries } from "../kept/hand-in.ts";
import { changeKept, keptPosition } from "../kept/kept-positions.ts";
import { servedPositions } from "../kept/positions-query.ts";
import { type Standing, standingOf, stillCounts } from "../kept/standing.ts";
import type { PuzzleRecord } from "../store/puzzle.ts";
import { todaysNumber } from "../store/today.ts";

/**
 * Keeps what is done in the position of a day: tries count up to the first that reaches the goal, or until the best line
 * was shown. A player's are handed in; nothing waits for it.
 */
export function dayRecord(game: Game, rules: RuleSet, number: number): PuzzleRecord {
  const standing = () => standingIn(game, number);
  return {
    turn: () => keptPosition(game, number).turn,
    keepTurn: (turn) => {
      changeKept(game, number, (kept) => {
        kept.turn = turn;
      });
    },
    noteTry: (actions, { reached, energyLeft }) => {
      const counts = stillCounts(standing());
      const onItsDay = todaysNumber(game, rules) === number;
      changeKept(game, number, (kept) => {
        kept.turn = actions;
        if (counts) kept.tries.push({ id: game.newId(), actions, reached, energyLeft, onItsDay });
      });
      if (counts) void handInTries(game);
    },
    noteShown: () => {
      if (!stillCounts(standing())) return;
      changeKept(game, number, (kept) => {
        kept.shown = true;
      });
    },
    standing,
  };
}

/** What the player made of a day's position, as far as the browser and the server know. */
export function standingIn(game: Game, number: number): Standing {
  const served = servedPositions(game)?.standings.find((standing) => standing.number === number);
  return standingOf(keptPosition(game, number), served);
}
