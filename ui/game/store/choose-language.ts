import type { Game } from "./game.ts";
import { updateConnection } from "./session.ts";
import { changeSettings } from "./settings.ts";

/** Changes the language of this browser, and of the account of a player who is logged in (`GAP-63`). */
export async function chooseLanguage(game: Game, language: string): Promise<void> {
  speak(game, language);
  await keepInAccount(game, language);
}

/**
 * Follows the language of the account when it is another one than before, as after a login or a change in another
 * browser. An account without one gets the language that was chosen in this browser.
 */
export async function followAccountLanguage(game: Game, before: string | null): Promise<void> {
  const { session, settings } = game.store.getState();
  if (session.kind !== "player") return;
  const { language = null } = session;
  if (language !== null && language !== before) speak(game, language);
  if (language === null && settings.language !== null) await keepInAccount(game, settings.language);
}

function speak(game: Game, language: string): void {
  game.keepLanguage?.(language);
  if (game.store.getState().settings.language !== language) changeSettings(game, { language });
}

async function keepInAccount(game: Game, language: string): Promise<void> {
  if (game.store.getState().session.kind !== "player") return;
  const answer = updateConnection(game, await game.api.call("POST /api/setLanguage", { body: { language } }));
  if (answer.ok)
    game.store.setState(({ session }) => {
      if (session.kind === "player") session.language = language;
    });
  // The server no longer has this language: the browser's wish decides again.
  else if (answer.problem.kind === "refused") changeSettings(game, { language: null });
}
