import { parentPort } from "node:worker_threads";
import { blindLead, plainSolvers } from "../../puzzles/finding/blind-check.ts";
import { searchBattle } from "../../puzzles/finding/search-battle.ts";
import { positionProblem } from "../../puzzles/position-file.ts";
import { type PositionRow, positionOfRow, positionRow } from "../../puzzles/position-row.ts";
import type { CheckedPosition, PositionAnswer, PositionRules, PositionTask } from "./position-workers.ts";

let known: PositionRules | null = null;

parentPort?.on("message", (message: PositionRules | PositionTask) => {
  if ("rules" in message) known = message;
  else parentPort?.postMessage(answerTo(message));
});

function answerTo(task: PositionTask): PositionAnswer {
  const { index } = task;
  try {
    if (known === null) throw new Error("A task came before the rules");
    if (task.kind === "check") return { kind: "check", index, checked: checked(known, task.row, task.seed) };
    const found = searchBattle(known.rules, known.chances, task.seed);
    return { kind: "search", index, row: found && positionRow({ id: index, ...found }) };
  } catch (error) {
    return { kind: "error", index, error };
  }
}

function checked({ rules, chances }: PositionRules, row: PositionRow, seed: string): CheckedPosition {
  const problem = positionProblem(rules, row);
  if (problem !== null) return { problem, plainSolvers: [], lead: null };
  const position = positionOfRow(rules, row);
  return {
    problem,
    plainSolvers: plainSolvers(rules, position),
    lead: blindLead(rules, chances, position, seed),
  };
}
