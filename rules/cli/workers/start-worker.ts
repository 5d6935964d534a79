import { Worker } from "node:worker_threads";

/** Modules that run as a thread. */
export type WorkerModule = "./worker.ts" | "../puzzles/position-worker.ts";

/**
 * Starts a thread that runs a module, the one that plays battles by default. Node 20 does not give threads the loader for
 * TypeScript, so the thread registers it before it loads anything.
 */
export function startWorker(module: WorkerModule = "./worker.ts"): Worker {
  const worker = new URL(module, import.meta.url).href;
  const loader = import.meta.resolve("tsx/esm/api");
  const script = `import(${JSON.stringify(loader)}).then(({ register }) => { register(); return import(${JSON.stringify(worker)}); })`;
  return new Worker(script, { eval: true, execArgv: [] });
}
