import { parentPort, workerData } from "node:worker_threads";
import { type BattleCheck, checkBattle, type Refusal, type RuleSet } from "../../rules/index.ts";
import {
  actionOfRow,
  judgeTry,
  type Positions,
  positionAt,
  positionById,
  shippedPositions,
} from "../../rules/positions.ts";

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

/** A try to play: at the position of a day, or at one by its id. */
export interface TryWork {
  position: { number: number } | { id: number };
  /** As `actionRow` of the rules writes them. */
  actions: readonly string[];
}

/** What a try at a position came to, the first action that the rules refuse, or that there is no such position. */
export type TryCheck =
  | { ok: true; reached: boolean; energyLeft: number; id: number; difficulty: number }
  | { ok: false; index: number; refusal: Refusal }
  | { ok: false; unknown: true };

/**
 * Runs in a thread of its own, so that playing a battle delays no request: gets a replay or a try at a position, answers
 * its check; null for what could not be played.
 */
const { rules: own, mostActions }: ReplayWorkerData = workerData;

parentPort?.postMessage("ready");
parentPort?.on("message", (work: ReplayWork | TryWork) => {
  const answer = (check: BattleCheck | TryCheck | null) => parentPort?.postMessage(check);
  if ("text" in work) answer(checked(work));
  else judged(work).then(answer, () => answer(null));
});

function checked({ text, rules = own }: ReplayWork): BattleCheck {
  try {
    return checkBattle(rules, JSON.parse(text), mostActions);
  } catch {
    return { ok: false, problem: "shape" };
  }
}

let positions: Promise<Positions> | null = null;

async function judged({ position: asked, actions }: TryWork): Promise<TryCheck> {
  positions ??= shippedPositions(own);
  const list = await positions;
  const position = "id" in asked ? positionById(list, asked.id) : positionAt(list, asked.number);
  if (position === null) return { ok: false, unknown: true };
  const tried = judgeTry(list.rules, position, actions.map(actionOfRow));
  if (!tried.ok) return tried;
  const { reached, energyLeft } = tried;
  const { id, difficulty } = position;
  return { ok: true, reached, energyLeft, id, difficulty };
}
