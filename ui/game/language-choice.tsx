import { Choice } from "../components/choice.tsx";
import { useGame, useGameState } from "./game-context.tsx";
import { chooseLanguage } from "./store/choose-language.ts";

/** Chooses the language, when there is more than one (`GAP-63`); nothing before the rules are loaded. */
export function LanguageChoice() {
  const game = useGame();
  const texts = useGameState((state) => state.rules?.texts);
  const languages = useGameState((state) => state.languages);
  const chosen = useGameState((state) => state.settings.language);
  if (texts === undefined || languages.length < 2) return null;
  return (
    <Choice
      label={texts.app.dialogs.language}
      value={languages.find((one) => one === chosen) ?? texts.language}
      options={languages.map((value) => ({ value, text: ownName(value) }))}
      onChange={(language) => void chooseLanguage(game, language)}
    />
  );
}

/** Returns the name of a language in that language, such as 'Deutsch'. */
function ownName(language: string): string {
  return new Intl.DisplayNames(language, { type: "language" }).of(language) ?? language;
}
