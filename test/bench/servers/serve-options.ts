import { readFileSync } from "node:fs";

const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));

/** What `npm run serve` gives to Node: every server of the benches, the empty one too, runs with it. */
export const SERVE_OPTIONS: readonly string[] = scripts.serve
  .split(" ")
  .filter((word: string) => word.startsWith("--"));
