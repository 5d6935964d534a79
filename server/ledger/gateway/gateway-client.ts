import { GatewayApiClient } from "@radixdlt/babylon-gateway-api-sdk";

/** The application name for gateways and wallets. */
export const APPLICATION_NAME = "Corvax Lab";

/**
 * Every call of the gateway, through the official client (`GAP-20`): POST with JSON, chunks of 20 addresses,
 * 29 non-fungible ids and 200 validators (`LED-089`).
 */
export type GatewayCalls = GatewayApiClient;

export interface GatewayClientOptions {
  /** An address, or the number of a public network (`LED-037`); the address wins. */
  place: { basePath: string } | { networkId: number };
  dappDefinition?: string;
  fetchApi: typeof fetch;
  /** The path of the search by non-fungible requirement, if this gateway has another one (`GAP-19`). */
  entitySearchPath?: string;
}

const ENTITY_SEARCH = "/extensions/entities-by-role-requirement/page";

/** Opens the official client. It sends no cookie and no token of the game to the gateway (`CON-89`). */
export function openGatewayClient(options: GatewayClientOptions): GatewayCalls {
  const { place, dappDefinition, fetchApi, entitySearchPath = ENTITY_SEARCH } = options;
  return GatewayApiClient.initialize({
    ...place,
    applicationName: APPLICATION_NAME,
    ...(dappDefinition === undefined ? {} : { applicationDappDefinitionAddress: dappDefinition }),
    fetchApi,
    middleware: [
      {
        pre: async ({ url, init }) =>
          url.endsWith(ENTITY_SEARCH)
            ? { url: url.slice(0, -ENTITY_SEARCH.length) + entitySearchPath, init }
            : undefined,
      },
    ],
  });
}
