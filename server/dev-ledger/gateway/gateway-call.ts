import type { LedgerState } from "@radixdlt/babylon-gateway-api-sdk";
import type { Static, TSchema } from "typebox";
import type { DevLedger } from "../dev-ledger.ts";
import type { LedgerView } from "../state/ledger-view.ts";
import { ledgerStateOf, momentAt } from "./ledger-state.ts";
import { refuseWhatChangedSince } from "./past-state.ts";
import { refusalOf } from "./request-refusals.ts";
import type { LedgerStateSelector } from "./request-shapes.ts";

/** One operation of the gateway: where it is called, and its answer to a body that came as it liked. */
export interface GatewayCall {
  readonly path: string;
  answer(ledger: DevLedger, body: unknown): Promise<object>;
}

/** What an answer is made from. */
export interface Question<Request> {
  request: Request;
  ledger: DevLedger;
  view: LedgerView;
  /** The present, or the past state that was asked for where nothing of it has changed since. */
  ledgerState: LedgerState;
}

/**
 * A call that needs one look at the ledger. Its body must have `shape`, the state it asks for must have been
 * reached, and what it asks about must not have changed since, or it is refused with 400.
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

/** A call that does more than look. */
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
