import { type FirstTexts, preferredLanguage } from "../../../rules/index.ts";

type Loaders = Readonly<Record<string, () => Promise<{ default: FirstTexts }>>>;

/**
 * Loads the texts that are shown until the server has sent all: in the language chosen in this browser, or the one the
 * browser would like best, or the first of those there are (`GAP-63`). Rejects if they cannot be loaded.
 */
export async function loadFirstTexts(
  loaders: Loaders,
  chosen: string | null,
  wishes: readonly string[],
): Promise<FirstTexts> {
  const languages = Object.keys(loaders);
  const wanted = chosen === null ? wishes : [chosen, ...wishes];
  const [first = ""] = languages;
  const load = loaders[preferredLanguage(languages, wanted) ?? first];
  if (load === undefined) throw new Error("The page was built without texts");
  return (await load()).default;
}
