import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const MOST_GZIP = 9;

/**
 * Writes `.br` and `.gz` beside the service worker, which is written once all other files are compressed.
 * @param effort 0 (fast) to 11 (small)
 */
export function compressedWorker(fileName: string, effort: number): Plugin {
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
