import { newCommand } from "./command/command.ts";
import { badInput } from "./input/bad-input.ts";
import { languageFolders, TEXTS } from "./input/language-folders.ts";
import { onlyOn, type Part, sentences, table } from "./report/report.ts";
import { type ComparedTexts, compareTexts, outdatedTexts } from "./texts/compare-texts.ts";

interface LanguageReport extends ComparedTexts {
  language: string;
  /** What English has changed since; null where that is not known. */
  outdated: string[] | null;
}

/** `npm run texts [-- LANGUAGE ...]`: what of each language is missing, the same as in English, or out of date. */
export const texts = newCommand({
  name: "texts",
  what: `Lists for each language of ${TEXTS} which texts are missing, and which were changed in English since (as far as the history of the repository tells). With LANGUAGE only those, with the texts that are the same as in English.`,
  files: { value: "[LANGUAGE ...]", most: Number.POSITIVE_INFINITY },
  labels: { files: "Languages" },
  flags: {},
  read({ files: wanted }) {
    const { en = {}, schema: _, ...others } = languageFolders();
    const unknown = wanted.find((language) => !(language in others));
    if (unknown !== undefined)
      throw badInput(unknown, "no folder of texts", `are ${Object.keys(others).join(", ")}`);
    return { en, others, wanted };
  },
  play({ en, others, wanted }): LanguageReport[] {
    return Object.entries(others)
      .filter(([language]) => wanted.length === 0 || wanted.includes(language))
      .map(([language, files]) => ({
        language,
        ...compareTexts(en, files),
        outdated: outdatedTexts(language, files, en),
      }));
  },
  show: {
    report(reports, { wanted }) {
      const rows = reports.map(({ language, total, missing, same, outdated }) => [
        language,
        ...[total, missing.length, same.length, outdated?.length ?? "?"].map(String),
      ]);
      const lists = reports.flatMap(({ language, missing, same, outdated }) => [
        ...list(`${language}: missing, shown in English`, missing),
        ...list(`${language}: English has changed since they were written`, outdated ?? []),
        // Names stay in every language, so that this list is of interest for one alone.
        ...(wanted.length > 0 ? list(`${language}: the same as in English`, same) : []),
      ]);
      const head = ["language", "texts", "missing", "same as English", "out of date"];
      return {
        title: "Texts of each language",
        facts: [],
        sections: [{ title: "", parts: [table(head, rows), ...lists] }],
      };
    },
    json: (reports) => reports,
  },
});

/** On a terminal below one another; on a page a table, file by file. */
function list(title: string, keys: readonly string[]): Part[] {
  if (keys.length === 0) return [];
  const byFile = new Map<string, string[]>();
  for (const one of keys) {
    const [file = "", key = ""] = one.split(": ");
    byFile.set(file, [...(byFile.get(file) ?? []), key]);
  }
  const rows = [...byFile].map(([file, own]) => [file, own.join(", ")]);
  return [
    ...onlyOn("terminal", ...sentences([`${title}:`, ...keys.map((key) => `  ${key}`)])),
    ...onlyOn(
      "page",
      ...sentences([title], "heading"),
      table(["file", "keys"], rows, { caption: title, hasWords: true }),
    ),
  ];
}
