import type { Place, RuleSet } from "../../../rules/index.ts";
import type { Game } from "../../game/store/game.ts";

/** Returns the avatar's position; without a canvas its starting position. */
export function avatarPlace(game: Game, rules: RuleSet): Place {
  const { room } = game.store.getState();
  const place = game.canvas.current?.avatarPlace() ?? { x: rules.avatar.startX, y: rules.avatar.startY };
  return { ...place, room };
}
