import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { BENCH_BOT_TOKEN } from "./telegram-login.ts";

const START_TIMEOUT_MS = 20_000;
const KILOBYTES_PER_MEGABYTE = 1024;

/** `npm run serve` on a port and a database of its own. */
export class ProductionServer {
  readonly url: string;
  private readonly child: ChildProcess;
  private readonly folder: string;

  private constructor(child: ChildProcess, url: string, folder: string) {
    this.child = child;
    this.url = url;
    this.folder = folder;
  }

  /**
   * Builds for production (unless `FAST=1` finds it built) and starts.
   * @param builtFolder folder with the built server and the client that it serves
   */
  static async start(builtFolder = "dist"): Promise<ProductionServer> {
    buildForProduction();
    const port = await freePort();
    const folder = mkdtempSync(join(tmpdir(), "corvax-bench-"));
    const child = spawn(process.execPath, [`${builtFolder}/server/serve.js`], {
      stdio: ["ignore", "ignore", "inherit"],
      env: {
        PATH: process.env.PATH,
        NODE_ENV: "production",
        PORT: String(port),
        DATA_DIR: folder,
        LEDGER_NETWORK: "none",
        TELEGRAM_BOT_TOKEN: BENCH_BOT_TOKEN,
        TELEGRAM_BOT_NAME: "bench_bot",
        DRAIN_MS: "0",
        RATE_LIMIT_PER_SECOND: "0",
        LOGIN_LIMIT_PER_MINUTE: "0",
      },
    });
    const url = `http://127.0.0.1:${port}`;
    await answers(`${url}/api/ready`, child);
    return new ProductionServer(child, url, folder);
  }

  /** Memory that the process holds now, in MB; from the system, so on Linux only. */
  residentMegabytes(): number {
    const status = readFileSync(`/proc/${this.child.pid}/status`, "utf8");
    return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) / KILOBYTES_PER_MEGABYTE;
  }

  async stop(): Promise<void> {
    const ended = once(this.child, "exit");
    this.child.kill("SIGTERM");
    await ended;
    rmSync(this.folder, { recursive: true });
  }
}

let built =
  process.env.FAST === "1" && existsSync("dist/server/serve.js") && existsSync("dist/client/index.html");

function buildForProduction(): void {
  if (built) return;
  const { status } = spawnSync("npm", ["run", "build"], { stdio: ["ignore", "ignore", "inherit"] });
  if (status !== 0) throw new Error("The game could not be built for production.");
  built = true;
}

async function answers(address: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < deadline && child.exitCode === null) {
    const ready = await fetch(address).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ready) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error("The production server did not become ready.");
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  if (address === null || typeof address === "string") throw new Error("No free port.");
  return address.port;
}
