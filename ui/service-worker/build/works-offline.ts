import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";
import { VitePWA } from "vite-plugin-pwa";

/**
 * Builds the service worker to `/sw.js`, as it serves every page, with the list of the files that the game needs without
 * network: all of its scripts and styles but those of the wallet, the fonts of Latin texts, icons and the first pictures.
 * Other pictures and fonts are kept later, see `ui/app/loading/keep-offline.ts`.
 * @param effort of its compression, 0 (fast) to 11 (small)
 */
export function worksOffline(effort: number): Plugin[] {
  const ofWallet = new Set<string>();
  const files: Plugin = {
    name: "scripts-of-the-wallet",
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== "chunk" || chunk.isEntry) continue;
        if (chunk.moduleIds.some((id) => WALLET_MODULES.test(id))) ofWallet.add(chunk.fileName);
      }
    },
  };
  const worker = VitePWA({
    strategies: "injectManifest",
    srcDir: "service-worker",
    filename: "sw.ts",
    // Registered by the client once the first page has loaded, see `ui/app/loading/keep-offline.ts`.
    injectRegister: false,
    // Each language has its own, see `assets/build/app-manifests.ts`.
    manifest: false,
    integration: {
      configureCustomSWViteBuild: (build) => {
        build.logLevel = "warn";
      },
    },
    injectManifest: {
      rollupFormat: "iife",
      globPatterns: ["index.html", "assets/*.{js,css}", ...FIRST_FILES],
      maximumFileSizeToCacheInBytes: MOST_BYTES,
      dontCacheBustURLsMatching: /^assets\//,
      manifestTransforms: [
        async (entries) => ({ manifest: entries.filter(({ url }) => !ofWallet.has(url)), warnings: [] }),
      ],
    },
  });
  return [files, ...worker, compressedWorker("sw.js", effort)];
}

/** What only the wallet needs, which does nothing without network. */
const WALLET_MODULES = /node_modules[\\/]@radixdlt[\\/]|[\\/]ui[\\/]dev-wallet[\\/]/;
/** The first pictures in both widths, as AVIF: browsers without it keep the others once they were shown. */
const FIRST_PICTURES = ["room1-", "room1_half-", "lab-", "lab_half-"];
const FIRST_FILES = ["fredoka-latin-wght", "nunito-latin-wght", ...FIRST_PICTURES, "favicon-", "icon_"].map(
  (name) => `assets/${name}*.{woff2,avif,json,svg}`,
);
const MOST_BYTES = 20_000_000;

const MOST_GZIP = 9;

/**
 * Writes `.br` and `.gz` beside the service worker, which is written once all other files are compressed.
 * @param effort 0 (fast) to 11 (small)
 */
function compressedWorker(fileName: string, effort: number): Plugin {
  let folder = "";
  return {
    name: "compressed-worker",
    apply: "build",
    enforce: "post",
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir);
    },
    closeBundle: {
      order: "post",
      sequential: true,
      handler(error) {
        if (error) return;
        const path = resolve(folder, fileName);
        const worker = readFileSync(path);
        const params = { [constants.BROTLI_PARAM_QUALITY]: effort };
        writeFileSync(`${path}.br`, brotliCompressSync(worker, { params }));
        writeFileSync(`${path}.gz`, gzipSync(worker, { level: Math.min(MOST_GZIP, effort) }));
      },
    },
  };
}
