import type {
  StateValidatorsListResponse,
  ValidatorsUptimeResponse,
} from "@radixdlt/babylon-gateway-api-sdk";
import { Type } from "typebox";
import { readingCall } from "./gateway-call.ts";
import { momentSince } from "./ledger-state.ts";
import { pageOf } from "./page.ts";
import {
  Address,
  atLedgerState,
  fromLedgerState,
  maybe,
  paged,
  pageFields,
  someOf,
} from "./request-shapes.ts";

/** Maximum number of validators in one call (`LED-089`). */
const MOST_VALIDATORS = 200;

/**
 * All validators (`LED-074`): the dev ledger has none. The gateway uses its own page size, whatever the
 * limit.
 */
export const validatorsList = readingCall(
  "/state/validators/list",
  paged(Type.Object({ ...pageFields, limit_per_page: maybe(Type.Integer()) })),
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
