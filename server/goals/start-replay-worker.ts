import { existsSync } from "node:fs";
import { Worker } from "node:worker_threads";
import type { ReplayWorkerData } from "./replay-worker.ts";

/** Starts the thread that plays replays. */
export type StartReplayWorker = (data: ReplayWorkerData) => Worker;

/** The built thread stands beside the entries of the server; this module may be in a folder below them. */
const BUILT = ["./replay-worker.js", "../replay-worker.js"].map((path) => new URL(path, import.meta.url));

/** A battle needs little; one that is made to need more ends its thread only. */
const LIMITS = { maxOldGenerationSizeMb: 256 };

/** Starts it from the built server or from its source. */
export function startReplayWorker(workerData: ReplayWorkerData): Worker {
  const options = { workerData, resourceLimits: LIMITS, execArgv: [] };
  const built = BUILT.find((path) => existsSync(path));
  if (built) return new Worker(built, options);
  // Node 20 gives threads no loader for TypeScript, so the thread registers it before it loads anything.
  const loader = import.meta.resolve("tsx/esm/api");
  const source = new URL("./replay-worker.ts", import.meta.url).href;
  const script = `import(${JSON.stringify(loader)}).then(({ register }) => { register(); return import(${JSON.stringify(source)}); })`;
  return new Worker(script, { ...options, eval: true });
}
