import type { StreamTransactionsRequest } from "@radixdlt/babylon-gateway-api-sdk";
import { ENCODED, type GatewayCall, OWNER, RESOURCE, STATE } from "./gateway-call.ts";

const intent = { intent_hash: "txid_sim1one" };
const key = { key_type: "EddsaEd25519", key_hex: "aa" } as const;
const ALL_DETAILS = {
  raw_hex: true,
  receipt_state_changes: true,
  receipt_fee_summary: true,
  receipt_fee_source: true,
  receipt_fee_destination: true,
  receipt_costing_parameters: true,
  receipt_events: true,
  receipt_output: true,
  affected_global_entities: true,
  manifest_instructions: true,
  balance_changes: true,
};

/** `LED-093`, `LED-094` */
const TRANSACTION = {
  state_version: 41,
  epoch: 7,
  round: 3,
  round_timestamp: "2026-05-01T12:00:00.000Z",
  transaction_status: "CommittedSuccess",
  payload_hash: "notarizedtransaction_sim1one",
  ...intent,
  fee_paid: "0.25",
  affected_global_entities: [OWNER],
  error_message: "it was hard",
  raw_hex: "4d22",
  receipt: {
    status: "CommittedSuccess",
    fee_summary: {},
    costing_parameters: {},
    fee_destination: {},
    fee_source: {},
    state_updates: {},
    next_epoch: {},
    output: [{ hex: "5c", programmatic_json: null }],
    events: [{ name: "WithdrawEvent", emitter: { type: "Method" }, data: ENCODED.programmatic_json }],
    error_message: "it was hard",
  },
  manifest_instructions: "CALL_METHOD",
  manifest_classes: ["General"],
  message: { type: "Plaintext" },
  balance_changes: {
    fungible_fee_balance_changes: [
      { entity_address: OWNER, resource_address: RESOURCE, balance_change: "-0.25", type: "FeePayment" },
    ],
    fungible_balance_changes: [{ entity_address: OWNER, resource_address: RESOURCE, balance_change: "-200" }],
    non_fungible_balance_changes: [
      { entity_address: OWNER, resource_address: RESOURCE, added: ["#1#"], removed: [] },
    ],
  },
  subintent_details: [{ subintent_hash: "subtxid_sim1one", child_subintent_hashes: [] }],
  child_subintent_hashes: ["subtxid_sim1one"],
};

const STREAM: StreamTransactionsRequest = {
  cursor: "c",
  limit_per_page: 5,
  at_ledger_state: { state_version: 50 },
  from_ledger_state: { state_version: 5 },
  kind_filter: "User",
  manifest_accounts_withdrawn_from_filter: [OWNER],
  manifest_accounts_deposited_into_filter: [OWNER],
  manifest_badges_presented_filter: [RESOURCE],
  manifest_resources_filter: [RESOURCE],
  manifest_class_filter: { _class: "General", match_only_most_specific: true },
  affected_global_entities_filter: [OWNER],
  events_filter: [{ event: "Withdrawal", emitter_address: OWNER, resource_address: RESOURCE }],
  transaction_status_filter: "Success",
  order: "Asc",
  opt_ins: { raw_hex: true },
};

const PREVIEW = {
  manifest: "CALL_METHOD",
  blobs_hex: ["aa"],
  start_epoch_inclusive: 1,
  end_epoch_exclusive: 2,
  notary_public_key: key,
  notary_is_signatory: true,
  tip_percentage: 0,
  nonce: 5,
  signer_public_keys: [key],
  message: { type: "Plaintext" },
  flags: { use_free_credit: true, assume_all_signature_proofs: true, skip_epoch_check: true },
  opt_ins: { radix_engine_toolkit_receipt: true },
};
const PREVIEW_V2 = {
  preview_transaction: { type: "Compiled", preview_transaction_hex: "4d" },
  flags: { skip_epoch_check: true },
  opt_ins: { core_api_receipt: true, radix_engine_toolkit_receipt: true, logs: true },
} as const;
const logs = [{ level: "info", message: "hello" }];

