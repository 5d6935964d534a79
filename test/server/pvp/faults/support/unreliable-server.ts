import { dataFolder, ServerProcess } from "../../../server-process.ts";

/** The server as its own process, killed after planned numbers of calls and started again on the same data. */
export class UnreliableServer {
  readonly folder = dataFolder();
  /** How often it was killed so far. */
  kills = 0;
  /** Where it listens, once it does. */
  address: Promise<string>;
  private callsUntilKill: number[] = [];
  private process: ServerProcess;
  private readonly environment: Record<string, string>;

  constructor(environment: Record<string, string>) {
    this.environment = { RATE_LIMIT_PER_SECOND: "0", LOGIN_LIMIT_PER_MINUTE: "0", ...environment };
    this.process = this.start();
    this.address = this.process.listening();
  }

  /** From now on it is killed after each of these numbers of calls. */
  killAfter(calls: readonly number[]): void {
    this.callsUntilKill = [...calls];
  }

  /** Where to call; counts the call, and kills the server under it when the plan says so. */
  async nextCall(): Promise<string> {
    const address = await this.address;
    const [left, ...later] = this.callsUntilKill;
    if (left === undefined) return address;
    this.callsUntilKill = left > 1 ? [left - 1, ...later] : later;
    // First this call goes out; those before it are wherever the server is with them.
    if (left <= 1) setImmediate(() => this.restart());
    return address;
  }

  private restart(): void {
    this.kills += 1;
    this.address = this.process.kill("SIGKILL").then(() => {
      this.process = this.start();
      return this.process.listening();
    });
  }

  private start(): ServerProcess {
    return new ServerProcess({ DATA_DIR: this.folder, ...this.environment });
  }

  async stop(): Promise<void> {
    await this.address;
    await this.process.kill("SIGKILL");
  }
}
