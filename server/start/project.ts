import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

export const PROJECT_FOLDER = join(import.meta.dirname, "..", "..");
/** Started with node itself: ending a wrapper such as npx would leave the real process running. */
export const VITE = join(PROJECT_FOLDER, "node_modules", "vite", "bin", "vite.js");
/** Holds a folder for each language of the game. */
export const TEXTS_FOLDER = join(PROJECT_FOLDER, "rules", "texts");

/** Builds the client with its development help into `dist/play`; returns the folder. */
export async function buildClient(): Promise<string> {
  const build = spawn(process.execPath, [VITE, "build", "--mode", "play", "--logLevel", "warn"], {
    cwd: PROJECT_FOLDER,
    stdio: ["ignore", "inherit", "inherit"],
  });
  const end = () => build.kill();
  process.once("exit", end);
  const [code] = await once(build, "exit");
  process.off("exit", end);
  if (code !== 0) throw new Error("the client could not be built.");
  return join(PROJECT_FOLDER, "dist", "play");
}
