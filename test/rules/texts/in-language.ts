import { languageFolders } from "../../../rules/cli/input/language-folders.ts";
import { shippedRules, type Texts } from "../../../rules/index.ts";
import { readLanguages } from "../../../rules/validation.ts";

const read = readLanguages(languageFolders(), "texts", shippedRules.texts);
/** All languages of the game besides English. */
export const LANGUAGES: readonly Texts[] = read.ok ? read.languages : [];

export function inLanguage(tag: string): Texts {
  const texts = LANGUAGES.find(({ language }) => language === tag);
  if (!texts) throw new Error(`No texts in ${tag}`);
  return texts;
}
