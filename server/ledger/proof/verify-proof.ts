import { type NetworkConfig, RadixNetworkConfigById } from "@radixdlt/babylon-gateway-api-sdk";
import { APPLICATION_NAME, type GatewayCalls } from "../gateway/gateway-client.ts";
import { LedgerUnavailable } from "../gateway/ledger-unavailable.ts";
import type { LedgerNetwork } from "../network/ledger-network.ts";
import type { AccountProof } from "./account-proof.ts";

/**
 * Whether the proof was signed for this origin by a key that owns the account on the ledger, or that the account was
 * derived from (`ABU-12`). The library brings several megabytes, so it is loaded with the first proof.
 */
export async function verifyProof(
  { network, calls }: { network: LedgerNetwork; calls: GatewayCalls },
  proof: AccountProof,
  origin: string,
): Promise<boolean> {
  const { Rola } = await import("@radixdlt/rola");
  nameNetwork(network);
  const { verifySignedChallenge } = Rola({
    expectedOrigin: origin,
    dAppDefinitionAddress: network.dappDefinition,
    applicationName: APPLICATION_NAME,
    networkId: network.id,
    gatewayApiClient: calls,
  });
  const verified = await verifySignedChallenge(proof);
  if (verified.isOk()) return true;
  const { reason, jsError } = verified.error;
  if (jsError instanceof LedgerUnavailable) throw jsError;
  if (reason === "couldNotVerifyPublicKeyOnLedger")
    throw new LedgerUnavailable(`reading the account's owner keys: ${jsError?.message ?? "no reason"}`);
  return false;
}

/** The library refuses networks that its own client does not know, even when it is given a client. */
function nameNetwork({ id, name, gatewayUrl }: LedgerNetwork): void {
  RadixNetworkConfigById[id] ??= {
    networkName: name,
    networkId: id as NetworkConfig["networkId"],
    gatewayUrl,
    dashboardUrl: "",
  };
}
