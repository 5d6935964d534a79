import type { DevGateway } from "./dev-gateway.ts";

const KEY = "devWallet:stateVersion";

/**
 * Forgets what the toolkit remembers of a dev ledger that was begun anew: it would wait for transactions that
 * nobody knows any more. A ledger is new when it has seen less than at the last visit.
 */
export async function forgetAfterReset(storage: Storage, gateway: DevGateway): Promise<void> {
  const version = await gateway.stateVersion();
  if (version < Number(storage.getItem(KEY) ?? 0)) {
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? "");
    for (const key of keys) if (key.startsWith("rdt:")) storage.removeItem(key);
  }
  storage.setItem(KEY, String(version));
}
