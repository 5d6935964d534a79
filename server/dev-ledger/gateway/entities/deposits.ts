import type {
  AccountDepositPreValidationResponse,
  StateAccountAuthorizedDepositorsPageResponse,
  StateAccountResourcePreferencesPageResponse,
} from "@radixdlt/babylon-gateway-api-sdk";
import { Type } from "typebox";
import { pageCall, type Question, readingCall } from "../protocol/gateway-call.ts";
import { Address, maybe, type PagedRequest, pageOf, someOf } from "../protocol/request-shapes.ts";
import { entityAt } from "./entity.ts";

const settingsFields = { account_address: Address };

/** A page of the deposit rules of an account (`LED-058`): accounts of the dev ledger accept everything. */
export const resourcePreferencesPage = pageCall(
  "/state/account/page/resource-preferences",
  settingsFields,
  (question): StateAccountResourcePreferencesPageResponse => emptyPage(question),
);

/**
 * A page of the authorized depositors of an account (`LED-055`): everybody may deposit, so the list is empty.
 */
export const authorizedDepositorsPage = pageCall(
  "/state/account/page/authorized-depositors",
  settingsFields,
  (question): StateAccountAuthorizedDepositorsPageResponse => emptyPage(question),
);

function emptyPage({ request, ledger, view, ledgerState }: Question<PagedRequest<typeof settingsFields>>) {
  const { address } = entityAt(view, ledger, request.account_address, ["account"]);
  return { ledger_state: ledgerState, account_address: address, ...pageOf([], request) };
}

/** Maximum number of resources in one call. */
const MOST_RESOURCES = 20;

const Badge = Type.Union([
  Type.Object({ badge_type: Type.Literal("ResourceBadge"), resource_address: Address }),
  Type.Object({
    badge_type: Type.Literal("NonFungibleBadge"),
    resource_address: Address,
    non_fungible_id: Type.String({ minLength: 1 }),
  }),
]);

/** Whether an account would accept some tokens (`LED-080`): accounts of the dev ledger accept everything. */
export const depositPreValidation = readingCall(
  "/transaction/account-deposit-pre-validation",
  Type.Object({
    account_address: Address,
    resource_addresses: someOf(Address, MOST_RESOURCES),
    badge: maybe(Badge),
  }),
  ({ request, ledger, view, ledgerState }): AccountDepositPreValidationResponse => {
    const { address } = entityAt(view, ledger, request.account_address, ["account"]);
    const resources = request.resource_addresses.map(
      (resource) => entityAt(view, ledger, resource, ["resource"]).address,
    );
    const held = new Set(view.vaults(address).map(({ resource }) => resource));
    return {
      ledger_state: ledgerState,
      allows_try_deposit_batch: true,
      resource_specific_behaviour: resources.map((resource) => ({
        resource_address: resource,
        allows_try_deposit: true,
      })),
      deciding_factors: {
        ...(request.badge && { is_badge_authorized_depositor: false }),
        default_deposit_rule: "Accept",
        resource_specific_details: resources.map((resource) => ({
          resource_address: resource,
          vault_exists: held.has(resource),
          is_xrd: resource === ledger.network.tokens.XRD,
        })),
      },
    };
  },
);
