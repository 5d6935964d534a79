import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type LanguageFolders, loadRules, readLanguages } from "../validation.ts";

const TEXTS = "rules/texts";

/**
 * `npm run rules:check [-- FILE]`: checks shipped rule files and languages, and an overlay on them. Exit code
 * 0: valid, 2: invalid.
 */
function main(file: string | undefined): number {
  const overlay = file === undefined ? { ok: true as const, content: undefined } : readOverlay(file);
  if (!overlay.ok) return report([overlay.problem]);
  const loaded = loadRules(overlay.content, file);
  if (!loaded.ok) return report(loaded.problems);
  const read = readLanguages(languageFolders(), TEXTS, loaded.rules.texts);
  if (!read.ok) return report(read.problems);
  for (const notice of [...loaded.notices, ...read.notices]) console.error(notice);
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

function languageFolders(): LanguageFolders {
  const folders = readdirSync(TEXTS, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return Object.fromEntries(folders.map(({ name }) => [name, filesIn(join(TEXTS, name))]));
}

function filesIn(folder: string): Record<string, string> {
  const names = readdirSync(folder).filter((name) => name.endsWith(".json"));
  return Object.fromEntries(names.map((name) => [name, readFileSync(join(folder, name), "utf8")]));
}

function report(problems: string[]): number {
  for (const problem of problems) console.error(problem);
  return 2;
}

process.exitCode = main(process.argv[2]);
