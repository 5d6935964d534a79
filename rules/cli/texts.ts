import { EXIT, runTool } from "./exit.ts";
import { badInput } from "./input/bad-input.ts";
import { languageFolders, TEXTS } from "./input/language-folders.ts";
import { textTable } from "./terminal/text-table.ts";
import { compareTexts } from "./texts/compare-texts.ts";
import { outdatedTexts } from "./texts/outdated-texts.ts";

/** `npm run texts [-- LANGUAGE ...]`: what of each language is missing, the same as in English, or out of date. */
function texts(argv: readonly string[]): number {
  const folders = languageFolders();
  const { en = {}, schema: _, ...others } = folders;
  const unknown = argv.find((language) => !(language in others));
  if (unknown !== undefined)
    throw badInput(unknown, "no folder of texts", `are ${Object.keys(others).join(", ")}`);
  const reports = Object.entries(others)
    .filter(([language]) => argv.length === 0 || argv.includes(language))
    .map(([language, files]) => ({
      language,
      ...compareTexts(en, files),
      outdated: outdatedTexts(language, files, en),
    }));
  console.log(
    textTable(
      ["language", "texts", "missing", "same as English", "out of date"],
      reports.map(({ language, total, missing, same, outdated }) => [
        language,
        ...[total, missing.length, same.length].map(String),
        outdated === null ? "?" : String(outdated.length),
      ]),
    ),
  );
  for (const { language, missing, same, outdated } of reports) {
    list(`${language}: missing, shown in English`, missing);
    list(`${language}: English has changed since they were written`, outdated ?? []);
    // Names stay in every language, so that this list is of interest for one alone.
    if (argv.length > 0) list(`${language}: the same as in English`, same);
  }
  return EXIT.done;
}

function list(title: string, keys: readonly string[]): void {
  if (keys.length > 0) console.log(["", `${title}:`, ...keys.map((key) => `  ${key}`)].join("\n"));
}

await runTool(texts, {
  command: "npm run texts [-- LANGUAGE ...]",
  what: `Lists for each language of ${TEXTS} which texts are missing, and which were changed in English since (as far as the history of the repository tells). With LANGUAGE only those, with the texts that are the same as in English.`,
  flags: {},
});
