import { createLocalJWKSet, type JSONWebKeySet } from "jose";
import { Type } from "typebox";
import { Check } from "typebox/schema";
import { failure } from "../errors/failure.ts";
import { HttpError } from "../errors/http-error.ts";
import type { Clock } from "../process/clock.ts";

/** Finds the key for a token among those of the provider. */
export type ProviderKeys = ReturnType<typeof createLocalJWKSet>;

/** The addresses that the provider publishes for its clients. */
export interface ProviderEndpoints {
  authorization: string;
  token: string;
  keys: string;
}

const Discovery = Type.Object({
  issuer: Type.String(),
  authorization_endpoint: Type.String(),
  token_endpoint: Type.String(),
  jwks_uri: Type.String(),
});

const KeySet = Type.Object({ keys: Type.Array(Type.Object({})) });

/** Reads the addresses that the provider publishes in its discovery document. */
export async function readEndpoints(issuer: string, limits: FetchLimits): Promise<ProviderEndpoints> {
  const address = `${issuer.replace(/\/$/, "")}/.well-known/openid-configuration`;
  return endpointsIn(await readDocument("the provider's discovery document", address, limits), issuer);
}

/**
 * The addresses in a discovery document. It must name the very issuer that is configured, and https addresses only;
 * http ones pass where the issuer is one itself, which the configuration allows in development only.
 */
export function endpointsIn(found: unknown, issuer: string): ProviderEndpoints {
  if (!Check(Discovery, found)) throw loginUnavailable("the provider's discovery document is incomplete");
  if (found.issuer !== issuer)
    throw loginUnavailable("the provider's discovery document names another issuer");
  const endpoints = {
    authorization: found.authorization_endpoint,
    token: found.token_endpoint,
    keys: found.jwks_uri,
  };
  for (const [name, url] of Object.entries(endpoints))
    if (!isAllowed(url, issuer))
      throw loginUnavailable(`the provider's address for ${name} is not a safe one`);
  return endpoints;
}

/** Reads the keys with which the provider signs its tokens. */
export async function readKeys(address: string, limits: FetchLimits): Promise<ProviderKeys> {
  const found = await readDocument("the provider's key set", address, limits);
  if (!Check(KeySet, found)) throw loginUnavailable("the provider's key set has no keys");
  return createLocalJWKSet(found as JSONWebKeySet);
}

async function readDocument(called: string, address: string, limits: FetchLimits): Promise<unknown> {
  const { status, body } = await fetchJson(
    called,
    address,
    { headers: { accept: "application/json" } },
    limits,
  );
  if (status !== 200) throw loginUnavailable(`${called} was answered with ${status}`);
  return body;
}

function isAllowed(address: string, issuer: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, username, password, hash } = new URL(address);
  if (username !== "" || password !== "" || hash !== "") return false;
  return protocol === "https:" || (protocol === "http:" && new URL(issuer).protocol === "http:");
}

/** More than any document, key set or token of a provider takes. */
const MOST_BYTES = 64 * 1024;

export interface FetchLimits {
  /** Milliseconds until the whole answer must be there. */
  timeoutMs: number;
}

export interface JsonAnswer {
  status: number;
  body: unknown;
}

/**
 * Sends one request to the provider and reads its answer as JSON. No redirect is followed, as the request may hold
 * secrets. `called` names the address in the log. Throws `login_unavailable` without a readable answer.
 */
export async function fetchJson(
  called: string,
  url: string,
  request: RequestInit,
  { timeoutMs }: FetchLimits,
): Promise<JsonAnswer> {
  const signal = AbortSignal.timeout(timeoutMs);
  let text: string;
  let status: number;
  try {
    const response = await fetch(url, { ...request, redirect: "manual", signal });
    status = response.status;
    text = await boundedText(response, called);
  } catch (error) {
    throw unreadable(called, error);
  }
  return { status, body: parsed(text) };
}

async function boundedText(response: Response, called: string): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    // Leaving the loop ends the response.
    if (size > MOST_BYTES) throw loginUnavailable(`${called} answers more than ${MOST_BYTES} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

/** undefined for anything that is not JSON; the parser's message would quote the answer. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function unreadable(called: string, error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof OidcFailure) return error;
  if (error.name === "TimeoutError") return loginUnavailable(`${called} did not answer in time`);
  const { cause } = error;
  const code = cause instanceof Error && "code" in cause ? String(cause.code) : error.name;
  return loginUnavailable(`${called} cannot be reached: ${code}`);
}

/** After a failure the next reading waits this long, so that a provider that is away is not asked by every player. */
const FAILURE_MS = 5_000;

interface Reading<Value> {
  value: Promise<Value>;
  begunAt: number;
  /** How long after its begin it is used. */
  lifetimeMs: number;
}

/** Something read from the provider and used until it is too old; all who ask at the same time share one reading. */
export class CachedDocument<Value> {
  private readonly read: () => Promise<Value>;
  private readonly clock: Clock;
  private readonly maxAgeMs: number;
  private current: Reading<Value> | null = null;

  constructor(read: () => Promise<Value>, clock: Clock, maxAgeMs: number) {
    this.read = read;
    this.clock = clock;
    this.maxAgeMs = maxAgeMs;
  }

  get(): Promise<Value> {
    const current = this.current;
    return current !== null && this.ageOf(current) < current.lifetimeMs ? current.value : this.begin();
  }

  /** Reads it again, unless that was last done less than `spacingMs` ago. */
  getNewer(spacingMs: number): Promise<Value> {
    const current = this.current;
    return current !== null && this.ageOf(current) < spacingMs ? current.value : this.begin();
  }

  private begin(): Promise<Value> {
    const reading = { value: this.read(), begunAt: this.clock.now(), lifetimeMs: this.maxAgeMs };
    this.current = reading;
    reading.value.catch(() => {
      reading.lifetimeMs = FAILURE_MS;
    });
    return reading.value;
  }

  /** A reading from the future counts as too old: the clock was set back. */
  private ageOf({ begunAt }: Reading<Value>): number {
    const age = this.clock.now() - begunAt;
    return age < 0 ? Number.POSITIVE_INFINITY : age;
  }
}

/** Seconds after which a player may try again while the provider is away. */
const RETRY_SECONDS = 30;

/** A login through the provider that failed. */
export class OidcFailure extends HttpError {
  /** The cause, for the log; the player reads a sentence without details (`ABU-53`). It holds no code, token or id. */
  readonly reason: string;

  constructor(name: "login_refused" | "login_cancelled" | "login_unavailable", reason: string) {
    const { status, code, sentence } = failure(name);
    super(status, code, sentence, name === "login_unavailable" ? { retryAfter: RETRY_SECONDS } : {});
    this.reason = reason;
  }
}

/** The provider does not know the code: it is made up, too old or used up. */
export class CodeRefused extends OidcFailure {
  constructor() {
    super("login_refused", "the provider refused the code");
  }
}

/** The provider cannot be reached, or what it answers is of no use. */
export const loginUnavailable = (reason: string) => new OidcFailure("login_unavailable", reason);

/** The provider's answer does not prove who the player is. */
export const loginRefusedFor = (reason: string) => new OidcFailure("login_refused", reason);
