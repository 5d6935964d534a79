import { noProgress, STAT_NAMES } from "../../../../rules/index.ts";
import type { LedgerNetwork } from "../../../ledger/network/ledger-network.ts";

/** The fields that change when a creature grows; other tokens never change. */
const OF_CREATURES = [
  "key_image_url",
  "form",
  ...STAT_NAMES,
  ...Object.keys(noProgress()),
  "final_form_upgrades",
];

/** The data fields of a resource's tokens that its component may change. */
export function mutableFieldsOf({ collections }: LedgerNetwork, resource: string): string[] {
  return resource === collections.creatures ? OF_CREATURES : [];
}
