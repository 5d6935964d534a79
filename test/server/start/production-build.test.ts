import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { PROJECT_FOLDER, VITE } from "../../../server/start/project.ts";
import { dataFolder } from "../server-process.ts";

/** All of the server as `npm run build` makes it. */
function builtServer(entry: string): string {
  const folder = dataFolder();
  const words = [VITE, "build", "--ssr", entry, "--outDir", folder, "--emptyOutDir", "--logLevel", "error"];
  const { status, stderr } = spawnSync(process.execPath, words, { cwd: PROJECT_FOLDER, encoding: "utf8" });
  if (status !== 0) throw new Error(stderr);
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".js"))
    .map((name) => readFileSync(join(folder, name), "utf8"))
    .join("\n");
}

/** Each is found in a server with the development help. */
const HELP = [
  "/dev/account",
  "/dev/clock",
  "/dev/rules",
  "/dev/ledger/behaviour",
  "/dev/wallet",
  "/auth/dev",
  "dev-ledger.sqlite",
  "unsupported instruction",
  "@radixdlt/radix-engine-toolkit",
];

describe("the production build of the server", () => {
  it("contains no development call and no dev ledger (ABU-11, GAP-20)", () => {
    const production = builtServer("server/serve.ts");
    expect(production).toContain("/buildMachine");
    expect(HELP.filter((trace) => production.includes(trace))).toEqual([]);
    const development = builtServer("server/main.ts");
    expect(HELP.filter((trace) => !development.includes(trace))).toEqual([]);
  });
});
