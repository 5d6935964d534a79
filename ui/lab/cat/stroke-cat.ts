import { fill } from "../../../rules/index.ts";
import type { Game } from "../../game/store/game.ts";
import { announce } from "../../game/store/notify.ts";
import { catName } from "./cat-name.ts";

/** Strokes the cat: hearts and a purr, then it rests from it for a while. Returns whether it was stroked. */
export function strokeCat(game: Game, petId: string): boolean {
  const { rules, lab, catRests } = game.store.getState();
  const cat = lab?.pets.find(({ id }) => id === petId);
  if (!rules || catRests || !cat) return false;
  const name = catName(rules, cat);
  game.effects.emit({ type: "purr", petId, name });
  game.sounds.emit("purr");
  announce(game, fill(rules.texts.lab.cat.purrs, { name }));
  game.store.setState({ catRests: true });
  game.after(rules.ui.catRestMs, () => game.store.setState({ catRests: false }));
  return true;
}
