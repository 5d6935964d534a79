import { readFileSync } from "node:fs";
import { loadRules } from "../validation.ts";

/** `npm run rules:check [-- FILE]`: checks the shipped rule files, and an overlay on them. Exit 0 good, 2 bad. */
function main(file: string | undefined): number {
  const overlay = file === undefined ? { ok: true as const, content: undefined } : readOverlay(file);
  if (!overlay.ok) return report([overlay.problem]);
  const loaded = loadRules(overlay.content, file);
  if (!loaded.ok) return report(loaded.problems);
  for (const notice of loaded.notices) console.error(notice);
  console.log(`Rules are good: ${file ?? "as shipped"}, hash ${loaded.hash}.`);
  return 0;
}

function readOverlay(file: string): { ok: true; content: unknown } | { ok: false; problem: string } {
  try {
    return { ok: true, content: JSON.parse(readFileSync(file, "utf8")) };
  } catch (error) {
    return { ok: false, problem: `${file}: ${error instanceof Error ? error.message : String(error)}` };
  }
}

function report(problems: string[]): number {
  for (const problem of problems) console.error(problem);
  return 2;
}

process.exitCode = main(process.argv[2]);
