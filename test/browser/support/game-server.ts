import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { FAULT, watchedServer } from "../../server/gateway-shapes/watched-process.ts";

/** The variable that tells each worker where the built servers are. */
export const BUILT_SERVERS = "BUILT_SERVERS";

const START_TIMEOUT_MS = 60_000;
const POLL_MS = 100;

/** The real server in development mode, on a free port, with a database of its own. */
export class GameServer {
  readonly url: string;
  private readonly port: number;
  private readonly folder: string;
  private process: ChildProcess | undefined;
  private readonly environment: Record<string, string>;
  private stderr = "";

  private constructor(port: number, folder: string, environment: Record<string, string>) {
    this.port = port;
    this.folder = folder;
    this.environment = environment;
    this.url = `http://127.0.0.1:${port}`;
  }

  /** `purpose` names its folder among the temporary ones. */
  static async start(purpose: string, environment: Record<string, string> = {}): Promise<GameServer> {
    const folder = mkdtempSync(join(tmpdir(), `corvax-${purpose}-`));
    const server = new GameServer(await freePort(), folder, environment);
    await server.resume();
    return server;
  }

  /** Starts the process on the data it left behind. */
  async resume(): Promise<void> {
    const child = spawn(process.execPath, watchedServer(process.env[BUILT_SERVERS] ?? "", "main"), {
      stdio: ["ignore", "ignore", "pipe"],
      env: {
        PATH: process.env.PATH,
        STAKING_URL: "https://stake.example/cvx",
        PORT: String(this.port),
        DATA_DIR: this.folder,
        LOGIN_LIMIT_PER_MINUTE: "0",
        ...this.environment,
      },
    });
    this.process = child;
    child.stderr.on("data", (text) => {
      this.stderr += String(text);
      process.stderr.write(text);
    });
    const deadline = Date.now() + START_TIMEOUT_MS;
    while (!(await this.isReady())) {
      if (child.exitCode !== null || Date.now() > deadline)
        throw new Error("The game's server did not start.");
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
  }

  /** Ends the process as an operator would; what it keeps stays. */
  async pause(): Promise<void> {
    const child = this.process;
    if (!child || child.exitCode !== null) return;
    const ended = once(child, "exit");
    child.kill("SIGTERM");
    await ended;
  }

  async remove(): Promise<void> {
    await this.pause();
    rmSync(this.folder, { recursive: true, force: true });
    if (this.stderr.includes(FAULT)) throw new Error("The gateway's answers were out of shape, see above.");
  }

  private isReady(): Promise<boolean> {
    return fetch(`${this.url}/api/ready`).then(
      (answer) => answer.ok,
      () => false,
    );
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (address === null || typeof address === "string") throw new Error("No free port.");
  return address.port;
}
