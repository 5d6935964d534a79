import type { WalletAccount } from "../game/wallet-port.ts";

const ENDS = 4;

/** Returns an account as players see it: 'label (acco...1234)' (`GAP-48`). */
export function shownAccount({ label, address }: Pick<WalletAccount, "label" | "address">): string {
  return `${label} (${address.slice(0, ENDS)}...${address.slice(-ENDS)})`;
}
