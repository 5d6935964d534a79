import type { LedgerState } from "@radixdlt/babylon-gateway-api-sdk";
import type { Static, TSchema } from "typebox";
import type { DevLedger } from "../dev-ledger.ts";
import type { LedgerView } from "../state/ledger-view.ts";
import { ledgerStateOf, momentAt } from "./ledger-state.ts";
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
  /** The present: the dev ledger keeps no past holdings, and says so by naming the state it answers from. */
  ledgerState: LedgerState;
}

/**
 * A call that needs one look at the ledger. Its body must have `shape`, and the state it asks for must have been
 * reached, or it is refused with 400.
 */
export function readingCall<Shape extends TSchema, Answer extends object>(
  path: string,
  shape: Shape,
  answer: (question: Question<Static<Shape>>) => Answer,
): GatewayCall {
  return actingCall(path, shape, (ledger, request) =>
    ledger.read((view) => {
      const selector = (request as { at_ledger_state?: LedgerStateSelector | null } | null)?.at_ledger_state;
      if (selector) momentAt(view, selector);
      return answer({ request, ledger, view, ledgerState: ledgerStateOf(view.state()) });
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
