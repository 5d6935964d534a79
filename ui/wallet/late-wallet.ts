import type { Game } from "../game/store/game.ts";
import { textsIn } from "../game/texts.ts";
import type { Wallet } from "../game/wallet-port.ts";

/** The player's wallet, whose code is loaded when it is first asked for something. */
export function lateWallet(game: Game): Wallet {
  let loaded: Wallet | null = null;
  const load = async () => {
    const code = await import("./radix-wallet.ts").catch(() => null);
    // Another call may have waited for the same code.
    loaded ??= code?.radixWallet(game) ?? null;
    return loaded;
  };
  return {
    open: async () => (await load())?.open() ?? false,
    connect: async () => (await load())?.connect(),
    shareAccount: async () => (await load())?.shareAccount(),
    updateSharing: async () => (await load())?.updateSharing(),
    disconnect: async () => loaded?.disconnect(),
    async send(manifest, signature) {
      const wallet = await load();
      if (wallet !== null) return wallet.send(manifest, signature);
      return { ok: false, reason: textsIn(game.store.getState()).wallet.failures.notLoaded, unasked: true };
    },
    cancel: () => loaded?.cancel(),
  };
}
