import type { DevGateway } from "./dev-gateway.ts";

const KEY = "devWallet:stateVersion";

/**
 * Clears the toolkit's storage after the dev ledger was reset, because the toolkit would wait for transactions that
 * no longer exist. A lower state version than at the last visit means a reset.
 */
export async function forgetAfterReset(storage: Storage, gateway: DevGateway): Promise<void> {
  const version = await gateway.stateVersion();
  if (version < Number(storage.getItem(KEY) ?? 0)) {
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? "");
    for (const key of keys) if (key.startsWith("rdt:")) storage.removeItem(key);
  }
  storage.setItem(KEY, String(version));
}
