import { existsSync } from "node:fs";
import { buildClient } from "../../../server/start/build-client.ts";

/** Builds the client once before all browser tests; `FAST=1` keeps one that is there. */
export default async function buildClientOnce(): Promise<void> {
  if (process.env.FAST === "1" && existsSync("dist/play/index.html")) return;
  await buildClient();
}
