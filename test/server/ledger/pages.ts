import type { RecordedCall, RecordingGateway } from "./recording-gateway.ts";
import { LEDGER_STATE } from "./test-ledger.ts";

/** One page of a list, as a gateway answers it. */
export function page(items: object[] | string[], next_cursor?: string) {
  return { ledger_state: LEDGER_STATE, items, next_cursor };
}

export function bodies(calls: RecordedCall[]): unknown[] {
  return calls.map(({ body }) => body);
}

/** The cursors of the calls of a path, one after the other; undefined for a first page. */
export function cursors(gateway: RecordingGateway, path: string): (string | undefined)[] {
  return gateway.callsOf(path).map(({ body }) => (body as { cursor?: string }).cursor);
}
