import { readdir, readFile, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const COMPRESSIBLE: ReadonlySet<string> = new Set([
  ".css",
  ".html",
  ".js",
  ".json",
  ".svg",
  ".txt",
  ".webmanifest",
]);
const SMALLEST_BYTES = 1024;
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/**
 * Writes `.br` and `.gz` beside every file of a folder that gains by it, so that serving costs no
 * compression. `effort` is 0 (fast) to 11 (small). Answers how many files were compressed.
 */
export async function compressFolder(folder: string, effort: number): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && COMPRESSIBLE.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name));
  const compressed = await Promise.all(files.map((file) => compressFile(file, effort)));
  return compressed.filter(Boolean).length;
}

async function compressFile(file: string, effort: number): Promise<boolean> {
  const content = await readFile(file);
  if (content.length < SMALLEST_BYTES) return false;
  const params = { [constants.BROTLI_PARAM_QUALITY]: effort };
  await writeFile(`${file}.br`, await toBrotli(content, { params }));
  await writeFile(`${file}.gz`, await toGzip(content, { level: Math.min(9, effort) }));
  return true;
}
