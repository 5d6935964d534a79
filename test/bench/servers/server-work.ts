import { performance } from "node:perf_hooks";

/** Since the server's start, in milliseconds. */
export interface ServerWork {
  /** In which it was at work, waiting for the disk and for its turn on the core included. */
  activeMs: number;
  /** In which the core worked for it. */
  cpuMs: number;
}

/** Answers each message with the work of this process. */
export function tellWork(): void {
  process.on("message", () => {
    const { user, system } = process.cpuUsage();
    const work: ServerWork = {
      activeMs: performance.eventLoopUtilization().active,
      cpuMs: (user + system) / 1000,
    };
    process.send?.(work);
  });
}
