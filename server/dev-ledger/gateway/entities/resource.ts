import type { DevLedger } from "../../dev-ledger.ts";
import type { LedgerView } from "../../state/ledger-view.ts";
import type { Resource, ResourceKind } from "../../state/model.ts";
import { invalidEntity } from "../gateway-error.ts";
import { entityAt } from "./entity.ts";

/** The resource with this address, of the kind that the call needs; refuses anything else. */
export function resourceAt(
  view: LedgerView,
  ledger: DevLedger,
  address: string,
  kind: ResourceKind,
): Resource {
  const { resource } = entityAt(view, ledger, address, ["resource"]);
  if (resource.kind !== kind) throw invalidEntity(address);
  return resource;
}
