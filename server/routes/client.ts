import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename, extname, join } from "node:path";
import { Readable } from "node:stream";
import type { FastifyStaticOptions } from "@fastify/static";
import fastifyStatic from "@fastify/static";
import type { App, AppDeps } from "../http/app-deps.ts";
import { hasCopy, sendDocument } from "../http/precompressed-document.ts";
import { linkPreviews } from "../positions/link-preview.ts";

const YEAR = "public, max-age=31536000, immutable";
const DAY = "public, max-age=86400";
/** Pictures at a lasting address: a creature's at its stated one (`BAT-031`), and those of positions. */
const LASTING_PICTURE = /(^|[\\/])([a-z]+_(egg|form[1-3])\.png|positions[\\/]\d+\.jpg)$/;

/**
 * Serves the built client: only its own files, no dotfiles, no source maps (`ABU-59`). What tells a browser whether its
 * copy is still good comes from the content alone: files of two builds can have the same size and time (`ABU-109`).
 */
export async function registerClient(app: App, deps: AppDeps): Promise<void> {
  const { clientFolder, configuration } = deps;
  if (clientFolder === null) return;
  if (!configuration.offline) withdrawOffline(app, clientFolder);
  const files: FastifyStaticOptions = {
    root: clientFolder,
    preCompressed: true,
    dotfiles: "deny",
    cacheControl: false,
    etag: false,
    lastModified: false,
    allowedPath: (path) => extname(path) !== ".map",
    setHeaders: (response, path) => {
      const hashed = isHashed(path);
      response.header("Cache-Control", hashed ? YEAR : "no-cache");
      // The few files without a hash in their name are small.
      const content = hashed ? basename(path) : hash("sha256", readFileSync(path)).slice(0, 16);
      response.header("ETag", `"${content}"`);
      // Wallets, explorers and messengers show them on pages of their own.
      if (LASTING_PICTURE.test(path)) {
        response.header("Cross-Origin-Resource-Policy", "cross-origin");
        response.header("Cache-Control", DAY);
      }
    },
  };
  // For the page that unknown addresses get.
  await app.register(fastifyStatic, { ...files, serve: false });
  const previewOf = linkPreviews(deps, clientFolder);
  await app.register(async (served: App) => {
    served.addHook("preHandler", async (request, reply) => {
      const preview = request.url.startsWith("/?") ? await previewOf(request) : null;
      if (preview === null) return;
      reply.header("Vary", "Accept-Language,Cookie").header("Content-Language", preview.language);
      return sendDocument(preview.page, request, reply);
    });
    served.addHook("onSend", async ({ headers }, reply, payload) => {
      const tag = reply.getHeader("ETag");
      if (reply.statusCode !== 200 || typeof tag !== "string" || !hasCopy(headers, tag)) return payload;
      if (payload instanceof Readable) payload.destroy();
      reply.code(304).removeHeader("Content-Length");
      return null;
    });
    await served.register(fastifyStatic, { ...files, decorateReply: false });
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

/** The page's first script, whose name holds the hash of the build (`ui/service-worker/shell.ts`). */
const FIRST_SCRIPT = /\/assets\/corvax-lab-([\w-]{8})\.js/;

/** Names the build of the client in a folder, so that older pages can offer a reload; null where there is none. */
export function clientBuildIn(clientFolder: string | null): string | null {
  if (clientFolder === null) return null;
  try {
    return FIRST_SCRIPT.exec(readFileSync(join(clientFolder, "index.html"), "utf8"))?.[1] ?? null;
  } catch {
    return null;
  }
}

/**
 * `GET /.well-known/radix.json`: tells wallets that this page belongs to its dApp definition. Without a ledger the
 * route does not exist.
 */
export function radixJsonRoute(app: App, { ledger }: AppDeps): void {
  if (ledger === null) return;
  const claim = { dApps: [{ dAppDefinitionAddress: ledger.network.dappDefinition }] };
  app.get("/.well-known/radix.json", { schema: { hide: true } }, async () => claim);
}
