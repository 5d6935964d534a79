import type { Game } from "./game.ts";
import { playerKey } from "./player-storage.ts";
import { updateConnection } from "./session.ts";
import { changeSettings } from "./settings.ts";

/** Changes the language of this browser, and of the account of a player who is logged in (`GAP-63`). */
export async function chooseLanguage(game: Game, language: string): Promise<void> {
  speak(game, language);
  await keepInAccount(game, language);
}

/**
 * Follows the language of the account when it is another one than before, as after a login or a change in another
 * browser. An account without one gets the language that was chosen in this browser, and so does one that could not be
 * told of the choice before.
 */
export async function followAccountLanguage(game: Game, before: string | null): Promise<void> {
  const { session, settings } = game.store.getState();
  if (session.kind !== "player") return;
  const untold = game.storage.read(playerKey("languageToTell", session.userId));
  if (untold !== null) {
    speak(game, untold);
    await keepInAccount(game, untold);
    return;
  }
  const { language = null } = session;
  if (language !== null && language !== before) speak(game, language);
  if (language === null && settings.language !== null) await keepInAccount(game, settings.language);
}

/** Goes back to the language that is shown, as a chosen one is not at hand. */
export function giveUpChoice(game: Game, shown: string): void {
  const { session } = game.store.getState();
  if (session.kind === "player") game.storage.remove(playerKey("languageToTell", session.userId));
  speak(game, shown);
}

function speak(game: Game, language: string): void {
  game.keepLanguage?.(language);
  if (game.store.getState().settings.language !== language) changeSettings(game, { language });
}

async function keepInAccount(game: Game, language: string): Promise<void> {
  const { session: player } = game.store.getState();
  if (player.kind !== "player") return;
  const untold = playerKey("languageToTell", player.userId);
  game.storage.write(untold, language);
  const answer = updateConnection(game, await game.api.call("POST /api/setLanguage", { body: { language } }));
  // The server may be out of reach: it is told with the next start.
  if (answer.ok || answer.problem.kind === "refused") game.storage.remove(untold);
  if (answer.ok)
    game.store.setState(({ session }) => {
      if (session.kind === "player") session.language = language;
    });
  // The server no longer has this language: the browser's wish decides again.
  else if (answer.problem.kind === "refused") changeSettings(game, { language: null });
}
