import type { TestProject } from "vitest/node";
import { buildServers } from "./built-servers.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Where the servers are that tests start as processes. */
    serverFolder: string;
  }
}

/** Builds the servers once before the tests. */
export default async function buildServersOnce(project: TestProject): Promise<() => void> {
  const { folder, remove } = await buildServers();
  project.provide("serverFolder", folder);
  return remove;
}
