import { availableParallelism } from "node:os";
import { readCommandLine, wholeNumber } from "./arguments/flags.ts";
import { HISTORY_FLAG, readHistoryFlag } from "./arguments/run-flags.ts";
import type { Usage } from "./arguments/usage.ts";
import { EXIT, runTool } from "./exit.ts";
import { badInput } from "./input/bad-input.ts";
import { checkOutputFolder } from "./input/output-file.ts";
import { openWorkbench } from "./workbench/open-workbench.ts";
import { openWorkerPool } from "./workers/worker-pool.ts";

const USUAL_PORT = 8137;
const USUAL_FOLDER = ".corvax/overlays";
const USUAL_GAME = "http://localhost:3000";

const USAGE: Usage = {
  command: "npm run workbench -- [flags]",
  what: "Serves a page on this machine with the rules as forms, before and after of a change, and its battles.",
  flags: {
    port: { value: "N", what: `where it listens, on 127.0.0.1 only; 0 takes a free one (${USUAL_PORT})` },
    folder: { value: "FOLDER", what: `where overlays are kept (${USUAL_FOLDER})` },
    game: { value: "ADDRESS", what: `the game in which overlays are played and shared (${USUAL_GAME})` },
    workers: { value: "N", what: "threads that play (one for each core)" },
    ...HISTORY_FLAG,
  },
};

/** `npm run workbench`: until Ctrl-C. */
async function workbench(argv: readonly string[]): Promise<number> {
  const line = readCommandLine(argv, Object.keys(USAGE.flags), 0);
  const folder = line.flags.get("folder") ?? USUAL_FOLDER;
  checkOutputFolder("--folder", folder);
  const workers = wholeNumber(line, "workers", { min: 1, max: 64 }, availableParallelism());
  const opened = await openWorkbench({
    port: wholeNumber(line, "port", { min: 0, max: 65_535 }, USUAL_PORT),
    openPool: () => openWorkerPool(workers),
    history: readHistoryFlag(line),
    folder,
    game: readGame(line.flags.get("game") ?? USUAL_GAME),
  });
  console.log(`The workbench is at ${opened.address} until Ctrl-C.`);
  await new Promise((resolve) => process.once("SIGINT", resolve).once("SIGTERM", resolve));
  await opened.close();
  return EXIT.done;
}

/** Without a slash at its end. */
function readGame(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url === null || !/^https?:$/.test(url.protocol))
    throw badInput("--game", JSON.stringify(address), "is an address such as http://localhost:3000");
  return url.href.replace(/\/$/, "");
}

await runTool(workbench, USAGE);
