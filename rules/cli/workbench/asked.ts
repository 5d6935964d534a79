import type { IncomingMessage } from "node:http";
import type { WorkerPool } from "../workers/worker-pool.ts";
import type { Answer } from "./answer.ts";
import type { GameProcess } from "./game-process.ts";
import type { LabGame } from "./lab-game.ts";
import type { LookRoom } from "./look-room.ts";
import type { RunRoom } from "./run-room.ts";
import type { TrialRoom } from "./trial-room.ts";

export interface WorkbenchOptions {
  /** 0: any free one. */
  port: number;
  /** The threads that play a trial. */
  openPool(): WorkerPool;
  /** The history file, or null. */
  history: string | null;
  /** Where overlays are kept. */
  folder: string;
  /** The address of the game that plays an overlay. */
  game: string;
  /** A built `run-for-page.ts`; missing: the source. */
  script?: string;
}

export interface Workbench extends WorkbenchOptions {
  trials: TrialRoom;
  looks: LookRoom;
  gameProcess: GameProcess;
  labGame: LabGame;
  runs: RunRoom;
}

/** What a route is asked. */
export interface Asked {
  workbench: Workbench;
  request: IncomingMessage;
  query: URLSearchParams;
}

export type Route = (asked: Asked) => Answer | Promise<Answer>;
