import { performance } from "node:perf_hooks";
import type { RuleSet } from "../../../rules/index.ts";
import type { Clock } from "../../process/clock.ts";
import type { Endpoint, Endpoints } from "./endpoints.ts";
import { ledgerBusy } from "./gateway.ts";

/** The state of the calls to the gateway at this moment. */
interface GatewayLoad {
  /** Milliseconds for which no gateway may be called, because all of them failed; 0 for none. */
  restMs: number;
  /** Calls that are left in the budget of this process. */
  callsLeft: number;
}

/** Measures the calls to the gateway. */
export interface GatewayMeter {
  /** A call has ended: with data, with a refusal for now (429, 5xx, no JSON, a node that lags), or without an answer. */
  called(outcome: "answered" | "refused" | "failed", ms: number): void;
  watch(load: () => GatewayLoad): void;
}

export const NO_GATEWAY_METER: GatewayMeter = { called: () => {}, watch: () => {} };

/** Waits for some milliseconds; rejects with the signal's reason when the signal ends it. */
export type Pause = (ms: number, signal: AbortSignal) => Promise<unknown>;

interface FailoverOptions {
  endpoints: Endpoints;
  rules: Pick<RuleSet, "gateway">;
  clock: Clock;
  pause: Pause;
  /** Sent with every call; removed from whatever is logged. */
  key: GatewayKey | null;
  meter: GatewayMeter;
}

/** The header with a gateway's API key. */
export interface GatewayKey {
  header: string;
  value: string;
}

/** Sends one request of the gateway client; `onCall` is called for each HTTP call it takes. */
export type Send = (path: string, options: RequestInit, onCall: () => void) => Promise<Response>;

/** The only call that changes the ledger: it is never repeated. */
const SUBMIT = "/transaction/submit";
const TOO_MANY_REQUESTS = 429;
const FIRST_SERVER_ERROR = 500;

/** The result of one call; a bad answer is kept in case no better one comes. */
type Outcome = { answer: Response; good: boolean } | { answer: null; error: unknown };

/**
 * A fetch with failover that never hangs: one timeout covers all attempts and pauses (`CON-91`). If an address does
 * not answer in time, answers 429 or 5xx, sends something else than JSON, or is behind another one, the next address
 * is called at once; after the last one there is a growing pause. `Retry-After` is respected: a short one is waited
 * for; a long one ends this call, and all calls until it is over, with 503 (`ledger_busy`).
 */
export function fetchWithFailover(shared: FailoverOptions): Send {
  const { endpoints, rules, pause } = shared;
  const { timeoutMs, attempts, firstPauseMs, longestPauseMs } = rules.gateway;
  return async (path, options, onCall) => {
    const signal = AbortSignal.timeout(timeoutMs);
    const request = { path, options, signal, onCall };
    const late = new Set<Endpoint>();
    let outcome: Outcome | null = null;
    for (let round = 1; ; round += 1) {
      const restAllowedMs = round === 1 ? 0 : longestPauseMs;
      for (const endpoint of endpoints.inOrder()) {
        if (late.has(endpoint) || endpoint.restMs() > restAllowedMs) continue;
        outcome = await measuredCall(shared, endpoint, request);
        if (isFinal(outcome) || signal.aborted || path.endsWith(SUBMIT)) return resultOf(outcome);
        if (isTimeout(outcome)) late.add(endpoint);
      }
      const restMs = endpoints.restMs();
      if (restMs > longestPauseMs) throw ledgerBusy(`no gateway may be asked${because(outcome)}`, restMs);
      if (outcome && round >= attempts) return resultOf(outcome);
      await pause(Math.max(firstPauseMs * 2 ** (round - 1), restMs), signal);
    }
  };
}

interface Request {
  path: string;
  options: RequestInit;
  signal: AbortSignal;
  onCall: () => void;
}

async function measuredCall(shared: FailoverOptions, endpoint: Endpoint, request: Request): Promise<Outcome> {
  const askedAt = performance.now();
  const outcome = await call(shared, endpoint, request);
  const bad = outcome.answer === null ? "failed" : "refused";
  shared.meter.called(isFinal(outcome) ? "answered" : bad, performance.now() - askedAt);
  return outcome;
}

/** Calls one address once. If there is another address, the timeout leaves enough time to call that one. */
async function call(
  { endpoints, rules, clock, key }: FailoverOptions,
  endpoint: Endpoint,
  { path, options, signal, onCall }: Request,
): Promise<Outcome> {
  const alone = endpoints.count === 1;
  endpoint.asked();
  onCall();
  try {
    const response = await fetch(`${endpoint.url}${path}`, {
      ...options,
      headers: {
        ...(options.headers as Record<string, string>),
        ...(key === null ? {} : { [key.header]: key.value }),
      },
      // A redirect could take the API key to another host.
      redirect: "error",
      signal: alone ? signal : AbortSignal.any([signal, AbortSignal.timeout(rules.gateway.failoverMs)]),
    });
    const received = await response.text();
    const text = key === null || response.ok ? received : received.replaceAll(key.value, "(key)");
    const answer = new Response(text === "" ? null : text, {
      status: response.status,
      headers: response.headers,
    });
    if (isRefusedForNow(response) || (!alone && isNotJson(response))) {
      endpoint.failed(retryAfterMs(response.headers.get("retry-after"), clock.now()));
      return { answer, good: false };
    }
    const stateVersion = response.ok && !asksForThePast(options.body) ? stateVersionIn(text) : null;
    if (endpoints.isBehind(endpoint, stateVersion)) {
      endpoint.answered();
      return { answer: null, error: new Error(`it is behind another one, at ${stateVersion}`) };
    }
    endpoints.answered(endpoint, stateVersion);
    return { answer, good: true };
  } catch (error) {
    endpoint.failed(0);
    return { answer: null, error };
  }
}

function isRefusedForNow({ status }: Response): boolean {
  return status === TOO_MANY_REQUESTS || status >= FIRST_SERVER_ERROR;
}

/** Whether the answer is something else than JSON, such as a proxy's error page. */
function isNotJson({ ok, headers }: Response): boolean {
  return ok && !headers.get("content-type")?.includes("json");
}

/** Whether the request asks for a past state: its answer says nothing about how far the gateway is. */
function asksForThePast(body: RequestInit["body"]): boolean {
  return typeof body === "string" && /"(at|from)_ledger_state"/.test(body);
}

/**
 * The state version in an answer, read from its text: the client parses the answer later, each call in its own shape.
 */
function stateVersionIn(text: string): number | null {
  const found = /"ledger_state"\s*:\s*\{[^{}]*?"state_version"\s*:\s*(\d+)/.exec(text)?.[1];
  return found === undefined ? null : Number(found);
}

function isFinal(outcome: Outcome): boolean {
  return outcome.answer !== null && outcome.good;
}

function isTimeout(outcome: Outcome): boolean {
  return outcome.answer === null && outcome.error instanceof Error && outcome.error.name === "TimeoutError";
}

function resultOf(outcome: Outcome): Response {
  if (outcome.answer === null) throw outcome.error;
  return outcome.answer;
}

function because(outcome: Outcome | null): string {
  if (outcome === null) return "";
  return outcome.answer ? `: the last one answered ${outcome.answer.status}` : "";
}

/** The milliseconds of a `Retry-After` header, given as seconds or a date; 0 without a valid one. */
export function retryAfterMs(header: string | null, now: number): number {
  if (header === null) return 0;
  if (/^\d{1,9}$/.test(header)) return Number(header) * 1000;
  const date = Date.parse(header);
  return Number.isNaN(date) ? 0 : Math.max(0, date - now);
}
