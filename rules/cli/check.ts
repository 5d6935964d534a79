import { wordProblems } from "../texts/name-text.ts";
import { loadRules, readLanguages } from "../validation.ts";
import { checkOverlay } from "./check-overlay.ts";
import { EXIT, runTool } from "./exit.ts";
import { BadInput, badInput } from "./input/bad-input.ts";
import { languageFolders, TEXTS } from "./input/language-folders.ts";

/** `npm run rules:check [-- FILE ...]`: checks shipped rule files and languages, and overlays on them. */
function check(argv: readonly string[]): number {
  const flag = argv.find((word) => word.startsWith("-"));
  if (flag !== undefined) throw badInput(flag, "an unknown flag", "are files and --help");
  const inEnvironment = process.env.RULES?.trim() || null;
  const files = [...new Set(inEnvironment === null ? argv : [...argv, inEnvironment])];
  const shipped = shippedVerdict();
  const areGood = files.map(checkFile).every(Boolean);
  console.log(shipped);
  return areGood ? EXIT.done : EXIT.badInput;
}

/** Checks the shipped rules and every language; throws for a mistake, as no overlay can be checked then. */
function shippedVerdict(): string {
  const loaded = loadRules();
  if (!loaded.ok) throw new BadInput(loaded.problems.join("\n"));
  const problems = wordProblems(loaded.rules);
  if (problems.length > 0) throw new BadInput(problems.join("\n"));
  const read = readLanguages(languageFolders(), TEXTS, loaded.rules.texts);
  if (!read.ok) throw new BadInput(read.problems.join("\n"));
  for (const notice of read.notices) console.error(notice);
  return `Rules are good: as shipped, hash ${loaded.hash}.`;
}

/** Prints what is wrong with an overlay, or its hash; returns whether it is valid. */
function checkFile(file: string): boolean {
  const { sentences, hash } = checkOverlay(file);
  for (const sentence of sentences) console.error(sentence);
  if (hash !== null) console.log(`Rules are good: ${file}, hash ${hash}.`);
  return hash !== null;
}

await runTool(check, {
  command: "npm run rules:check [-- FILE ...]",
  what: "Checks the shipped rules and languages, and each overlay FILE on them, with RULES=FILE that file too. Prints the hash of each rule set, those of files first, or one sentence for each mistake with its line and column (exit code 2).",
  flags: {},
});
