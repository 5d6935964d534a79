import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

/** Where and how a process runs: pinned to `core` where the system can and one is named, `environment` on top of ours. */
export type WorkerPlace = {
  readonly core?: number | undefined;
  readonly environment?: Record<string, string>;
};

/** A script run as a process of its own that answers one message at a time. */
export class WorkerProcess {
  private readonly child: ChildProcess;
  private readonly ended: Promise<void>;

  constructor(script: URL, { core, environment = {} }: WorkerPlace = {}) {
    const path = fileURLToPath(script);
    const run = [process.execPath, ...(path.endsWith(".ts") ? ["--import", "tsx"] : []), path];
    const [command = "", ...words] =
      core !== undefined && canPin() ? ["taskset", "--cpu-list", String(core), ...run] : run;
    this.child = spawn(command, words, {
      stdio: ["ignore", "ignore", "inherit", "ipc"],
      env: { ...process.env, ...environment },
    });
    this.ended = once(this.child, "exit").then(() => undefined);
  }

  /** The next message the process sends. */
  async next<Answer>(): Promise<Answer> {
    const failed = this.ended.then(() => {
      throw new Error(`A bench process ended early with ${this.child.exitCode}.`);
    });
    const [answer] = await Promise.race([once(this.child, "message"), failed]);
    return answer;
  }

  ask<Answer>(message: object): Promise<Answer> {
    const answer = this.next<Answer>();
    this.child.send(message);
    return answer;
  }

  async stop(): Promise<void> {
    if (this.child.exitCode !== null) return;
    this.child.kill("SIGTERM");
    await this.ended;
  }
}

function canPin(): boolean {
  return spawnSync("taskset", ["--version"]).status === 0;
}
