import type { StateAccountLockersTouchedAtResponse } from "@radixdlt/babylon-gateway-api-sdk";
import { Type } from "typebox";
import { anyEntityAt } from "../entities/entity.ts";
import { readingCall } from "../gateway-call.ts";
import { invalidEntity } from "../gateway-error.ts";
import { PAGE_SIZE } from "../page.ts";
import { Address, atLedgerState, paged, pageFields, someOf } from "../request-shapes.ts";

const lockerFields = { locker_address: Address, account_address: Address };

/** A page of an account's tokens in a locker (`LED-056`): the dev ledger has no lockers. */
export const lockerVaultsPage = readingCall(
  "/state/account-locker/page/vaults",
  paged(Type.Object({ ...pageFields, ...lockerFields })),
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
