import type { LedgerState } from "@radixdlt/babylon-gateway-api-sdk";
import type { Static, TSchema, Type } from "typebox";
import { Check, Errors } from "typebox/schema";
import type { DevLedger } from "../../dev-ledger.ts";
import type { LedgerView } from "../../state/ledger-view.ts";
import { type GatewayError, impossibleRequest, invalidRequest } from "./gateway-error.ts";
import { ledgerStateOf, momentAt } from "./ledger-state.ts";
import { type LedgerStateSelector, type PagedRequest, paged } from "./request-shapes.ts";

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

/** A call that reads one page of a list; `fields` are those of the request besides the page. */
export function pageCall<Fields extends Type.TProperties, Answer extends object>(
  path: string,
  fields: Fields,
  answer: (question: Question<PagedRequest<Fields>>) => Answer,
): GatewayCall {
  const shape: TSchema = paged(fields);
  return readingCall(path, shape, (question) => answer(question as Question<PagedRequest<Fields>>));
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

/** The errors of a request, field by field; null if there are none. */
function refusalOf(shape: TSchema, request: unknown): GatewayError | null {
  if (Check(shape, request)) return null;
  const errors = new Map<string, string[]>();
  for (const { instancePath, message } of Errors(shape, request)[1]) {
    const path = pathOf(instancePath);
    const error = path === "" ? message : `'${path}' ${message}`;
    errors.set(path, [...(errors.get(path) ?? []), error]);
  }
  return invalidRequest(errors);
}

/** Turns `/addresses/0` into the gateway's spelling `addresses[0]`. */
function pathOf(pointer: string): string {
  return pointer
    .slice(1)
    .replaceAll(/(?:^|\/)(\d+)(?=\/|$)/g, "[$1]")
    .replaceAll("/", ".");
}

/** The fields in which requests name their subject. */
interface Subject {
  address?: string;
  addresses?: readonly string[];
  account_address?: string;
  resource_address?: string;
  non_fungible_ids?: readonly string[];
}

/**
 * The dev ledger stores only the present. It answers questions about a past state if nothing in question has
 * changed since; otherwise it refuses like a gateway that does not have that state.
 */
function refuseWhatChangedSince(view: LedgerView, request: unknown, stateVersion: number): void {
  const changed = changesOf(view, request as Subject).find((version) => version > stateVersion);
  if (changed !== undefined) {
    throw impossibleRequest(
      `The dev ledger keeps no past states, and what was asked for changed at state version ${changed}`,
    );
  }
}

/** The state versions at which the subject was last changed, part by part. */
function changesOf(view: LedgerView, subject: Subject): number[] {
  const { address, addresses = [], account_address, resource_address, non_fungible_ids } = subject;
  const named = [address, account_address, ...addresses].filter((one) => one !== undefined);
  const entities = named.flatMap((entity) => [
    ...[view.vault(entity), view.resource(entity)].flatMap((one) => (one ? [one.stateVersion] : [])),
    ...[...view.vaults(entity), ...view.metadata(entity)].map((part) => part.stateVersion),
  ]);
  if (resource_address === undefined || named.length > 0) return entities;
  if (non_fungible_ids)
    return view.nonFungibles(resource_address, non_fungible_ids).map((token) => token.stateVersion);
  return [view.resource(resource_address)?.stateVersion ?? 0];
}
