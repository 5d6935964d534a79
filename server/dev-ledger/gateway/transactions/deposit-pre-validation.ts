import type { AccountDepositPreValidationResponse } from "@radixdlt/babylon-gateway-api-sdk";
import { Type } from "typebox";
import { entityAt } from "../entities/entity.ts";
import { readingCall } from "../gateway-call.ts";
import { Address, maybe, someOf } from "../request-shapes.ts";

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
