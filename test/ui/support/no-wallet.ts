import type { Wallet } from "../../../ui/game/wallet-port.ts";

/** The wallet of a game without a ledger: nothing can be connected, shared or sent. */
export const noWallet: Wallet = {
  open: async () => false,
  connect: async () => undefined,
  shareAccount: async () => undefined,
  updateSharing: async () => undefined,
  disconnect: async () => undefined,
  send: async () => ({ ok: false, unasked: true, reason: "No ledger is configured on this server" }),
  cancel: () => undefined,
};
