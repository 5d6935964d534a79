import type { App } from "../app-deps.ts";
import type { DevLedger } from "../dev-ledger/dev-ledger.ts";
import { formatAttos } from "../dev-ledger/state/attos.ts";
import { tokenAddress } from "../ledger/network/ledger-network.ts";
import { given } from "./given.ts";
import { registerDevelopmentCall } from "./register-development-call.ts";
import { requiredDevLedger } from "./required-dev-ledger.ts";
import { tokenAmounts } from "./token-amounts.ts";

/** `POST /api/dev/ledger/grant`: creates tokens for any account of the dev ledger. */
export function ledgerGrantRoute(app: App, ledger: DevLedger | null): void {
  registerDevelopmentCall(
    app,
    "POST /api/dev/ledger/grant",
    async ({ body: { accountAddress, token, amount } }) => {
      const devLedger = requiredDevLedger(ledger);
      const tokens = tokenAmounts({ [token]: amount });
      await given(devLedger.give(accountAddress, { creatures: [], tools: [], spells: [], tokens }));
      const resource = tokenAddress(devLedger.network, token);
      const vaults = await devLedger.read((view) => view.vaults(accountAddress));
      const held = vaults.find((vault) => vault.resource === resource)?.amount ?? 0n;
      return { tokenBalance: formatAttos(held) };
    },
  );
}
