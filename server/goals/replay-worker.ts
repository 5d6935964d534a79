import { parentPort, workerData } from "node:worker_threads";
import { type BattleCheck, checkBattle, type RuleSet } from "../../rules/index.ts";

/** What the thread needs once. */
export interface ReplayWorkerData {
  rules: RuleSet;
  mostActions: number;
}

/** Runs in a thread of its own, so that playing a battle delays no request: gets the text of a replay, answers its check. */
const { rules, mostActions }: ReplayWorkerData = workerData;

parentPort?.postMessage("ready");
parentPort?.on("message", (text: string) => parentPort?.postMessage(checked(text)));

function checked(text: string): BattleCheck {
  try {
    return checkBattle(rules, JSON.parse(text), mostActions);
  } catch {
    return { ok: false, problem: "shape" };
  }
}
