import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { compressFolder } from "./compress-folder.ts";
import { PROJECT_FOLDER, VITE } from "./project-paths.ts";

/** Quick and good enough for one's own machine. */
const QUICK = 5;

/** Builds the client with its development help into `dist/play`; answers the folder. */
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
  const folder = join(PROJECT_FOLDER, "dist", "play");
  await compressFolder(folder, QUICK);
  return folder;
}
