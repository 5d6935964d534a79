import { spawnSync } from "node:child_process";
import { pathToFileURL } from "node:url";

const ENTRY = "test/bench/servers/lab-server.ts";
const FOLDER = "dist/bench";

/** Builds the bench's server as `npm run build` builds the real one: what is measured is what is served. */
export function buildLabServer(): URL {
  const vite = "node_modules/vite/bin/vite.js";
  const options = ["build", "--ssr", ENTRY, "--outDir", FOLDER, "--logLevel", "warn"];
  const { status } = spawnSync(process.execPath, [vite, ...options], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  if (status !== 0) throw new Error("The bench's server could not be built.");
  return new URL(`${FOLDER}/lab-server.js`, pathToFileURL(`${process.cwd()}/`));
}
