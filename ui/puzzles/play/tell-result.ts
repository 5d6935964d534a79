import { shortfallText } from "../../../rules/positions.ts";
import { announce } from "../../game/store/notify.ts";
import type { JudgedTurn, Puzzle } from "../store/puzzle.ts";

/** What a try misses, as sentences; none where it has reached the goal. */
export function missingTexts({ client: { rules } }: Puzzle, { battle, shortfalls }: JudgedTurn): string[] {
  return shortfalls.map((shortfall) => shortfallText(rules, battle, shortfall));
}

/** Tells how a try ended, with a sound. */
export function tellResult(puzzle: Puzzle, judged: JudgedTurn): void {
  const { game, client } = puzzle;
  const { result } = client.rules.texts.positions;
  game.sounds.emit(judged.reached ? "goal" : "refused");
  announce(
    game,
    [judged.reached ? result.reached : result.missed, ...missingTexts(puzzle, judged)].join(" "),
  );
}
