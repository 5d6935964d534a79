import { rulesInLanguage, type Texts } from "../../rules/index.ts";
import type { AppDeps } from "./app-deps.ts";
import { type PreferredTexts, preferredTexts } from "./preferred-texts.ts";

/** Finds the deps with which a request is answered: their rules have the texts of the player's language (`GAP-63`). */
export function depsInLanguage(deps: AppDeps): (request: Parameters<PreferredTexts>[0]) => AppDeps {
  const textsOf = preferredTexts(deps);
  const known = new Map<Texts, AppDeps>([[deps.rules.texts, deps]]);
  return (request) => {
    const texts = textsOf(request);
    const found = known.get(texts) ?? { ...deps, rules: rulesInLanguage(deps.rules, texts) };
    known.set(texts, found);
    return found;
  };
}
