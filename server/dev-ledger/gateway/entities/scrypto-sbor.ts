import type { ProgrammaticScryptoSborValue, ScryptoSborValue } from "@radixdlt/babylon-gateway-api-sdk";
import { decodeBech32 } from "../../../ledger/network/address.ts";
import { parseAttos } from "../../state/model.ts";

/** The first byte of every Scrypto SBOR value. */
const PREFIX = 0x5c;
const DECIMAL_LENGTH = 24;

/** The supported kinds of values with their type bytes. */
const KIND_BYTES = {
  U8: 0x07,
  String: 0x0c,
  Array: 0x20,
  Bytes: 0x20,
  Tuple: 0x21,
  Enum: 0x22,
  Reference: 0x80,
  Decimal: 0xa0,
  NonFungibleLocalId: 0xc0,
} as const;
type KnownKind = keyof typeof KIND_BYTES;

/**
 * Adds a value's bytes in Scrypto SBOR. The toolkit's own encoder is asynchronous and leaks memory, while an
 * answer is made in one synchronous reading of the ledger; a test compares the two.
 */
export function withBytes(value: ProgrammaticScryptoSborValue): ScryptoSborValue {
  const bytes = Buffer.from([PREFIX, ...encode(value)]);
  return { raw_hex: bytes.toString("hex"), programmatic_json: value };
}

function encode(value: ProgrammaticScryptoSborValue): number[] {
  return [kindByte(value.kind), ...body(value)];
}

function kindByte(kind: ProgrammaticScryptoSborValue["kind"]): number {
  if (kind in KIND_BYTES) return KIND_BYTES[kind as KnownKind];
  throw new Error(`the dev ledger has no values of kind ${kind}`);
}

function body(value: ProgrammaticScryptoSborValue): number[] {
  switch (value.kind) {
    case "U8":
      return [Number(value.value)];
    case "String":
      return counted([...Buffer.from(value.value)]);
    case "Decimal":
      return littleEndian(parseAttos(value.value) ?? 0n, DECIMAL_LENGTH);
    case "Bytes":
      return [KIND_BYTES.U8, ...counted([...Buffer.from(value.hex, "hex")])];
    case "Reference":
      return [...(decodeBech32(value.value)?.bytes ?? [])];
    case "NonFungibleLocalId":
      return [0x02, ...counted([...Buffer.from(value.value.slice(1, -1), "hex")])];
    case "Array":
      return [
        kindByte(value.element_kind),
        ...length(value.elements.length),
        ...value.elements.flatMap(body),
      ];
    case "Tuple":
      return [...length(value.fields.length), ...value.fields.flatMap(encode)];
    case "Enum":
      return [Number(value.variant_id), ...length(value.fields.length), ...value.fields.flatMap(encode)];
    default:
      throw new Error(`the dev ledger has no values of kind ${value.kind}`);
  }
}

function counted(bytes: number[]): number[] {
  return [...length(bytes.length), ...bytes];
}

/** Seven bits per byte, lowest first; the top bit means that more bytes follow. */
function length(count: number): number[] {
  return count < 0x80 ? [count] : [(count & 0x7f) | 0x80, ...length(count >> 7)];
}

function littleEndian(number: bigint, bytes: number): number[] {
  return Array.from({ length: bytes }, (_, index) => Number((number >> BigInt(8 * index)) & 0xffn));
}
