import type { GatewayStatusResponse } from "@radixdlt/babylon-gateway-api-sdk";
import { readingCall } from "../gateway-call.ts";
import { Nothing } from "../request-shapes.ts";

/** The version of the gateway whose answers are imitated. */
const VERSION = "1.10.1";

/** The ledger's present state and the gateway's version (`LED-077`). */
export const gatewayStatus = readingCall(
  "/status/gateway-status",
  Nothing,
  ({ ledgerState }): GatewayStatusResponse => ({
    ledger_state: ledgerState,
    release_info: {
      release_version: `${VERSION}-dev-ledger`,
      open_api_schema_version: `v${VERSION}`,
      image_tag: "dev-ledger",
    },
  }),
);
