import type { ComponentEntityRoleAssignments } from "@radixdlt/babylon-gateway-api-sdk";
import { withBytes } from "../sbor/scrypto-sbor.ts";
import type { Preallocated } from "./preallocated.ts";

/** The virtual badges that a signature gives. */
const SIGNATURE_BADGES = {
  Ed25519: "resource_sim1nfxxxxxxxxxxed25sgxxxxxxxxx002236757237xxxxxxxxx8x44q5",
  Secp256k1: "resource_sim1nfxxxxxxxxxxsecpsgxxxxxxxxx004638826440xxxxxxxxxwj8qq5",
} as const;

/** Roles that nobody has: nobody may change the game's resources, components and packages. */
export const lockedRoles: ComponentEntityRoleAssignments = {
  owner: { rule: { type: "DenyAll" }, updater: "None" },
  entries: [],
};

/** Roles of an account or identity: the owner of the key it was derived from has all of them. */
export function keyHolderRoles({ curve, keyHash }: Preallocated): ComponentEntityRoleAssignments {
  const id = `[${keyHash}]`;
  const rule = {
    type: "Protected",
    access_rule: {
      type: "ProofRule",
      proof_rule: {
        type: "Require",
        requirement: {
          type: "NonFungible",
          non_fungible: {
            resource_address: SIGNATURE_BADGES[curve],
            local_id: {
              simple_rep: id,
              id_type: "Bytes",
              sbor_hex: withBytes({ kind: "NonFungibleLocalId", value: id }).raw_hex,
            },
          },
        },
      },
    },
  };
  return {
    owner: { rule, updater: "Object" },
    entries: [
      {
        role_key: { name: "securify", module: "Main" },
        assignment: { resolution: "Explicit", explicit_rule: rule },
        updater_roles: [{ name: "_self_", module: "Main" }],
      },
    ],
  };
}
