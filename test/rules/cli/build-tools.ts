import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build, type Plugin } from "vite";
import type { TestProject } from "vitest/node";
import { PROJECT_FOLDER } from "../../../server/start/project.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Where the command line tools are that tests start as processes. */
    toolFolder: string;
  }
}

/** A built tool starts the built worker, which needs no loader for TypeScript. */
function builtWorker(folder: string): Plugin {
  const base = JSON.stringify(pathToFileURL(join(folder, "worker.js")).href);
  return {
    name: "built-worker",
    transform: (_code, id) =>
      id.endsWith("rules/cli/workers/start-worker.ts")
        ? `import { Worker } from "node:worker_threads"; export const startWorker = (module = "./worker.ts") => new Worker(new URL(module.replace(/^.*\\/(.*)\\.ts$/, "./$1.js"), ${base}));`
        : null,
  };
}

/** Builds the tools once before the tests: a start from the source compiles all of it again, in each thread. */
export default async function buildTools(project: TestProject): Promise<() => void> {
  const dist = join(PROJECT_FOLDER, "dist");
  mkdirSync(dist, { recursive: true });
  const folder = mkdtempSync(join(dist, "test-tools-"));
  await build({
    root: PROJECT_FOLDER,
    configFile: false,
    logLevel: "error",
    plugins: [builtWorker(folder)],
    build: {
      ssr: true,
      outDir: folder,
      target: "node20",
      rolldownOptions: {
        input: {
          run: "rules/cli/run.ts",
          "run-command": "rules/cli/command/run-command.ts",
          commands: "rules/cli/commands.ts",
          "run-for-page": "rules/cli/run-for-page.ts",
          "position-worker": "rules/cli/puzzles/position-worker.ts",
          worker: "rules/cli/workers/worker.ts",
        },
      },
    },
  });
  project.provide("toolFolder", folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
