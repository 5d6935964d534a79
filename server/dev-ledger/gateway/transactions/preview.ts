import { type TSchema, Type } from "typebox";
import { actingCall } from "../gateway-call.ts";
import { impossibleRequest } from "../gateway-error.ts";
import { Hex, maybe } from "../request-shapes.ts";

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
  flags: maybe(
    Type.Object({
      use_free_credit: maybe(Type.Boolean()),
      assume_all_signature_proofs: maybe(Type.Boolean()),
      skip_epoch_check: maybe(Type.Boolean()),
      disable_auth_checks: maybe(Type.Boolean()),
    }),
  ),
};

const PreviewRequest = Type.Object({
  ...flags,
  manifest: Type.String({ minLength: 1 }),
  blobs_hex: maybe(Type.Array(Hex)),
  start_epoch_inclusive: maybe(Type.Integer({ minimum: 0 })),
  end_epoch_exclusive: maybe(Type.Integer({ minimum: 0 })),
  notary_public_key: maybe(PublicKey),
  notary_is_signatory: maybe(Type.Boolean()),
  tip_percentage: maybe(Type.Integer({ minimum: 0, maximum: 65_535 })),
  nonce: maybe(Type.Integer({ minimum: 0 })),
  signer_public_keys: maybe(Type.Array(PublicKey)),
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

/** A preview's answer is a receipt of the real engine, which the dev ledger is not: it says so. */
function unpreviewable(path: string, shape: TSchema) {
  return actingCall(path, shape, async (): Promise<never> => {
    throw impossibleRequest(
      "The dev ledger does not preview transactions: submit it and look at what it did",
    );
  });
}

/** What a manifest would do (`LED-083`). */
export const preview = unpreviewable("/transaction/preview", PreviewRequest);

/** The same of a compiled transaction (`LED-084`). */
export const previewV2 = unpreviewable("/transaction/preview-v2", PreviewV2Request);
