import type {
  StateAccountAuthorizedDepositorsPageResponse,
  StateAccountResourcePreferencesPageResponse,
} from "@radixdlt/babylon-gateway-api-sdk";
import { Type } from "typebox";
import { entityAt } from "../entities/entity.ts";
import { readingCall } from "../gateway-call.ts";
import { pageOf } from "../page.ts";
import { Address, paged, pageFields } from "../request-shapes.ts";

const Request = paged(Type.Object({ ...pageFields, account_address: Address }));

/** A page of the deposit rules of an account (`LED-058`): accounts of the dev ledger accept everything. */
export const resourcePreferencesPage = readingCall(
  "/state/account/page/resource-preferences",
  Request,
  ({ request, ledger, view, ledgerState }): StateAccountResourcePreferencesPageResponse => {
    const { address } = entityAt(view, ledger, request.account_address, ["account"]);
    return { ledger_state: ledgerState, account_address: address, ...pageOf([], request) };
  },
);

/**
 * A page of the authorized depositors of an account (`LED-055`): everybody may deposit, so the list is empty.
 */
export const authorizedDepositorsPage = readingCall(
  "/state/account/page/authorized-depositors",
  Request,
  ({ request, ledger, view, ledgerState }): StateAccountAuthorizedDepositorsPageResponse => {
    const { address } = entityAt(view, ledger, request.account_address, ["account"]);
    return { ledger_state: ledgerState, account_address: address, ...pageOf([], request) };
  },
);
