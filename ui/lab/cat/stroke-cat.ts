import type { Game } from "../../game/store/game.ts";
import { announce } from "../../game/store/notify.ts";
import { textsIn } from "../../game/texts.ts";

/** Strokes the cat: hearts and a purr, then it rests from it for a while. Returns whether it was stroked. */
export function strokeCat(game: Game, petId: string): boolean {
  const { rules, lab, catRests } = game.store.getState();
  if (!rules || catRests || !lab?.pets.some(({ id }) => id === petId)) return false;
  game.effects.emit({ type: "purr", petId });
  game.sounds.emit("purr");
  announce(game, textsIn(game.store.getState()).lab.cat.purrs);
  game.store.setState({ catRests: true });
  game.after(rules.ui.catRestMs, () => game.store.setState({ catRests: false }));
  return true;
}
