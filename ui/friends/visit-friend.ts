import { enterArena } from "../game/store/arena-entry.ts";
import { closeDialog } from "../game/store/dialogs.ts";
import type { Game } from "../game/store/game.ts";

/** Opens the lab of a friend who shows it. */
export function visitFriend(game: Game, friendId: string): void {
  closeDialog(game, "friends");
  enterArena(game, { kind: "visit", friendId });
}
