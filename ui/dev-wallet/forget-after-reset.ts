import type { SafeStorage } from "../game/store/safe-storage.ts";
import type { DevGateway } from "./dev-gateway.ts";

const KEY = "devWallet:stateVersion";

/**
 * Clears the toolkit's storage after the dev ledger was reset, because the toolkit would wait for transactions that
 * no longer exist. A lower state version than at the last visit means a reset.
 */
export async function forgetAfterReset(storage: SafeStorage, gateway: DevGateway): Promise<void> {
  const version = await gateway.stateVersion();
  if (version < Number(storage.read(KEY) ?? 0)) {
    for (const key of storage.keys()) if (key.startsWith("rdt:")) storage.remove(key);
  }
  storage.write(KEY, String(version));
}
