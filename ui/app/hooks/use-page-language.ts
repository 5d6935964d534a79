import { useEffect } from "react";
import { directionOf, scriptOf } from "../../../rules/index.ts";
import { useGameState } from "../../game/game-context.tsx";

/** Sets the language and writing direction of the page for the browser and screen readers. */
export function usePageLanguage(): void {
  const language = useGameState(({ rules, firstTexts }) => (rules?.texts ?? firstTexts).language);
  useEffect(() => showPageLanguage(language), [language]);
}

/** Sets language, writing direction and script of the page; its fonts depend on the script. */
export function showPageLanguage(language: string): void {
  const { documentElement: page } = document;
  page.lang = language;
  page.dir = directionOf(language);
  page.dataset.script = scriptOf(language);
}
