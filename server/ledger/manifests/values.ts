import { failure } from "../../errors/failure.ts";
import { type EntityKind, isAddressOf } from "../address/entity-address.ts";

/** At most 18 decimal places, the ledger's precision. */
const DECIMAL = /^\d{1,30}(\.\d{1,18})?$/;
const INTEGER_ID = /^#(0|[1-9]\d{0,19})#$/;
/** Without characters that could end a quoted text. */
const PURCHASE_ID = /^[\w-]{1,64}$/;
const HIGHEST_U8 = 255;

/**
 * Values for a manifest. Each is validated again here, whatever was checked before: an invalid one is refused
 * and no manifest is made (`ABU-39`).
 */
export function addressValue(kind: EntityKind, suffix: string, address: string): string {
  if (!isAddressOf(kind, suffix, address)) throw failure("not_an_address_here");
  return `Address("${address}")`;
}

/** An amount of tokens above 0. */
export function decimalValue(amount: number): string {
  const text = String(amount);
  if (!DECIMAL.test(text) || amount <= 0) throw failure("not_an_amount");
  return `Decimal("${text}")`;
}

export function integerIdValue(id: string): string {
  if (!INTEGER_ID.test(id)) throw failure("not_a_creature_id");
  return `NonFungibleLocalId("${id}")`;
}

export function purchaseIdValue(id: string): string {
  if (!PURCHASE_ID.test(id)) throw failure("not_a_purchase_id");
  return `"${id}"`;
}

/** A whole number from 0 to 255. */
export function smallNumberValue(number: number): string {
  if (!Number.isInteger(number) || number < 0 || number > HIGHEST_U8)
    throw failure("not_a_small_number", { values: { most: HIGHEST_U8 } });
  return `${number}u8`;
}
