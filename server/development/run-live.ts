import { unwatchFile, watchFile } from "node:fs";
import { closeOnSignals, openServer, type RunningServer, type ServerOptions } from "../app/run-server.ts";
import type { StartupConfig } from "../configuration/startup-config.ts";
import type { Environment } from "../configuration/variables.ts";
import { openDevelopment } from "./development.ts";
import { LastingServer } from "./lasting-server.ts";
import { LiveRules } from "./live-rules.ts";

export interface LiveServer extends RunningServer {
  live: LiveRules;
}

type LiveOptions = Omit<ServerOptions, "development" | "serverFactory"> & {
  environment: Environment;
  /** Holds a folder for each language. */
  textsFolder: string;
};

/**
 * Runs the development server until a signal ends it. When the file in `RULES` is saved, or the development panel
 * tries other numbers, it begins anew with them, in the same process and at the same address: clients keep their
 * sessions, labs and battles, which are in the store. Returns the address.
 */
export async function runLive(options: LiveOptions): Promise<string> {
  const server = await openLive(options);
  closeOnSignals(server, options.start.configuration, options.log);
  return server.address;
}

/** Opens the development server with its watch; signals are not watched. */
export async function openLive({ environment, textsFolder, ...options }: LiveOptions): Promise<LiveServer> {
  const lasting = new LastingServer();
  const { serverFactory } = lasting;
  const open = (start: StartupConfig, isAgain = false) =>
    openServer({
      ...options,
      start,
      serverFactory,
      // It listens already.
      ...(isAgain && { checkAddress: async () => {} }),
      development: (deps) => openDevelopment(deps, live),
    });
  const live = new LiveRules({
    start: options.start,
    file: environment.RULES?.trim() || null,
    textsFolder,
    async restart(start) {
      lasting.hold();
      try {
        await app.close(0);
        app = await open(start, true);
        lasting.open();
      } catch (error) {
        lasting.fail();
        throw error;
      }
    },
    tell: (sentence) => void process.stdout.write(`${sentence}\n`),
  });
  let app = await open(options.start);
  const endWatch = live.file === null ? () => {} : watchRulesFile(live.file, () => void live.reload());
  return {
    live,
    address: app.address,
    get unhandledRejections() {
      return app.unhandledRejections;
    },
    async close(drainMs) {
      endWatch();
      await live.end();
      await app.close(drainMs);
      lasting.close();
    },
  };
}

/** How often the file is looked at. */
const EVERY_MS = 250;

/**
 * Calls back after each change of a file. Node asks for the file's time instead of waiting for events, which editors
 * that replace the file, network drives and containers lose. A file that stays the same between two looks is
 * complete. Returns a function that ends the watch.
 */
function watchRulesFile(file: string, changed: () => void): () => void {
  let settled: NodeJS.Timeout | undefined;
  const listener = () => {
    clearTimeout(settled);
    settled = setTimeout(changed, EVERY_MS);
  };
  watchFile(file, { interval: EVERY_MS, persistent: false }, listener);
  return () => {
    clearTimeout(settled);
    unwatchFile(file, listener);
  };
}
