import { existsSync } from "node:fs";
import { buildClient } from "../../../server/start/project.ts";
import { buildServers } from "../../server/built-servers.ts";
import { findChromium } from "./chromium.ts";
import { BUILT_SERVERS } from "./game-server.ts";

/** Sees to a Chromium, and builds client and server once before all browser tests; `FAST=1` keeps a client that is there. */
export default async function buildOnce(): Promise<() => void> {
  findChromium();
  if (process.env.FAST !== "1" || !existsSync("dist/play/index.html")) await buildClient();
  const { folder, remove } = await buildServers();
  process.env[BUILT_SERVERS] = folder;
  return remove;
}
