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
/** Building takes a minute or two; what is silent for longer than this does not come any more. */
const MOST_MINUTES = 5;
const MINUTE_MS = 60_000;
const USUAL_PORTS: Readonly<Record<string, string>> = { "http:": "80", "https:": "443" };
const LOCAL = new Set(["localhost", "127.0.0.1"]);
/** What is kept of what it says. */
const LAST_WORDS = 300;

/** `environment` is what the game is started with besides the workbench's own, and `now` tells milliseconds. */
export function newGameProcess(
  address: string,
  environment: Record<string, string> = {},
  launch = launchGame,
  now: () => number = performance.now.bind(performance),
): GameProcess {
  let child: ChildProcess | null = null;
  let problem: string | null = null;
  /** Since when it has not answered. */
  let silentSince: number | null = null;

  async function look(): Promise<GameReply> {
    const answers = await fetch(`${address}/api/health`, { signal: AbortSignal.timeout(PATIENCE_MS) }).then(
      ({ ok }) => ok,
      () => false,
    );
    silentSince = answers ? null : (silentSince ?? now());
    if (child && silentSince !== null && now() - silentSince > MOST_MINUTES * MINUTE_MS) {
      child.kill("SIGKILL");
      child = null;
      problem = `The game has not answered for ${MOST_MINUTES} minutes and was ended. Start it again, best while nothing else is busy here; your draft is kept.`;
    }
    return { address, state: answers ? "answers" : child ? "starting" : "away", problem };
  }

  return {
    look,
    async start() {
      const found = await look();
      if (found.state !== "away") return found;
      const { hostname, port, protocol } = new URL(address);
      if (!LOCAL.has(hostname)) throw new RequestError(`The game at ${address} is not on this machine.`);
      problem = null;
      silentSince = now();
      let words = "";
      const started = launch({ ...environment, PORT: port || USUAL_PORTS[protocol] });
      child = started;
      started.stderr?.on("data", (text) => {
        words = `${words}${text}`.slice(-LAST_WORDS);
      });
      started.on("exit", (code) => {
        if (child === started) child = null;
        if (code) problem = `The game ended: ${words.trim()}`;
      });
      return { address, state: "starting", problem };
    },
    end: () => void child?.kill(),
  };
}

function launchGame(environment: Record<string, string | undefined>): ChildProcess {
  // Bundling the page has made this process one of production, in which no such game starts.
  const { NODE_ENV: _, ...inherited } = process.env;
  return spawn(process.execPath, ["--import", "tsx", "server/start/start.ts"], {
    env: { ...inherited, ...environment },
    stdio: ["ignore", "ignore", "pipe"],
  });
}
