import { wordProblems } from "../texts/name-text.ts";
import { loadRules, loadRulesText, readLanguages } from "../validation.ts";
import { EXIT, newCommand } from "./command/command.ts";
import { BadInput } from "./input/bad-input.ts";
import { languageFolders, TEXTS } from "./input/language-folders.ts";
import { readText } from "./input/read-json.ts";

/** What `rules:check` says about an overlay file. */
interface CheckedOverlay {
  file: string;
  /** Hints, or one sentence for each mistake. */
  sentences: readonly string[];
  /** The hash of the rule set; null with mistakes. */
  hash: string | null;
}

/** `npm run rules:check [-- FILE ...]`: checks shipped rule files and languages, and overlays on them. */
export const check = newCommand({
  name: "rules:check",
  what: "Checks the shipped rules and languages, and each overlay FILE on them, with RULES=FILE that file too. Prints the hash of each rule set, those of files first, or one sentence for each mistake with its line and column (exit code 2).",
  files: { value: "[FILE ...]", most: Number.POSITIVE_INFINITY },
  flags: {},
  read({ files }) {
    const inEnvironment = process.env.RULES?.trim() || null;
    return [...new Set(inEnvironment === null ? files : [...files, inEnvironment])];
  },
  play: (files) => ({ shipped: checkShipped(), overlays: files.map(checkOverlay) }),
  show: {
    text: ({ shipped, overlays }) =>
      [...overlays, shipped]
        .flatMap(({ file, hash }) => (hash === null ? [] : [`Rules are good: ${file}, hash ${hash}.`]))
        .join("\n"),
  },
  end({ shipped, overlays }) {
    const sentences = [shipped, ...overlays].flatMap(({ sentences }) => sentences);
    const code = overlays.some(({ hash }) => hash === null) ? EXIT.badInput : EXIT.done;
    return sentences.length === 0 ? { code } : { code, sentence: sentences.join("\n") };
  },
});

/** Checks the shipped rules and every language; throws for a mistake, as no overlay can be checked then. */
function checkShipped(): CheckedOverlay {
  const loaded = loadRules();
  if (!loaded.ok) throw new BadInput(loaded.problems.join("\n"));
  const problems = wordProblems(loaded.rules);
  if (problems.length > 0) throw new BadInput(problems.join("\n"));
  const read = readLanguages(languageFolders(), TEXTS, loaded.rules.texts);
  if (!read.ok) throw new BadInput(read.problems.join("\n"));
  return { file: "as shipped", sentences: read.notices, hash: loaded.hash };
}

/** Checks an overlay file on the shipped rules. */
export function checkOverlay(file: string): CheckedOverlay {
  try {
    const loaded = loadRulesText(readText(file), file);
    return loaded.ok
      ? { file, sentences: loaded.notices, hash: loaded.hash }
      : { file, sentences: loaded.problems, hash: null };
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    return { file, sentences: [error.message], hash: null };
  }
}
