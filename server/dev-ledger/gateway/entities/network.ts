import type {
  GatewayStatusResponse,
  NetworkConfigurationResponse,
  NetworkConfigurationResponseWellKnownAddresses,
} from "@radixdlt/babylon-gateway-api-sdk";
import { actingCall, readingCall } from "../protocol/gateway-call.ts";
import { NETWORK_NAME } from "../protocol/ledger-state.ts";
import { Nothing } from "../protocol/request-shapes.ts";

/** The version of the gateway whose answers are imitated. */
const VERSION = "1.10.1";

/** The ledger's present state and the gateway's version (`LED-077`). */
export const gatewayStatus = readingCall(
  "/status/gateway-status",
  Nothing,
  ({ ledgerState }): GatewayStatusResponse => ({
    ledger_state: ledgerState,
    release_info: {
      release_version: `${VERSION}-dev-ledger`,
      open_api_schema_version: `v${VERSION}`,
      image_tag: "dev-ledger",
    },
  }),
);

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

/** Two addresses that the toolkit does not name. */
const LOCKER_PACKAGE = "package_sim1pkgxxxxxxxxxlckerxxxxxxxxxx000208064247xxxxxxxxxpnfcn6";
const TRANSACTION_TRACKER = "transactiontracker_sim1stxxxxxxxxxxtxtrakxxxxxxxxx006844685494xxxxxxxxx4d5zd2";

/** The entities that every network has had since its first transaction. */
export async function wellKnownAddresses(
  networkId: number,
): Promise<NetworkConfigurationResponseWellKnownAddresses> {
  const { RadixEngineToolkit } = await import("@radixdlt/radix-engine-toolkit");
  const known = await RadixEngineToolkit.Utils.knownAddresses(networkId);
  const { resourceAddresses, packageAddresses, componentAddresses } = known;
  return {
    xrd: resourceAddresses.xrd,
    secp256k1_signature_virtual_badge: resourceAddresses.secp256k1SignatureVirtualBadge,
    ed25519_signature_virtual_badge: resourceAddresses.ed25519SignatureVirtualBadge,
    package_of_direct_caller_virtual_badge: resourceAddresses.packageOfDirectCallerVirtualBadge,
    global_caller_virtual_badge: resourceAddresses.globalCallerVirtualBadge,
    system_transaction_badge: resourceAddresses.systemTransactionBadge,
    package_owner_badge: resourceAddresses.packageOwnerBadge,
    validator_owner_badge: resourceAddresses.validatorOwnerBadge,
    account_owner_badge: resourceAddresses.accountOwnerBadge,
    identity_owner_badge: resourceAddresses.identityOwnerBadge,
    package_package: packageAddresses.packagePackage,
    resource_package: packageAddresses.resourcePackage,
    account_package: packageAddresses.accountPackage,
    identity_package: packageAddresses.identityPackage,
    consensus_manager_package: packageAddresses.consensusManagerPackage,
    access_controller_package: packageAddresses.accessControllerPackage,
    transaction_processor_package: packageAddresses.transactionProcessorPackage,
    metadata_module_package: packageAddresses.metadataModulePackage,
    royalty_module_package: packageAddresses.royaltyModulePackage,
    access_rules_package: packageAddresses.roleAssignmentModulePackage,
    role_assignment_module_package: packageAddresses.roleAssignmentModulePackage,
    genesis_helper_package: packageAddresses.genesisHelperPackage,
    faucet_package: packageAddresses.faucetPackage,
    pool_package: packageAddresses.poolPackage,
    locker_package: LOCKER_PACKAGE,
    consensus_manager: componentAddresses.consensusManager,
    genesis_helper: componentAddresses.genesisHelper,
    faucet: componentAddresses.faucet,
    transaction_tracker: TRANSACTION_TRACKER,
  };
}
