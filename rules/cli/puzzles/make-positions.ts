import type { PositionRow } from "../../puzzles/position-row.ts";
import { progressBar } from "../terminal/progress-bar.ts";
import { shareWork } from "./position-workers.ts";
import type { PuzzlesOrder } from "./puzzles-flags.ts";
import { type KeptPositions, readPositions, rulesOf, writePositions } from "./read-positions.ts";

/** Of all positions at most this share has the same theme, and this the same goal. */
const MOST_OF = { theme: 0.3, goal: 0.5 };
/** The file is written again after so many battles, so that a crash loses little. */
const KEEP_EVERY = 200;

/**
 * Searches battles in the order of their numbers until the file has as many positions as are wanted, and writes it, also
 * after Ctrl-C. It goes on where the last search with the same seed has ended.
 */
export async function makePositions(
  order: PuzzlesOrder & { make: number },
): Promise<{ kept: KeptPositions; isInterrupted: boolean }> {
  const { make, seed, out } = order;
  const { kept, positions } = readPositions(out);
  const from = kept.searched?.seed === seed ? kept.searched.battles : 0;
  const searched = { seed, battles: from };
  const rows = [...kept.positions];
  const now = () => ({ ...kept, positions: rows, searched });
  const early = new Map<number, PositionRow | null>();
  const bar = progressBar(make, () => "puzzles");
  bar.advance(Math.min(rows.length, make));
  let asked = from;

  function take(row: PositionRow | null): void {
    if (row === null || rows.length >= make || isTooMany(rows, row, make)) return;
    rows.push({ ...row, id: rows.length + 1 });
    bar.advance(1);
  }

  const { isInterrupted } = await shareWork(order.workers, rulesOf(positions), {
    next() {
      if (rows.length >= make) return null;
      asked += 1;
      return { kind: "search", index: asked, seed: `${seed}:${asked}` };
    },
    receive(answer) {
      if (answer.kind === "search") early.set(answer.index, answer.row);
      for (;;) {
        const next = searched.battles + 1;
        const row = early.get(next);
        if (row === undefined || rows.length >= make) break;
        early.delete(next);
        searched.battles = next;
        take(row);
        if (next % KEEP_EVERY === 0) writePositions(out, now());
      }
      return rows.length < make;
    },
  });
  bar.clear();
  writePositions(out, now());
  return { kept: now(), isInterrupted };
}

/** Whether there are enough of its theme or goal, so that positions stay mixed. */
function isTooMany(rows: readonly PositionRow[], { theme, goal }: PositionRow, wanted: number): boolean {
  const themes = rows.filter((row) => row.theme === theme).length;
  const goals = rows.filter((row) => row.goal.kind === goal.kind).length;
  return themes >= Math.ceil(MOST_OF.theme * wanted) || goals >= Math.ceil(MOST_OF.goal * wanted);
}
