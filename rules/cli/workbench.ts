import { newCommand } from "./command/command.ts";
import { HISTORY, outputFolder, wholeNumber } from "./command/flags.ts";
import { openWorkbench } from "./workbench/open-workbench.ts";
import { openWorkerPool } from "./workers/worker-pool.ts";

const USUAL_FOLDER = ".corvax/overlays";

/** `npm run workbench`: until Ctrl-C. */
export const workbench = newCommand({
  name: "workbench",
  what: "Serves a page on this machine with the rules as forms, before and after of a change, and its battles.",
  flags: {
    port: wholeNumber(
      { min: 0, max: 65_535 },
      "where it listens, on 127.0.0.1 only; 0 takes a free one",
      8137,
    ),
    folder: outputFolder("where overlays are kept", USUAL_FOLDER),
    history: HISTORY,
  },
  hasWorkers: true,
  read: ({ flags: { port, folder, history } }) => ({ port, folder, history }),
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
