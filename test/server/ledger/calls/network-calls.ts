import { type GatewayCall, STATE } from "./gateway-call.ts";

const validators = { validator_addresses: ["validator_sim1one"] };
const window = {
  from_ledger_state: { timestamp: "2026-05-01T12:00:00.000Z" },
  at_ledger_state: { state_version: 5 },
};
/** A field of the answer for each address the network is known by. */
const WELL_KNOWN = Object.fromEntries(
  [
    "xrd",
    "secp256k1_signature_virtual_badge",
    "ed25519_signature_virtual_badge",
    "package_of_direct_caller_virtual_badge",
    "global_caller_virtual_badge",
    "system_transaction_badge",
    "package_owner_badge",
    "validator_owner_badge",
    "account_owner_badge",
    "identity_owner_badge",
    "package_package",
    "resource_package",
    "account_package",
    "identity_package",
    "consensus_manager_package",
    "access_controller_package",
    "transaction_processor_package",
    "metadata_module_package",
    "royalty_module_package",
    "role_assignment_module_package",
    "genesis_helper_package",
    "faucet_package",
    "consensus_manager",
    "genesis_helper",
    "faucet",
    "pool_package",
    "locker_package",
    "transaction_tracker",
  ].map((name) => [name, `address of ${name}`]),
);

export const NETWORK_CALLS: GatewayCall[] = [
  {
    ids: "LED-076, LED-104",
    path: "/statistics/validators/uptime",
    ask: (calls) =>
      calls.statistics.innerClient.validatorsUptime({
        validatorsUptimeRequest: {
          ...validators,
          at_ledger_state: window.at_ledger_state,
          from_ledger_state: { timestamp: new Date(window.from_ledger_state.timestamp) },
        },
      }),
    body: { ...validators, ...window },
    answer: {
      ...STATE,
      validators: {
        items: [
          { address: "validator_sim1one", proposals_made: 5, proposals_missed: 1, epochs_active_in: 2 },
        ],
      },
    },
  },
  {
    ids: "LED-077, LED-092, LED-111: no body",
    path: "/status/gateway-status",
    ask: (calls) => calls.status.getCurrent(),
    answer: {
      ...STATE,
      release_info: { release_version: "1.10.1", open_api_schema_version: "v1.10.1", image_tag: "i" },
    },
  },
  {
    ids: "LED-078, LED-111: no body",
    path: "/status/network-configuration",
    ask: (calls) => calls.status.getNetworkConfiguration(),
    answer: { network_id: 242, network_name: "dev", well_known_addresses: WELL_KNOWN },
  },
];