export const TRANSACTION_CALLS: GatewayCall[] = [
  {
    ids: "LED-079, LED-117",
    path: "/stream/transactions",
    ask: (calls) =>
      calls.stream.innerClient.streamTransactions({
        streamTransactionsRequest: STREAM,
      }),
    // The client spells a field that is a word of the language with an underscore of its own.
    body: { ...STREAM, manifest_class_filter: { class: "General", match_only_most_specific: true } },
    answer: { ...STATE, next_cursor: "next", items: [TRANSACTION] },
  },
  {
    ids: "LED-080, LED-108",
    path: "/transaction/account-deposit-pre-validation",
    ask: (calls) =>
      calls.transaction.innerClient.accountDepositPreValidation({
        accountDepositPreValidationRequest: { account_address: OWNER, resource_addresses: [RESOURCE] },
      }),
    body: { account_address: OWNER, resource_addresses: [RESOURCE] },
    answer: {
      ...STATE,
      allows_try_deposit_batch: true,
      resource_specific_behaviour: [{ resource_address: RESOURCE, allows_try_deposit: true }],
      deciding_factors: {
        is_badge_authorized_depositor: false,
        default_deposit_rule: "Accept",
        resource_specific_details: [
          {
            resource_address: RESOURCE,
            vault_exists: true,
            is_xrd: false,
            resource_preference_rule: "Allowed",
          },
        ],
      },
    },
  },
  {
    ids: "LED-081, LED-093, LED-094: all opt-ins by default",
    path: "/transaction/committed-details",
    ask: (calls) => calls.transaction.getCommittedDetails(intent.intent_hash),
    body: { ...intent, opt_ins: ALL_DETAILS },
    answer: { ...STATE, transaction: TRANSACTION },
  },
  {
    ids: "LED-082: no body",
    path: "/transaction/construction",
    ask: (calls) => calls.transaction.innerClient.transactionConstruction(),
    answer: STATE,
  },
  {
    ids: "LED-083, LED-115",
    path: "/transaction/preview",
    ask: (calls) => calls.transaction.innerClient.transactionPreview({ transactionPreviewRequest: PREVIEW }),
    body: PREVIEW,
    answer: {
      encoded_receipt: "5c",
      radix_engine_toolkit_receipt: { kind: "CommitSuccess" },
      receipt: { status: "Succeeded" },
      resource_changes: [{ index: 0 }],
      logs,
    },
  },
  {
    ids: "LED-084, LED-116",
    path: "/transaction/preview-v2",
    ask: (calls) =>
      calls.transaction.innerClient.transactionPreviewV2({ transactionPreviewV2Request: PREVIEW_V2 }),
    body: PREVIEW_V2,
    answer: {
      at_ledger_state_version: 41,
      receipt: { status: "Succeeded" },
      radix_engine_toolkit_receipt: { kind: "CommitSuccess" },
      logs,
    },
  },
  {
    ids: "LED-085, LED-113, LED-118",
    path: "/transaction/status",
    ask: (calls) => calls.transaction.getStatus(intent.intent_hash),
    body: intent,
    answer: {
      ...STATE,
      status: "Pending",
      intent_status: "LikelyButNotCertainRejection",
      intent_status_description: "It may be rejected.",
      known_payloads: [
        {
          payload_hash: "notarizedtransaction_sim1one",
          status: "Pending",
          payload_status: "TemporarilyRejected",
          payload_status_description: "Not now.",
          error_message: "no fee",
          latest_error_message: "still no fee",
          handling_status: "HandlingSubmission",
          handling_status_reason: "new",
          submission_error: "busy",
        },
      ],
      committed_state_version: 41,
      permanently_rejects_at_epoch: 10,
      error_message: "no fee",
    },
  },
  {
    ids: "LED-086, LED-114",
    path: "/transaction/subintent-status",
    ask: (calls) =>
      calls.transaction.innerClient.transactionSubintentStatus({
        transactionSubintentStatusRequest: { subintent_hash: "subtxid_sim1one" },
      }),
    body: { subintent_hash: "subtxid_sim1one" },
    answer: {
      ...STATE,
      subintent_status: "CommittedSuccess",
      subintent_status_description: "It is done.",
      finalized_at_state_version: 41,
      finalized_at_transaction_intent_hash: intent.intent_hash,
    },
  },
  {
    ids: "LED-087, LED-117",
    path: "/transaction/submit",
    ask: (calls) =>
      calls.transaction.innerClient.transactionSubmit({
        transactionSubmitRequest: { notarized_transaction_hex: "4d22" },
      }),
    body: { notarized_transaction_hex: "4d22" },
    answer: { duplicate: false },
  },
];
