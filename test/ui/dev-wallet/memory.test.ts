import { describe, expect, it } from "vitest";
import { ownKeys } from "../../../ui/dev-wallet/accounts/keyring.ts";
import type { DevGateway } from "../../../ui/dev-wallet/dev-gateway.ts";
import { forgetAfterReset } from "../../../ui/dev-wallet/forget-after-reset.ts";
import { safeStorage } from "../../../ui/game/store/safe-storage.ts";
import { memoryStorage } from "../support/playing.ts";

describe("the dev wallet's keys", () => {
  it("are created once for each browser and differ from each other", () => {
    const kept = new Map<string, string>();
    const storage = safeStorage(() => memoryStorage(kept));
    const keys = ownKeys(storage);
    expect(new Set(Object.values(keys)).size).toBe(3);
    expect(ownKeys(storage)).toEqual(keys);
  });

  it("are created again when the stored ones cannot be read", () => {
    for (const unreadable of ["", "{", "null", '{"persona":"abc"}']) {
      const storage = safeStorage(() => memoryStorage(new Map([["devWallet", unreadable]])));
      expect(ownKeys(storage).first).toMatch(/^[0-9a-f]{64}$/);
    }
  });
});

describe("forgetAfterReset", () => {
  function browserStorage(entries: Record<string, string>) {
    const kept = new Map(Object.entries(entries));
    return { storage: safeStorage(() => memoryStorage(kept)), kept };
  }
  const ledgerAt = (version: number) => ({ stateVersion: async () => version }) as DevGateway;

  it("clears only the toolkit's storage of the old ledger", async () => {
    const { storage, kept } = browserStorage({
      "rdt:account_sim1x:242:state": "{}",
      "rdt:account_sim1x:242:requests": "{}",
      settings: "{}",
      "devWallet:stateVersion": "40",
    });
    await forgetAfterReset(storage, ledgerAt(3));
    expect([...kept]).toEqual([
      ["settings", "{}"],
      ["devWallet:stateVersion", "3"],
    ]);
  });

  it("keeps the storage of a ledger that was not reset", async () => {
    const { storage, kept } = browserStorage({ "rdt:account_sim1x:242:state": "{}" });
    await forgetAfterReset(storage, ledgerAt(3));
    await forgetAfterReset(storage, ledgerAt(4));
    expect(kept.has("rdt:account_sim1x:242:state")).toBe(true);
  });
});
