import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";

/** The client that the browser tests play: with the development help. */
export const CLIENT_FOLDER = join(process.cwd(), "dist/play");

/** Builds the client once before all browser tests; `FAST=1` keeps one that is there. */
export default function buildClient(): void {
  if (process.env.FAST === "1" && existsSync(join(CLIENT_FOLDER, "index.html"))) return;
  const vite = join(process.cwd(), "node_modules/vite/bin/vite.js");
  const { status } = spawnSync(process.execPath, [vite, "build", "--mode", "play", "--logLevel", "warn"], {
    stdio: "inherit",
  });
  if (status !== 0) throw new Error("The client could not be built.");
}
