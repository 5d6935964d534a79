import type { LedgerReply } from "../../contract/index.ts";
import type { App, AppDeps } from "../../http/app-deps.ts";
import { registerCall } from "../register-call.ts";

/** `GET /api/ledger`: the network that wallets must use, and the available actions. */
export function ledgerRoute(app: App, { ledger, configuration }: AppDeps): void {
  registerCall(app, "GET /api/ledger", async (): Promise<LedgerReply> => {
    if (ledger === null) return { ledger: null };
    const { network, offered: actions } = ledger;
    const { name, id, gatewayUrl, dappDefinition, explorer } = network;
    const { stakingUrl } = configuration.ledger;
    return {
      ledger: { network: name, networkId: id, gatewayUrl, dappDefinition, explorer, stakingUrl, actions },
    };
  });
}
