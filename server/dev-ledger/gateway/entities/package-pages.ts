import type {
  StatePackageBlueprintPageResponse,
  StatePackageCodePageResponse,
} from "@radixdlt/babylon-gateway-api-sdk";
import { Type } from "typebox";
import { readingCall } from "../gateway-call.ts";
import { HEAVY_PAGE_SIZE, pageOf } from "../page.ts";
import { Address, paged, pageFields } from "../request-shapes.ts";
import { entityAt } from "./entity.ts";
import { blueprintItem, codeItem } from "./packages.ts";

const Request = paged(Type.Object({ ...pageFields, package_address: Address }));

/** A page of a package's blueprints (`LED-071`). */
export const blueprintsPage = readingCall(
  "/state/package/page/blueprints",
  Request,
  ({ request, ledger, view, ledgerState }): StatePackageBlueprintPageResponse => {
    const { address, blueprints } = entityAt(view, ledger, request.package_address, ["package"]);
    return {
      ledger_state: ledgerState,
      package_address: address,
      ...pageOf(blueprints.map(blueprintItem), request, HEAVY_PAGE_SIZE),
    };
  },
);

/** A page of a package's code (`LED-072`). */
export const codesPage = readingCall(
  "/state/package/page/codes",
  Request,
  ({ request, ledger, view, ledgerState }): StatePackageCodePageResponse => {
    const { address, blueprints } = entityAt(view, ledger, request.package_address, ["package"]);
    return {
      ledger_state: ledgerState,
      package_address: address,
      ...pageOf([codeItem(blueprints)], request, HEAVY_PAGE_SIZE),
    };
  },
);
