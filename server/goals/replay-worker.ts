import { parentPort, workerData } from "node:worker_threads";
import { type BattleCheck, checkBattle, type RuleSet } from "../../rules/index.ts";

/** What the thread needs once. */
export interface ReplayWorkerData {
  rules: RuleSet;
  mostActions: number;
}

/** A replay to play. */
export interface ReplayWork {
  text: string;
  /** The rules it was played by; absent: those of the server. */
  rules?: RuleSet;
}

/** Runs in a thread of its own, so that playing a battle delays no request: gets a replay, answers its check. */
const { rules: own, mostActions }: ReplayWorkerData = workerData;

parentPort?.postMessage("ready");
parentPort?.on("message", (work: ReplayWork) => parentPort?.postMessage(checked(work)));

function checked({ text, rules = own }: ReplayWork): BattleCheck {
  try {
    return checkBattle(rules, JSON.parse(text), mostActions);
  } catch {
    return { ok: false, problem: "shape" };
  }
}
