import { hash } from "node:crypto";
import type {
  PackageBlueprintCollectionItem,
  PackageCodeCollectionItem,
  StatePackageBlueprintPageResponse,
  StatePackageCodePageResponse,
} from "@radixdlt/babylon-gateway-api-sdk";
import { pageCall } from "../protocol/gateway-call.ts";
import { Address, HEAVY_PAGE_SIZE, pageOf } from "../protocol/request-shapes.ts";
import { entityAt, GAME_PACKAGE, NATIVE_BLUEPRINTS } from "./entity.ts";

/** A page of a package's blueprints (`LED-071`). */
export const blueprintsPage = pageCall(
  "/state/package/page/blueprints",
  { package_address: Address },
  ({ request, ledger, view, ledgerState }): StatePackageBlueprintPageResponse => {
    const { address, blueprints } = entityAt(view, ledger, request.package_address, ["package"]);
    const page = pageOf(blueprints.map(blueprintItem), request, HEAVY_PAGE_SIZE);
    return { ledger_state: ledgerState, package_address: address, ...page };
  },
);

/** A page of a package's code (`LED-072`). */
export const codesPage = pageCall(
  "/state/package/page/codes",
  { package_address: Address },
  ({ request, ledger, view, ledgerState }): StatePackageCodePageResponse => {
    const { address, blueprints } = entityAt(view, ledger, request.package_address, ["package"]);
    const page = pageOf([codeItem(blueprints)], request, HEAVY_PAGE_SIZE);
    return { ledger_state: ledgerState, package_address: address, ...page };
  },
);

export const BLUEPRINT_VERSION = "1.0.0";

/** The package that contains a blueprint. */
export function packageOfBlueprint(blueprint: string): string {
  const native = Object.entries(NATIVE_BLUEPRINTS).find(([, blueprints]) => blueprints.includes(blueprint));
  return native?.[0] ?? GAME_PACKAGE;
}

/** The dev ledger implements blueprints itself: only the name of their definition is known. */
export function blueprintItem(name: string): PackageBlueprintCollectionItem {
  return { name, version: BLUEPRINT_VERSION, definition: {} };
}

/** A native package's code is only a name for code in the node; here it lists the package's blueprints. */
export function codeItem(blueprints: readonly string[]): PackageCodeCollectionItem {
  const code = Buffer.from(blueprints.join(" "));
  return {
    vm_type: "Native",
    code_hash_hex: hash("sha256", code),
    code_hex: code.toString("hex"),
  };
}
