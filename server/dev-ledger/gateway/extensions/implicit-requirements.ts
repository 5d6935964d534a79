import type { ImplicitRequirementsLookupResponse } from "@radixdlt/babylon-gateway-api-sdk";
import { Type } from "typebox";
import { actingCall } from "../gateway-call.ts";
import { invalidRequest } from "../gateway-error.ts";
import { Address, someOf } from "../request-shapes.ts";
import { wellKnownAddresses } from "../status/well-known-addresses.ts";

/** Maximum number of requirements in one call. */
const MOST_REQUIREMENTS = 100;

const Badge = Type.Object({ resource_address: Address, non_fungible_id: Type.String({ minLength: 1 }) });

/**
 * What some virtual badges stand for, such as a signature's (`LED-052`), each badge once: always unknown
 * here. Refuses other badges.
 */
export const implicitRequirementsLookup = actingCall(
  "/extensions/implicit-requirements/lookup",
  Type.Object({ requirements: someOf(Badge, MOST_REQUIREMENTS) }),
  async ({ network }, { requirements }): Promise<ImplicitRequirementsLookupResponse> => {
    const allowed = await badgesNobodyHolds(network.id);
    const wrong = requirements.findIndex(({ resource_address }) => !allowed.includes(resource_address));
    if (wrong >= 0) {
      const error = `Only implicit requirement resource addresses are allowed: ${allowed.join(", ")}`;
      throw invalidRequest(new Map([[`requirements[${wrong}].resource_address`, [error]]]));
    }
    const each = new Map(requirements.map((one) => [`${one.resource_address}:${one.non_fungible_id}`, one]));
    return { resolved_requirements: Array.from(each.values(), (requirement) => ({ requirement })) };
  },
);

async function badgesNobodyHolds(networkId: number): Promise<string[]> {
  const known = await wellKnownAddresses(networkId);
  return [
    known.ed25519_signature_virtual_badge,
    known.secp256k1_signature_virtual_badge,
    known.global_caller_virtual_badge,
    known.package_of_direct_caller_virtual_badge,
    known.system_transaction_badge,
  ];
}
