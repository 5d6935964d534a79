import type { Game } from "../game/store/game.ts";
import type { Wallet } from "../game/wallet-port.ts";
import { PlayerWallet } from "./player-wallet.ts";
import { openRadixToolkit } from "./toolkit/open-radix-toolkit.ts";

/** The player's Radix Wallet. */
export function radixWallet(game: Game): Wallet {
  return new PlayerWallet(game, openRadixToolkit);
}
