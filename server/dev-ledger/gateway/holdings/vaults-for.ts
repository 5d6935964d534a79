import type { ResourceKind, Vault } from "../../state/model.ts";
import { entityAt, HOLDERS } from "../entities/entity.ts";
import { resourceAt } from "../entities/resource.ts";
import type { Question } from "../gateway-call.ts";

/** An entity's vaults of one resource, which must be of this kind. */
export function vaultsFor(
  { view, ledger, request }: Question<{ address: string; resource_address: string }>,
  kind: ResourceKind,
): Vault[] {
  entityAt(view, ledger, request.address, HOLDERS);
  resourceAt(view, ledger, request.resource_address, kind);
  return view.vaults(request.address).filter(({ resource }) => resource === request.resource_address);
}
