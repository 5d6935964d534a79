import { unwatchFile, watchFile } from "node:fs";

/** How often the file is looked at. */
const EVERY_MS = 250;

/**
 * Calls back after each change of a file. Node asks for the file's time instead of waiting for events, which editors
 * that replace the file, network drives and containers lose. Two looks without a change between them mean that the
 * file is written to its end. Returns what ends the watch.
 */
export function watchRulesFile(file: string, changed: () => void): () => void {
  let settled: NodeJS.Timeout | undefined;
  const listener = () => {
    clearTimeout(settled);
    settled = setTimeout(changed, EVERY_MS);
  };
  watchFile(file, { interval: EVERY_MS, persistent: false }, listener);
  return () => {
    clearTimeout(settled);
    unwatchFile(file, listener);
  };
}
