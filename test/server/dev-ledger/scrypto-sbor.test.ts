import type { ProgrammaticScryptoSborValue } from "@radixdlt/babylon-gateway-api-sdk";
import { RadixEngineToolkit } from "@radixdlt/radix-engine-toolkit";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { withBytes } from "../../../server/dev-ledger/gateway/entities/scrypto-sbor.ts";
import { formatAttos } from "../../../server/dev-ledger/state/model.ts";
import { devNetwork } from "../../../server/ledger/network/dev-network.ts";

type Value = ProgrammaticScryptoSborValue;

const hex = fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes).toString("hex"));
const text = fc.string({ unit: "grapheme", maxLength: 300 });
/** Values without parts, of every kind that the dev ledger has. */
const simple = {
  String: text.map((value): Value => ({ kind: "String", value })),
  U8: fc.integer({ min: 0, max: 255 }).map((value): Value => ({ kind: "U8", value: String(value) })),
  Decimal: fc
    .bigInt({ min: -(2n ** 190n), max: 2n ** 190n })
    .map((attos): Value => ({ kind: "Decimal", value: formatAttos(attos) })),
  Bytes: hex.map((bytes): Value => ({ kind: "Bytes", element_kind: "U8", hex: bytes })),
  NonFungibleLocalId: fc
    .uint8Array({ minLength: 1, maxLength: 64 })
    .map(
      (bytes): Value => ({ kind: "NonFungibleLocalId", value: `[${Buffer.from(bytes).toString("hex")}]` }),
    ),
  Reference: fc
    .constantFrom(...Object.values(devNetwork().tokens).filter((address) => address !== null))
    .map((value): Value => ({ kind: "Reference", value })),
};
const anySimple = fc.oneof(...Object.values(simple));
const list = fc
  .constantFrom("String", "Decimal", "NonFungibleLocalId", "Reference")
  .chain((kind) =>
    fc
      .array(simple[kind], { minLength: 1, maxLength: 5 })
      .map((elements): Value => ({ kind: "Array", element_kind: kind, elements })),
  );
const { value: anyValue } = fc.letrec<{ value: Value }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    anySimple,
    list,
    fc.array(tie("value"), { maxLength: 4 }).map((fields): Value => ({ kind: "Tuple", fields })),
    fc
      .tuple(fc.integer({ min: 0, max: 255 }), fc.array(tie("value"), { maxLength: 3 }))
      .map(([id, fields]): Value => ({ kind: "Enum", variant_id: String(id), fields })),
  ),
}));

describe("values in Scrypto SBOR", () => {
  it("have the same bytes as the toolkit's (LED-068, LED-102)", async () => {
    await fc.assert(
      fc.asyncProperty(anyValue, async (value) => {
        const bytes = await RadixEngineToolkit.ScryptoSbor.encodeProgrammaticJson(value);
        expect(withBytes(value).raw_hex).toBe(Buffer.from(bytes).toString("hex"));
      }),
      { seed: 20_261_121, numRuns: 300 },
    );
  });

  it("throw an error for a kind that the dev ledger does not support", () => {
    expect(() => withBytes({ kind: "I128", value: "1" })).toThrow("no values of kind I128");
  });
});
