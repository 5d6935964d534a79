import type { BattleAction } from "../../../rules/index.ts";
import { startWorker } from "../../game/start-worker.ts";
import type { ArenaBattle } from "../ai-battle/arena-battle.ts";
import type { Answer, Introduction, Question } from "./question.ts";

/** As much of a worker as is used here. */
export type EnemyWorker = Pick<Worker, "postMessage" | "terminate" | "onmessage">;

/**
 * What the enemy of a battle thinks with: a worker beside the page, so that no decision holds up a frame, which
 * gives back all it needed when it goes. As long as it is not there, because the network is slow or the browser
 * starts none, the enemy thinks in the page, to the same decisions.
 */
export class EnemyMind {
  private readonly battle: ArenaBattle;
  private readonly start: () => EnemyWorker | null;
  private worker: EnemyWorker | null = null;
  /** Whether the worker was loaded and knows the battle. */
  private ready = false;

  constructor(battle: ArenaBattle, start: () => EnemyWorker | null = startEnemyWorker) {
    this.battle = battle;
    this.start = start;
    this.beginAnew();
  }

  /** What the enemy does next; rejected where its thinking fails, not settled where it hangs or was stopped. */
  decide(): Promise<BattleAction> {
    const { battle, worker } = this;
    if (!worker || !this.ready) return new Promise((resolve) => resolve(battle.enemyDecision()));
    return new Promise((resolve, reject) => {
      worker.onmessage = ({ data: answer }: MessageEvent<Answer>) => {
        if (answer.kind === "decision") resolve(answer.action);
        else if (answer.kind === "failure") reject(new Error(answer.text));
      };
      worker.postMessage({ kind: "question", actions: battle.actions } satisfies Question);
    });
  }

  /** Gives up what it is thinking about, however long it still would, and is there for the next decision. */
  beginAnew(): void {
    this.stop();
    const worker = this.start();
    if (!worker) return;
    worker.onmessage = () => {
      this.ready = true;
    };
    const { rules, setup } = this.battle;
    worker.postMessage({ kind: "introduction", rules, setup } satisfies Introduction);
    this.worker = worker;
  }

  /** Ends it: nothing more will be asked. */
  stop(): void {
    this.worker?.terminate();
    this.worker = null;
    this.ready = false;
  }
}

function startEnemyWorker(): EnemyWorker | null {
  return startWorker(() => new Worker(new URL("./enemy-worker.ts", import.meta.url), { type: "module" }));
}
