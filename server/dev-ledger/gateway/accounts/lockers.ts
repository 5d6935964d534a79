import { Type } from "typebox";
import { actingCall } from "../gateway-call.ts";
import { GatewayError } from "../gateway-error.ts";
import { PAGE_SIZE } from "../page.ts";
import { Address, atLedgerState, paged, pageFields, someOf } from "../request-shapes.ts";

const lockerFields = { locker_address: Address, account_address: Address };

/** There are no account lockers on the dev ledger. */
function lockerNotFound(
  locker: { locker_address: string; account_address: string } | undefined,
): GatewayError {
  return new GatewayError(404, "Account locker not found", {
    type: "AccountLockerNotFoundError",
    locker_address: locker?.locker_address ?? "",
    account_address: locker?.account_address ?? "",
  });
}

/** A page of what lies in a locker for an account (`LED-056`). */
export const lockerVaultsPage = actingCall(
  "/state/account-locker/page/vaults",
  paged(Type.Object({ ...pageFields, ...lockerFields })),
  async (_ledger, request): Promise<never> => {
    throw lockerNotFound(request);
  },
);

/** When some lockers were last touched (`LED-057`). */
export const lockersTouchedAt = actingCall(
  "/state/account-lockers/touched-at",
  Type.Object({ ...atLedgerState, account_lockers: someOf(Type.Object(lockerFields), PAGE_SIZE) }),
  async (_ledger, request): Promise<never> => {
    throw lockerNotFound(request.account_lockers[0]);
  },
);
