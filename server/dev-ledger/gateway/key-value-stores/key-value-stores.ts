import { Type } from "typebox";
import { actingCall } from "../gateway-call.ts";
import { entityNotFound } from "../gateway-error.ts";
import { PAGE_SIZE } from "../page.ts";
import { Address, atLedgerState, Hex, maybe, paged, pageFields, someOf } from "../request-shapes.ts";

/** A key by its bytes or as programmatic JSON. */
const Key = Type.Object({ key_hex: maybe(Hex), key_json: maybe(Type.Object({ kind: Type.String() })) });

/** Some entries of a key-value store (`LED-066`); there are no such stores on the dev ledger. */
export const keyValueStoreData = actingCall(
  "/state/key-value-store/data",
  Type.Object({ ...atLedgerState, key_value_store_address: Address, keys: someOf(Key, PAGE_SIZE.most) }),
  async (_ledger, request): Promise<never> => {
    throw entityNotFound(request.key_value_store_address);
  },
);

/** A page of a key-value store's keys (`LED-067`). */
export const keyValueStoreKeys = actingCall(
  "/state/key-value-store/keys",
  paged(Type.Object({ ...pageFields, key_value_store_address: Address })),
  async (_ledger, request): Promise<never> => {
    throw entityNotFound(request.key_value_store_address);
  },
);
