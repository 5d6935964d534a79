import { existsSync, readFileSync, watch } from "node:fs";
import { dirname } from "node:path";

/** Resolves when a file holds at least so many lines. */
export function linesIn(file: string, count: number): Promise<void> {
  return new Promise((resolve) => {
    const watcher = watch(dirname(file), () => {
      if (!existsSync(file) || readFileSync(file, "utf8").split("\n").length <= count) return;
      watcher.close();
      resolve();
    });
  });
}
