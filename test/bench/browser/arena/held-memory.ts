import type { Page } from "@playwright/test";

/** What a page holds after all that may go is gone, in bytes; it has no workers, which would hold more beside it. */
export interface HeldMemory {
  /** The heap of its scripts with all buffers they hold (sounds, graphics), and the heap of its document. */
  readonly everything: number;
  /** The heap of its scripts alone, as the browser counts it. */
  readonly heap: number;
  /** The heap without the machine code that the browser makes of scripts, more and more of it as they run. */
  readonly withoutCode: number;
}

/** Kinds of nodes that are not in the heap of the scripts, or are the browser's translation of them. */
const NOT_HELD_BY_SCRIPTS: ReadonlySet<string> = new Set(["code", "native", "synthetic"]);

interface Snapshot {
  snapshot: { meta: { node_fields: string[]; node_types: [string[], ...unknown[]] } };
  nodes: number[];
}

export async function heldMemory(page: Page): Promise<HeldMemory> {
  const workers = page.workers().map((worker) => worker.url());
  if (workers.length > 0)
    throw new Error(`Workers are not counted, and there still are: ${workers.join(", ")}`);
  const debuggerSession = await page.context().newCDPSession(page);
  await debuggerSession.send("HeapProfiler.collectGarbage");
  await debuggerSession.send("HeapProfiler.collectGarbage");
  const usage = await debuggerSession.send("Runtime.getHeapUsage");
  const chunks: string[] = [];
  debuggerSession.on("HeapProfiler.addHeapSnapshotChunk", ({ chunk }) => chunks.push(chunk));
  await debuggerSession.send("HeapProfiler.takeHeapSnapshot", { reportProgress: false });
  await debuggerSession.detach();
  return {
    everything: usage.usedSize + usage.embedderHeapUsedSize + usage.backingStorageSize,
    heap: usage.usedSize,
    withoutCode: sizeWithoutCode(JSON.parse(chunks.join(""))),
  };
}

function sizeWithoutCode({ snapshot, nodes }: Snapshot): number {
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [typeAt, sizeAt] = [fields.indexOf("type"), fields.indexOf("self_size")];
  let size = 0;
  for (let node = 0; node < nodes.length; node += fields.length) {
    const type = types[0][nodes[node + typeAt] ?? 0] ?? "";
    if (!NOT_HELD_BY_SCRIPTS.has(type)) size += nodes[node + sizeAt] ?? 0;
  }
  return size;
}
