import { Worker } from "node:worker_threads";

/**
 * Starts a thread that runs the worker. Node 20 does not give threads the loader for TypeScript, so the
 * thread registers it before it loads anything.
 */
export function startWorker(): Worker {
  const worker = new URL("./worker.ts", import.meta.url).href;
  const loader = import.meta.resolve("tsx/esm/api");
  const script = `import(${JSON.stringify(loader)}).then(({ register }) => { register(); return import(${JSON.stringify(worker)}); })`;
  return new Worker(script, { eval: true, execArgv: [] });
}
