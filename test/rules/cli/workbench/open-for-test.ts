import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { inject } from "vitest";
import { openWorkbench } from "../../../../rules/cli/workbench/open-workbench.ts";
import { openWorkerPool } from "../../../../rules/cli/workers/worker-pool.ts";
import { inFolder } from "../run-tool.ts";

export type Opened = Awaited<ReturnType<typeof openWorkbench>>;

/** A workbench with real workers, and commands that were built. */
export function openIn(folder: string, game = "http://127.0.0.1:1"): Promise<Opened> {
  const startBuilt = () => new Worker(join(inject("toolFolder"), "worker.js"));
  return openWorkbench({
    port: 0,
    folder,
    history: join(folder, "runs.ndjson"),
    game,
    script: join(inject("toolFolder"), "run-for-page.js"),
    openPool: () => openWorkerPool(1, startBuilt),
  });
}

/** A workbench with a folder of its own, gone afterwards. */
export function withWorkbench(
  use: (opened: Opened, at: (name: string) => string) => Promise<void>,
  game?: string,
) {
  return inFolder(async (at) => {
    const opened = await openIn(at("."), game);
    try {
      await use(opened, at);
    } finally {
      await opened.close();
    }
  });
}
