import { LedgerReply } from "../../contract/index.ts";
import type { App, AppParts } from "../../parts.ts";
import { FAILURE_REPLIES } from "../failure-replies.ts";

/** `GET /api/ledger`: the network a wallet must be on, and what can be done there. */
export function ledgerRoute(app: App, { ledger, configuration }: AppParts): void {
  app.get(
    "/ledger",
    {
      schema: {
        summary: "The ledger network",
        tags: ["ledger"],
        response: { 200: LedgerReply, ...FAILURE_REPLIES },
      },
    },
    async (): Promise<LedgerReply> => {
      if (ledger === null) return { ledger: null };
      const { network, offered: actions } = ledger;
      const { name, id, gatewayUrl, dappDefinition, explorer } = network;
      const { stakingUrl } = configuration.ledger;
      return {
        ledger: { network: name, networkId: id, gatewayUrl, dappDefinition, explorer, stakingUrl, actions },
      };
    },
  );
}
