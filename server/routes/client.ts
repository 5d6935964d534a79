import { basename, extname } from "node:path";
import fastifyStatic from "@fastify/static";
import type { App, AppDeps } from "../app-deps.ts";

const YEAR = "public, max-age=31536000, immutable";

/** Serves the built client: only its own files, no dotfiles, no source maps (`ABU-59`). */
export async function registerClient(app: App, { clientFolder }: AppDeps): Promise<void> {
  if (clientFolder === null) return;
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

/** Built files have a hash of their content in the name: index-B3xk9QzA.js. */
function isHashed(path: string): boolean {
  return /[\\/]assets[\\/]/.test(path) && /-[\w-]{8}\.\w/.test(basename(path));
}
