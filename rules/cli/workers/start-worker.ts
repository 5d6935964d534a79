import { Worker } from "node:worker_threads";

/**
 * A thread that runs the worker. Node 20 does not hand the loader for TypeScript on to threads, so the thread
 * registers it itself before it loads anything.
 */
export function startWorker(): Worker {
  const worker = new URL("./worker.ts", import.meta.url).href;
  const loader = import.meta.resolve("tsx/esm/api");
  const script = `import(${JSON.stringify(loader)}).then(({ register }) => { register(); return import(${JSON.stringify(worker)}); })`;
  return new Worker(script, { eval: true, execArgv: [] });
}
