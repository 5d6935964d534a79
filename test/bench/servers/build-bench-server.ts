import { spawnSync } from "node:child_process";
import { pathToFileURL } from "node:url";

/** Builds a server of the benches as `npm run build` builds the real one: what is measured is what is served. */
export function buildBenchServer(name: "lab-server" | "ledger-server"): URL {
  const vite = "node_modules/vite/bin/vite.js";
  const folder = `dist/bench/${name}`;
  const entry = `test/bench/servers/${name}.ts`;
  const options = ["build", "--ssr", entry, "--outDir", folder, "--logLevel", "warn"];
  const { status } = spawnSync(process.execPath, [vite, ...options], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  if (status !== 0) throw new Error(`The bench's ${name} could not be built.`);
  return new URL(`${folder}/${name}.js`, pathToFileURL(`${process.cwd()}/`));
}
