import { invalidInput } from "../../http-errors/known-errors.ts";
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
  if (!isAddressOf(kind, suffix, address)) throw invalidInput("This address is not one of this network");
  return `Address("${address}")`;
}

/** An amount of tokens above 0. */
export function decimalValue(amount: number): string {
  const text = String(amount);
  if (!DECIMAL.test(text) || amount <= 0) throw invalidInput("This is not an amount");
  return `Decimal("${text}")`;
}

export function integerIdValue(id: string): string {
  if (!INTEGER_ID.test(id)) throw invalidInput("This is not a creature's id");
  return `NonFungibleLocalId("${id}")`;
}

export function purchaseIdValue(id: string): string {
  if (!PURCHASE_ID.test(id)) throw invalidInput("This is not a purchase's id");
  return `"${id}"`;
}

/** A whole number from 0 to 255. */
export function smallNumberValue(number: number): string {
  if (!Number.isInteger(number) || number < 0 || number > HIGHEST_U8)
    throw invalidInput("This is not a whole number from 0 to 255");
  return `${number}u8`;
}
