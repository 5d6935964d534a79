import { readFile } from "node:fs/promises";
import { basename, extname, join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { App, AppDeps } from "../app-deps.ts";

const YEAR = "public, max-age=31536000, immutable";

/** Serves the built client: only its own files, no dotfiles, no source maps (`ABU-59`). */
export async function registerClient(app: App, { clientFolder, configuration }: AppDeps): Promise<void> {
  if (clientFolder === null) return;
  if (!configuration.offline) withdrawOffline(app, clientFolder);
  await app.register(fastifyStatic, {
    root: clientFolder,
    preCompressed: true,
    dotfiles: "deny",
    cacheControl: false,
    allowedPath: (path) => extname(path) !== ".map",
    setHeaders: (response, path) => {
      response.header("Cache-Control", isHashed(path) ? YEAR : "no-cache");
    },
  });
}

/**
 * Serves the service worker with a word before it that makes it forget all files and answer nothing but push messages.
 * Browsers look for a changed worker with every page, so this reaches each of them with its next visit.
 */
function withdrawOffline(app: App, clientFolder: string): void {
  app.get("/sw.js", async (_request, reply) => {
    const worker = await readFile(join(clientFolder, "sw.js"), "utf8");
    reply.header("Cache-Control", "no-cache").type("text/javascript; charset=utf-8");
    return `self.offlineWithdrawn=true;\n${worker}`;
  });
}

/** Built files have a hash of their content in the name: index-B3xk9QzA.js. */
function isHashed(path: string): boolean {
  return /[\\/]assets[\\/]/.test(path) && /-[\w-]{8}\.\w/.test(basename(path));
}
