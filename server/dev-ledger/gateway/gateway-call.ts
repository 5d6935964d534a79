import type { LedgerState } from "@radixdlt/babylon-gateway-api-sdk";
import type { Static, TSchema } from "typebox";
import type { DevLedger } from "../dev-ledger.ts";
import type { LedgerView } from "../state/ledger-view.ts";
import { ledgerStateOf, momentAt } from "./ledger-state.ts";
import { refuseWhatChangedSince } from "./past-state.ts";
import { refusalOf } from "./request-refusals.ts";
import type { LedgerStateSelector } from "./request-shapes.ts";

/** One operation of the gateway: its path, and its answer to an unchecked body. */
export interface GatewayCall {
  readonly path: string;
  answer(ledger: DevLedger, body: unknown): Promise<object>;
}

/** What a call needs for its answer. */
export interface Question<Request> {
  request: Request;
  ledger: DevLedger;
  view: LedgerView;
  /** The present state, or the requested past state if nothing in question has changed since. */
  ledgerState: LedgerState;
}

/**
 * A call that reads the ledger once. Answers 400 if the body does not have `shape`, if the requested state
 * was never reached, or if what it asks about has changed since.
 */
export function readingCall<Shape extends TSchema, Answer extends object>(
  path: string,
  shape: Shape,
  answer: (question: Question<Static<Shape>>) => Answer,
): GatewayCall {
  return actingCall(path, shape, (ledger, request) =>
    ledger.read((view) => {
      const selector = (request as { at_ledger_state?: LedgerStateSelector | null } | null)?.at_ledger_state;
      const moment = selector ? momentAt(view, selector) : view.state();
      if (selector) refuseWhatChangedSince(view, request, moment.stateVersion);
      return answer({ request, ledger, view, ledgerState: ledgerStateOf(moment) });
    }),
  );
}

/** A call that does more than read. */
export function actingCall<Shape extends TSchema, Answer extends object>(
  path: string,
  shape: Shape,
  answer: (ledger: DevLedger, request: Static<Shape>) => Promise<Answer>,
): GatewayCall {
  return {
    path,
    async answer(ledger, body) {
      const refusal = refusalOf(shape, body);
      if (refusal) throw refusal;
      return answer(ledger, body as Static<Shape>);
    },
  };
}
