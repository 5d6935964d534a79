import { join, resolve } from "node:path";
import { readCommandLine } from "../../cli/command-line.ts";
import { runTool } from "../../cli/run-tool.ts";
import { PROJECT_FOLDER } from "../project-paths.ts";
import { copyRelease } from "./copy-release.ts";

const USAGE = "npm run release -- FOLDER";

/** `npm run release -- FOLDER`: copies the built game with the packages that it needs, to run without `npm ci`. */
await runTool(async (words) => {
  const [folder = ""] = readCommandLine(words, { usage: USAGE, flags: {}, files: 1 }).files;
  const to = resolve(folder);
  copyRelease({ projectFolder: PROJECT_FOLDER, builtFolder: join(PROJECT_FOLDER, "dist"), to });
  return `${to} holds the game: start it there with node dist/server/serve.js.`;
});
