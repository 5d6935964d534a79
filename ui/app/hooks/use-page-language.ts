import { useEffect } from "react";
import { useGameState } from "../../game/game-context.tsx";

/** Scripts that are written from right to left. */
const RIGHT_TO_LEFT = ["Adlm", "Arab", "Hebr", "Mand", "Nkoo", "Rohg", "Samr", "Syrc", "Thaa"];

/** Sets the language and writing direction of the page for the browser and screen readers. */
export function usePageLanguage(): void {
  const language = useGameState(({ rules }) => rules?.texts.language);
  useEffect(() => {
    if (language === undefined) return;
    document.documentElement.lang = language;
    document.documentElement.dir = directionOf(language);
  }, [language]);
}

function directionOf(language: string): "ltr" | "rtl" {
  // `Intl` does not return the writing direction in every browser.
  return RIGHT_TO_LEFT.includes(new Intl.Locale(language).maximize().script ?? "") ? "rtl" : "ltr";
}
