import type { BattleAction, RuleSet } from "../../../rules/index.ts";
import { startWorker } from "../../game/start-worker.ts";
import type { AiBattle } from "./ai-battle.ts";
import type { AiSetup } from "./waiting-battle.ts";

/** The part of a worker that is used here. */
export type EnemyWorker = Pick<Worker, "postMessage" | "terminate" | "onmessage">;

/**
 * Makes the enemy's decisions in a worker, so that they delay no frame and their memory is freed with the worker.
 * Without a worker, because it is still loading or the browser cannot start one, the page makes the same decisions.
 */
export class EnemyMind {
  private readonly battle: AiBattle;
  private readonly start: () => EnemyWorker | null;
  private worker: EnemyWorker | null = null;
  /** Whether the worker has loaded and knows the battle. */
  private ready = false;

  constructor(battle: AiBattle, start: () => EnemyWorker | null = startEnemyWorker) {
    this.battle = battle;
    this.start = start;
    this.beginAnew();
  }

  /**
   * Returns the enemy's next action. Rejects when the decision fails; never settles when the worker hangs or was
   * stopped.
   */
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

  /** Drops a running decision and starts a new worker for the next one. */
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

  /** Terminates the worker. */
  stop(): void {
    this.worker?.terminate();
    this.worker = null;
    this.ready = false;
  }
}

function startEnemyWorker(): EnemyWorker | null {
  return startWorker(() => new Worker(new URL("./enemy-worker.ts", import.meta.url), { type: "module" }));
}

/** Tells a worker its battle; sent only once, so that the worker keeps what it derived from the rules. */
export interface Introduction {
  kind: "introduction";
  rules: RuleSet;
  setup: AiSetup;
}

/** Asks for the enemy's next action; `actions` are all actions of the battle so far. */
export interface Question {
  kind: "question";
  actions: readonly BattleAction[];
}

/** What the worker sends: `ready` once it knows its battle, then an answer to each question. */
export type Answer =
  | { kind: "ready" }
  | { kind: "decision"; action: BattleAction }
  | { kind: "failure"; text: string };
