import type {
  TransactionConstructionResponse,
  TransactionPreviewResponse,
  TransactionSubmitResponse,
} from "@radixdlt/babylon-gateway-api-sdk";
import { type Static, Type } from "typebox";
import type { Execution } from "../../engine/execute.ts";
import { InvalidTransaction } from "../../engine/failures.ts";
import type { PreviewInput } from "../../engine/read-transaction.ts";
import type { LedgerView } from "../../state/ledger-view.ts";
import { formatAttos } from "../../state/model.ts";
import { actingCall, readingCall } from "../protocol/gateway-call.ts";
import { impossibleRequest, invalidTransaction } from "../protocol/gateway-error.ts";
import { Hex, maybe, Nothing } from "../protocol/request-shapes.ts";
import { executionOf } from "./receipt.ts";

/** The first epoch for a new transaction (`LED-082`). */
export const construction = readingCall(
  "/transaction/construction",
  Nothing,
  ({ ledgerState }): TransactionConstructionResponse => ({ ledger_state: ledgerState }),
);

/** The longest validity of a transaction, in epochs. */
const MOST_EPOCHS = 8640;

const PublicKey = Type.Union([
  Type.Object({
    key_type: Type.Literal("EcdsaSecp256k1"),
    key_hex: Type.String({ pattern: "^[0-9a-f]{66}$" }),
  }),
  Type.Object({
    key_type: Type.Literal("EddsaEd25519"),
    key_hex: Type.String({ pattern: "^[0-9a-f]{64}$" }),
  }),
]);
const flags = {
  flags: Type.Object({
    use_free_credit: maybe(Type.Boolean()),
    assume_all_signature_proofs: maybe(Type.Boolean()),
    skip_epoch_check: maybe(Type.Boolean()),
    disable_auth_checks: maybe(Type.Boolean()),
  }),
};
/** The highest epoch that a request may name. */
const LAST_EPOCH = 10_000_000_000;
const Epoch = Type.Integer({ minimum: 0, maximum: LAST_EPOCH });

/**
 * The gateway is stricter than its description: flags, keys and a nonce are required, and a tip is at most
 * 255%.
 */
const PreviewRequest = Type.Object({
  ...flags,
  manifest: Type.String({ minLength: 1 }),
  blobs_hex: maybe(Type.Array(Hex)),
  start_epoch_inclusive: maybe(Epoch),
  end_epoch_exclusive: maybe(Epoch),
  notary_public_key: maybe(PublicKey),
  notary_is_signatory: maybe(Type.Boolean()),
  tip_percentage: maybe(Type.Integer({ minimum: 0, maximum: 255 })),
  nonce: Type.Integer({ minimum: 1 }),
  signer_public_keys: Type.Array(PublicKey),
  message: maybe(Type.Object({})),
  opt_ins: maybe(Type.Object({ radix_engine_toolkit_receipt: maybe(Type.Boolean()) })),
});

const PreviewV2Request = Type.Object({
  ...flags,
  preview_transaction: Type.Object({ type: Type.Literal("Compiled"), preview_transaction_hex: Hex }),
  opt_ins: maybe(
    Type.Object({
      core_api_receipt: maybe(Type.Boolean()),
      radix_engine_toolkit_receipt: maybe(Type.Boolean()),
      logs: maybe(Type.Boolean()),
    }),
  ),
});

/**
 * What a manifest would do (`LED-083`). The receipts in the engine's own encoding and for its toolkit are
 * empty, as the dev ledger is another implementation.
 */
export const preview = actingCall(
  "/transaction/preview",
  PreviewRequest,
  async (ledger, request): Promise<TransactionPreviewResponse> => {
    const epoch = await ledger.read((view) => view.state().epoch);
    try {
      const outcome = await ledger.preview(inputOf(request, epoch));
      return await ledger.read((view) => ({
        encoded_receipt: "",
        receipt: previewReceipt(view, outcome),
        resource_changes: resourceChangesOf(outcome),
        logs: [],
      }));
    } catch (error) {
      throw error instanceof InvalidTransaction ? impossibleRequest(error.message) : error;
    }
  },
);

/** The same for a compiled transaction (`LED-084`), whose format the dev ledger's toolkit cannot read. */
export const previewV2 = actingCall("/transaction/preview-v2", PreviewV2Request, async (): Promise<never> => {
  throw impossibleRequest(
    "The dev ledger reads no compiled previews: ask /transaction/preview with the manifest as text",
  );
});

function inputOf(request: Static<typeof PreviewRequest>, epoch: number): PreviewInput {
  const { notary_public_key: notary, flags } = request;
  const keys = [...request.signer_public_keys, ...(notary && request.notary_is_signatory ? [notary] : [])];
  const start = request.start_epoch_inclusive ?? epoch;
  const always = flags.skip_epoch_check === true;
  return {
    manifest: request.manifest,
    startEpoch: always ? epoch : start,
    endEpoch: always ? epoch + 1 : (request.end_epoch_exclusive ?? start + MOST_EPOCHS),
    tipPercentage: request.tip_percentage ?? 0,
    signers: keys.flatMap((key) => (key.key_type === "EddsaEd25519" ? [key.key_hex] : [])),
    assumeSignatures: flags.assume_all_signature_proofs === true || flags.disable_auth_checks === true,
    freeCredit: flags.use_free_credit === true,
  };
}

/** A preview's result in the format of a receipt, with the node's words for the outcome. */
function previewReceipt(view: LedgerView, preview: Execution): object {
  if (preview.rejection !== null) return { status: "Rejected", error_message: preview.rejection };
  const { errorMessage, receipt } = preview;
  return {
    status: errorMessage === null ? "Succeeded" : "Failed",
    ...executionOf(view, receipt, {
      receipt_fee_summary: true,
      receipt_costing_parameters: true,
      receipt_fee_source: true,
      receipt_fee_destination: true,
      receipt_events: true,
    }),
    ...(errorMessage !== null && { error_message: errorMessage }),
  };
}

/** Changes of balances: the sums of the whole manifest, as if one instruction had done everything. */
function resourceChangesOf(preview: Execution): object[] {
  if (preview.rejection !== null) return [];
  const changeOf = (entity: string, resource: string, amount: string) => ({
    resource_address: resource,
    component_entity: { is_global: true, entity_address: entity },
    amount,
  });
  const { fungibleChanges, nonFungibleChanges } = preview.receipt;
  const changes = [
    ...fungibleChanges.map(({ entity, resource, change }) => changeOf(entity, resource, formatAttos(change))),
    ...nonFungibleChanges.map(({ entity, resource, added, removed }) =>
      changeOf(entity, resource, String(added.length - removed.length)),
    ),
  ];
  return [{ index: 0, resource_changes: changes }];
}

/** Submits a notarised transaction (`LED-087`). */
export const submit = actingCall(
  "/transaction/submit",
  Type.Object({ notarized_transaction_hex: Hex }),
  async (ledger, request): Promise<TransactionSubmitResponse> => {
    try {
      return await ledger.submit(Buffer.from(request.notarized_transaction_hex, "hex"));
    } catch (error) {
      throw error instanceof InvalidTransaction ? invalidTransaction(error.message) : error;
    }
  },
);
