import { type ChildProcess, spawn } from "node:child_process";
import { RequestError } from "./answer.ts";
import type { GameReply } from "./browser/contract.ts";

/** The game beside the workbench: one that runs anyway, or one that the workbench has started and ends with itself. */
export interface GameProcess {
  look(): Promise<GameReply>;
  /** Starts it, unless it answers or is starting. */
  start(): Promise<GameReply>;
  end(): void;
}

const PATIENCE_MS = 1500;
const USUAL_PORTS: Readonly<Record<string, string>> = { "http:": "80", "https:": "443" };
const LOCAL = new Set(["localhost", "127.0.0.1"]);
/** What is kept of what it says. */
const LAST_WORDS = 300;

/** `environment` is what the game is started with besides the workbench's own. */
export function newGameProcess(address: string, environment: Record<string, string> = {}): GameProcess {
  let child: ChildProcess | null = null;
  let problem: string | null = null;

  async function look(): Promise<GameReply> {
    const answers = await fetch(`${address}/api/health`, { signal: AbortSignal.timeout(PATIENCE_MS) }).then(
      ({ ok }) => ok,
      () => false,
    );
    return { address, state: answers ? "answers" : child ? "starting" : "away", problem };
  }

  return {
    look,
    async start() {
      const now = await look();
      if (now.state !== "away") return now;
      const { hostname, port, protocol } = new URL(address);
      if (!LOCAL.has(hostname)) throw new RequestError(`The game at ${address} is not on this machine.`);
      problem = null;
      let words = "";
      // Bundling the page has made this process one of production, in which no such game starts.
      const { NODE_ENV: _, ...inherited } = process.env;
      child = spawn(process.execPath, ["--import", "tsx", "server/start/start.ts"], {
        env: { ...inherited, ...environment, PORT: port || USUAL_PORTS[protocol] },
        stdio: ["ignore", "ignore", "pipe"],
      });
      child.stderr?.on("data", (text) => {
        words = `${words}${text}`.slice(-LAST_WORDS);
      });
      child.on("exit", (code) => {
        child = null;
        if (code) problem = `The game ended: ${words.trim()}`;
      });
      return { address, state: "starting", problem };
    },
    end: () => void child?.kill(),
  };
}
