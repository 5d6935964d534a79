import type {
  StateAccountLockersTouchedAtResponse,
  StateEntitySchemaPageResponse,
  StateValidatorsListResponse,
  ValidatorsUptimeResponse,
} from "@radixdlt/babylon-gateway-api-sdk";
import { Type } from "typebox";
import { pageCall, type Question, readingCall } from "../protocol/gateway-call.ts";
import { invalidEntity } from "../protocol/gateway-error.ts";
import { momentSince } from "../protocol/ledger-state.ts";
import {
  Address,
  atLedgerState,
  fromLedgerState,
  HEAVY_PAGE_SIZE,
  Hex,
  maybe,
  PAGE_SIZE,
  pageOf,
  someOf,
} from "../protocol/request-shapes.ts";
import { anyEntityAt } from "./entity.ts";

// Calls about things that the dev ledger does not have: their answers are empty, or refuse the address.

const lockerFields = { locker_address: Address, account_address: Address };

/** A page of an account's tokens in a locker (`LED-056`): the dev ledger has no lockers. */
export const lockerVaultsPage = pageCall(
  "/state/account-locker/page/vaults",
  { ...lockerFields },
  ({ request, ledger, view }): never => {
    throw invalidEntity(anyEntityAt(view, ledger, request.locker_address).address);
  },
);

/** When some lockers were last used for some accounts (`LED-057`); lockers without a use are left out. */
export const lockersTouchedAt = readingCall(
  "/state/account-lockers/touched-at",
  Type.Object({ ...atLedgerState, account_lockers: someOf(Type.Object(lockerFields), PAGE_SIZE.most) }),
  ({ request, ledger, view, ledgerState }): StateAccountLockersTouchedAtResponse => {
    for (const { locker_address, account_address } of request.account_lockers) {
      anyEntityAt(view, ledger, locker_address);
      anyEntityAt(view, ledger, account_address);
    }
    return { ledger_state: ledgerState, items: [] };
  },
);

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
  (question): never => refuseStore(question),
);

/** A page of a key-value store's keys (`LED-067`). */
export const keyValueStoreKeys = pageCall(
  "/state/key-value-store/keys",
  { key_value_store_address: Address },
  (question): never => refuseStore(question),
);

function refuseStore({ request, ledger, view }: Question<{ key_value_store_address: string }>): never {
  throw invalidEntity(anyEntityAt(view, ledger, request.key_value_store_address).address);
}

/** Maximum number of validators in one call (`LED-089`). */
const MOST_VALIDATORS = 200;

/**
 * All validators (`LED-074`): the dev ledger has none. The gateway uses its own page size, whatever the
 * limit.
 */
export const validatorsList = pageCall(
  "/state/validators/list",
  { limit_per_page: maybe(Type.Integer()) },
  ({ ledgerState }): StateValidatorsListResponse => ({
    ledger_state: ledgerState,
    validators: pageOf([]),
  }),
);

/** The uptime of some validators in a period (`LED-076`); unknown ones are left out. */
export const validatorsUptime = readingCall(
  "/statistics/validators/uptime",
  Type.Object({
    ...atLedgerState,
    ...fromLedgerState,
    validator_addresses: someOf(Address, MOST_VALIDATORS),
  }),
  ({ request, view, ledgerState }): ValidatorsUptimeResponse => {
    if (request.from_ledger_state) momentSince(view, request.from_ledger_state);
    return { ledger_state: ledgerState, validators: { items: [] } };
  },
);

/** A page of an entity's schemas (`LED-065`); the dev ledger's entities have none. */
export const schemasPage = pageCall(
  "/state/entity/page/schemas",
  { address: Address },
  ({ request, ledger, view, ledgerState }): StateEntitySchemaPageResponse => {
    const { address } = anyEntityAt(view, ledger, request.address);
    return { ledger_state: ledgerState, address, ...pageOf([], request, HEAVY_PAGE_SIZE) };
  },
);
