import type { NonFungibleItem } from "../../ledger/gateway/gateway.ts";
import type { DataField } from "../state/model.ts";

/** A token's data by field name, as the game reads it. */
export function tokenItem(id: string, fields: readonly DataField[]): NonFungibleItem {
  const entries = fields.map((field) => [
    field.field_name,
    field.kind === "Array" ? field.elements.map(({ value }) => value) : field.value,
  ]);
  return { id, fields: Object.fromEntries(entries) };
}
