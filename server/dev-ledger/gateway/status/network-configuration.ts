import type { NetworkConfigurationResponse } from "@radixdlt/babylon-gateway-api-sdk";
import { actingCall } from "../gateway-call.ts";
import { NETWORK_NAME } from "../ledger-state.ts";
import { Nothing } from "../request-shapes.ts";
import { wellKnownAddresses } from "./well-known-addresses.ts";

/** The network and its well-known addresses (`LED-078`). */
export const networkConfiguration = actingCall(
  "/status/network-configuration",
  Nothing,
  async ({ network }): Promise<NetworkConfigurationResponse> => ({
    network_id: network.id,
    network_name: NETWORK_NAME,
    well_known_addresses: await wellKnownAddresses(network.id),
  }),
);
