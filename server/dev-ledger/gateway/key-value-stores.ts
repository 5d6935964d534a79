import { Type } from "typebox";
import { anyEntityAt } from "./entities/entity.ts";
import { type Question, readingCall } from "./gateway-call.ts";
import { type GatewayError, invalidEntity } from "./gateway-error.ts";
import { PAGE_SIZE } from "./page.ts";
import { Address, atLedgerState, Hex, maybe, paged, pageFields, someOf } from "./request-shapes.ts";

/** A key as bytes or as programmatic JSON. */
const Key = Type.Refine(
  Type.Object({ key_hex: maybe(Hex), key_json: maybe(Type.Object({ kind: Type.String() })) }),
  ({ key_hex, key_json }) => key_hex != null || key_json != null,
  () => "Either key_hex or key_json must be not empty.",
);

/** Some entries of a key-value store (`LED-066`); the dev ledger has no such store. */
export const keyValueStoreData = readingCall(
  "/state/key-value-store/data",
  Type.Object({ ...atLedgerState, key_value_store_address: Address, keys: someOf(Key, PAGE_SIZE.most) }),
  (question): never => {
    throw noStore(question);
  },
);

/** A page of a key-value store's keys (`LED-067`). */
export const keyValueStoreKeys = readingCall(
  "/state/key-value-store/keys",
  paged(Type.Object({ ...pageFields, key_value_store_address: Address })),
  (question): never => {
    throw noStore(question);
  },
);

function noStore({ request, ledger, view }: Question<{ key_value_store_address: string }>): GatewayError {
  return invalidEntity(anyEntityAt(view, ledger, request.key_value_store_address).address);
}
