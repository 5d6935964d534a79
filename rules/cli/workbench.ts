import { newCommand } from "./command/command.ts";
import { HISTORY, outputFolder, text, wholeNumber } from "./command/flags.ts";
import { badInput } from "./input/bad-input.ts";
import { openWorkbench } from "./workbench/open-workbench.ts";
import { openWorkerPool } from "./workers/worker-pool.ts";

const USUAL_FOLDER = ".corvax/overlays";

/** `npm run workbench`: until Ctrl-C. */
export const workbench = newCommand({
  name: "workbench",
  what: "Serves a page on this machine: numbers of the rules by what they do, battles before and after while one looks, and all tools.",
  flags: {
    port: wholeNumber(
      { min: 0, max: 65_535 },
      "where it listens, on 127.0.0.1 only; 0 takes a free one",
      8137,
    ),
    folder: outputFolder("where overlays are kept", USUAL_FOLDER),
    game: text("ADDRESS", "the game in which overlays are played and shared", "http://localhost:3000"),
    history: HISTORY,
  },
  hasWorkers: true,
  read: ({ flags: { port, folder, game, history } }) => ({ port, folder, history, game: readGame(game) }),
  async play(order, { workers, signal }) {
    const opened = await openWorkbench({ ...order, openPool: () => openWorkerPool(workers) });
    console.log(`The workbench is at ${opened.address} until Ctrl-C.`);
    await new Promise((resolve) => {
      signal.addEventListener("abort", resolve);
      process.once("SIGTERM", resolve);
    });
    await opened.close();
  },
  show: { text: () => "" },
  interrupted: () => null,
});

/** Without a slash at its end. */
function readGame(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url === null || !/^https?:$/.test(url.protocol))
    throw badInput("--game", JSON.stringify(address), "is an address such as http://localhost:3000");
  return url.href.replace(/\/$/, "");
}
