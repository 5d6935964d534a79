import { EXIT, exitAfter, runTool } from "./exit.ts";
import { checkPositions } from "./puzzles/check-positions.ts";
import { makePositions } from "./puzzles/make-positions.ts";
import { PUZZLES_USAGE, readPuzzlesFlags } from "./puzzles/puzzles-flags.ts";
import { checkText, positionsTable } from "./puzzles/puzzles-text.ts";

/** Of the answers that the blind check must confirm. */
const CONFIRMED_SHARE = 0.95;

/** `npm run puzzles`: finds positions, or checks those of a file (`GAP-74`). */
async function puzzles(argv: readonly string[]): Promise<number> {
  const order = readPuzzlesFlags(argv);
  if (order.make === null) {
    const check = await checkPositions(order);
    console.log(checkText(check));
    if (check.isInterrupted) return EXIT.interrupted;
    const isGood = check.problems.length === 0 && check.confirmed >= CONFIRMED_SHARE * check.rows.length;
    return isGood ? EXIT.done : EXIT.overBound;
  }
  const { kept, isInterrupted } = await makePositions({ ...order, make: order.make });
  console.log(positionsTable(kept.positions));
  return exitAfter(isInterrupted, `what was found so far is in ${order.out}.`);
}

await runTool(puzzles, PUZZLES_USAGE);
