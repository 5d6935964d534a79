import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { build, type Plugin } from "vite";
import { PROJECT_FOLDER } from "../../server/start/project.ts";

/** What tests start as processes or threads. */
const ENTRIES = {
  main: "server/main.ts",
  serve: "server/serve.ts",
  backup: "server/cli/backup.ts",
  restore: "server/cli/restore.ts",
  "migrate-store": "server/cli/migrate-store.ts",
  admin: "server/cli/admin.ts",
  audit: "server/cli/audit.ts",
  "replay-worker": "server/goals/replay-worker.ts",
  watch: "test/server/gateway-shapes/in-processes.ts",
};

/** Packages with native code or threads of their own, and a large one that few servers load. */
const NOT_BUILT_IN = ["@radixdlt/radix-engine-toolkit", "@swc/core", "better-sqlite3", "pg-native", "pino"];

/** What a server reads from the disk lies where its source is, or that of the package which reads it. */
const foldersOfTheSource: Plugin = {
  name: "folders-of-the-source",
  transform: (code, id) =>
    code.replaceAll(/import\.meta\.dirname|\b__dirname\b/g, JSON.stringify(dirname(id))),
};

/**
 * Builds what tests start as processes, once before them: a start from the source compiles all of it again, which
 * takes most of its time. `remove` deletes the folder.
 */
export async function buildServers(): Promise<{ folder: string; remove(): void }> {
  const dist = join(PROJECT_FOLDER, "dist");
  mkdirSync(dist, { recursive: true });
  const folder = mkdtempSync(join(dist, "test-servers-"));
  await build({
    root: PROJECT_FOLDER,
    configFile: false,
    logLevel: "error",
    plugins: [foldersOfTheSource],
    // To read a thousand files of packages takes a third of a start.
    ssr: { noExternal: true, external: NOT_BUILT_IN },
    build: { ssr: true, outDir: folder, target: "node20", rolldownOptions: { input: ENTRIES } },
  });
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
