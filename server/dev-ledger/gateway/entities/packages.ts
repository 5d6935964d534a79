import { hash } from "node:crypto";
import type {
  PackageBlueprintCollectionItem,
  PackageCodeCollectionItem,
} from "@radixdlt/babylon-gateway-api-sdk";
import type { DevLedger } from "../../dev-ledger.ts";
import type { LedgerView } from "../../state/ledger-view.ts";
import { GAME_PACKAGE } from "./game-package.ts";
import { ACCOUNT_PACKAGE, FAUCET_PACKAGE, IDENTITY_PACKAGE, RESOURCE_PACKAGE } from "./native-packages.ts";

/** Blueprints of the ledger's own packages. */
const NATIVE_BLUEPRINTS: Record<string, readonly string[]> = {
  [ACCOUNT_PACKAGE]: ["Account"],
  [IDENTITY_PACKAGE]: ["Identity"],
  [RESOURCE_PACKAGE]: [
    "FungibleResourceManager",
    "NonFungibleResourceManager",
    "FungibleVault",
    "NonFungibleVault",
  ],
  [FAUCET_PACKAGE]: ["Faucet"],
};

export const BLUEPRINT_VERSION = "1.0.0";

/** Names of a package's blueprints; null if there is no such package. */
export function blueprintsOf(view: LedgerView, { network }: DevLedger, address: string): string[] | null {
  const native = NATIVE_BLUEPRINTS[address];
  if (native) return [...native];
  if (address !== GAME_PACKAGE) return null;
  return Object.values(network.components).flatMap((component) => {
    const blueprint = component && view.component(component)?.blueprint;
    return blueprint ? [blueprint] : [];
  });
}

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
