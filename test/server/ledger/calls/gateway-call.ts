import type { GatewayCalls } from "../../../../server/ledger/gateway/gateway-access.ts";
import { LEDGER_STATE } from "../test-ledger.ts";

/** One of the gateway's calls: how it is made, what must arrive, what is answered. */
export interface GatewayCall {
  /** Specification ids the call proves. */
  ids: string;
  path: string;
  ask: (calls: GatewayCalls) => Promise<unknown>;
  /** The request's body as it must arrive; none where the call has none. */
  body?: object;
  /** A whole answer: every field of it must come through. */
  answer: object;
}

/** The fields every page of a list has (`LED-091`). */
export const PAGE = { total_count: 1, next_cursor: "next" };
/** What a request for a later page adds. */
export const PAGING = { cursor: "c", limit_per_page: 5 };
export const AT = { at_ledger_state: { state_version: 5 } };
export const STATE = { ledger_state: LEDGER_STATE };

export const RESOURCE = "resource_sim1one";
export const OWNER = "account_sim1one";
export const VERSION = { last_updated_at_state_version: 9 };

/** A value as the ledger encodes it. */
export const ENCODED = {
  raw_hex: "5c0c0161",
  programmatic_json: { kind: "String", value: "a" },
};
