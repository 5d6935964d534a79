import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { WorkerProcess } from "../load/worker-process.ts";
import { buildBenchServer } from "./build-bench-server.ts";

const SERVER_CORE = 0;

/** Hundreds of players join at once, which no public gateway would have to bear. */
const AMPLE = { burst: 1000, perSecond: 1000 };
const AMPLE_BUDGET = { gateway: { budget: { player: AMPLE, process: { ...AMPLE, keptBack: 0 } } } };

let built: URL | undefined;

export interface LedgerBenchOptions {
  /** Fills the data folder before the server starts on it. */
  prepare?: (folder: string) => Promise<void>;
  /** What is other in its rules. */
  rules?: object;
  /** On top of its own folder and rules. */
  environment?: Record<string, string>;
}

/** The real server with its dev ledger on one core, with data of its own. */
export class LedgerBenchServer {
  readonly process: WorkerProcess;
  readonly url: string;
  private readonly folder: string;

  private constructor(process: WorkerProcess, url: string, folder: string) {
    this.process = process;
    this.url = url;
    this.folder = folder;
  }

  static async start(options: LedgerBenchOptions = {}): Promise<LedgerBenchServer> {
    const { prepare, rules = {}, environment = {} } = options;
    built ??= buildBenchServer("ledger-server");
    const folder = mkdtempSync(join(tmpdir(), "corvax-bench-"));
    await prepare?.(folder);
    const RULES = join(folder, "rules.json");
    writeFileSync(RULES, JSON.stringify({ ...AMPLE_BUDGET, ...rules }));
    const server = new WorkerProcess(built, {
      core: SERVER_CORE,
      environment: { DATA_DIR: folder, RULES, ...environment },
    });
    const { url } = await server.next<{ url: string }>();
    return new LedgerBenchServer(server, url, folder);
  }

  async stop(): Promise<void> {
    await this.process.stop();
    rmSync(this.folder, { recursive: true });
  }
}
