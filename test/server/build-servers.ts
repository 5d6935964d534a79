import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { build, type Plugin } from "vite";
import type { TestProject } from "vitest/node";
import { PROJECT_FOLDER } from "../../server/start/project-paths.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Where the servers are that tests start as processes. */
    serverFolder: string;
  }
}

/** What a server reads from the disk lies where its source is. */
const foldersOfTheSource: Plugin = {
  name: "folders-of-the-source",
  transform: (code, id) => code.replaceAll("import.meta.dirname", JSON.stringify(dirname(id))),
};

/**
 * Builds what tests start as processes, once before them: a start from the source compiles all of it again, which
 * takes most of its time.
 */
export default async function buildServers(project: TestProject): Promise<() => void> {
  const dist = join(PROJECT_FOLDER, "dist");
  mkdirSync(dist, { recursive: true });
  const folder = mkdtempSync(join(dist, "test-servers-"));
  await build({
    root: PROJECT_FOLDER,
    configFile: false,
    logLevel: "error",
    plugins: [foldersOfTheSource],
    build: {
      ssr: true,
      outDir: folder,
      target: "node20",
      rolldownOptions: {
        input: {
          main: "server/main.ts",
          serve: "server/serve.ts",
          backup: "server/cli/backup.ts",
          restore: "server/cli/restore.ts",
          "migrate-store": "server/cli/migrate-store.ts",
          admin: "server/cli/admin.ts",
          audit: "server/cli/audit.ts",
          "replay-worker": "server/goals/replay-worker.ts",
          watch: "test/server/gateway-shapes/in-processes.ts",
        },
      },
    },
  });
  project.provide("serverFolder", folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
