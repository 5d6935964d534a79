import type { StartupConfig } from "../../configuration/startup-config.ts";
import type { Environment } from "../../configuration/variables.ts";
import { closeAfterDrain } from "../../http/drain.ts";
import { closeOnSignals, openServer, type RunningServer, type ServerOptions } from "../../run-server.ts";
import { openDevelopment } from "../open-development.ts";
import { LiveRules } from "./live-rules.ts";
import { watchRulesFile } from "./watch-file.ts";

export interface LiveServer extends RunningServer {
  live: LiveRules;
  /** Ends the watch and closes the server. */
  close(): Promise<void>;
}

export type LiveOptions = Omit<ServerOptions, "development"> & {
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
  const open = (start: StartupConfig) =>
    openServer({ ...options, start, development: (deps) => openDevelopment(deps, live) });
  const live = new LiveRules({
    start: options.start,
    file: environment.RULES?.trim() || null,
    textsFolder,
    async restart(start) {
      await closeAfterDrain(server.app, 0);
      Object.assign(server, await open(atPort(start, server.address)));
    },
    tell: (sentence) => void process.stdout.write(`${sentence}\n`),
  });
  const server: LiveServer = { ...(await open(options.start)), live, close };
  const endWatch = live.file === null ? () => {} : watchRulesFile(live.file, () => void live.reload());

  async function close(): Promise<void> {
    endWatch();
    await closeAfterDrain(server.app, 0);
  }
  return server;
}

/** With port 0 the first start has chosen a free one. */
function atPort(start: StartupConfig, address: string): StartupConfig {
  const port = Number(new URL(address).port);
  return { ...start, configuration: { ...start.configuration, port } };
}
