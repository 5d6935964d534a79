import { join } from "node:path";

/** What a server under test says on stderr when an answer of its gateway is out of shape. */
export const FAULT = "gateway answer out of shape:";

/** What Node is told to start a built server whose gateway is watched. */
export function watchedServer(folder: string, entry: "main" | "serve"): string[] {
  return ["--import", join(folder, "watch.js"), join(folder, `${entry}.js`)];
}
