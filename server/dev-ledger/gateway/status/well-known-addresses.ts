import type { NetworkConfigurationResponseWellKnownAddresses } from "@radixdlt/babylon-gateway-api-sdk";

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
