import { createHmac, hash } from "node:crypto";
import { errors, type JWTVerifyGetKey } from "jose";
import { Type } from "typebox";
import { Check } from "typebox/schema";
import type { RuleSet } from "../../rules/index.ts";
import type { OidcConfiguration } from "../configuration/configuration.ts";
import type { Clock } from "../process/clock.ts";
import { type OidcVisitor, verifyIdToken } from "./id-token.ts";
import {
  CachedDocument,
  CodeRefused,
  type FetchLimits,
  fetchJson,
  type JsonAnswer,
  loginUnavailable,
  type ProviderEndpoints,
  type ProviderKeys,
  readEndpoints,
  readKeys,
} from "./provider-documents.ts";
import type { StateSeal } from "./redirect-login.ts";

/** `profile` gives the Telegram user id and the name. */
const SCOPE = "openid profile";
const ENDPOINTS_MAX_AGE_MS = 3_600_000;
const KEYS_MAX_AGE_MS = 600_000;
/** A token with an unknown key makes the keys be read again, at most once in this time. */
const KEYS_SPACING_MS = 60_000;

const Tokens = Type.Object({ id_token: Type.String() });
const TokenError = Type.Object({ error: Type.String({ pattern: "^[a-z_]{1,40}$" }) });

export interface OidcClientDeps {
  configuration: OidcConfiguration;
  clock: Clock;
  limits: RuleSet["auth"]["telegram"];
  /** Time limit of each call of the provider. */
  timeoutMs?: number | undefined;
}

/** Logs players in through an OpenID Connect provider: authorization code with PKCE. */
export class OidcClient {
  private readonly deps: OidcClientDeps;
  private readonly fetchLimits: FetchLimits;
  private readonly endpoints: CachedDocument<ProviderEndpoints>;
  private readonly keys: CachedDocument<ProviderKeys>;

  constructor(deps: OidcClientDeps) {
    const { configuration, clock, timeoutMs = 5_000 } = deps;
    this.deps = deps;
    this.fetchLimits = { timeoutMs };
    this.endpoints = new CachedDocument(
      () => readEndpoints(configuration.issuer, this.fetchLimits),
      clock,
      ENDPOINTS_MAX_AGE_MS,
    );
    this.keys = new CachedDocument(
      async () => readKeys((await this.endpoints.get()).keys, this.fetchLimits),
      clock,
      KEYS_MAX_AGE_MS,
    );
  }

  /** The address of the provider's page on which the player confirms the login. */
  async authorizationAddress(attempt: LoginAttempt): Promise<string> {
    const address = new URL((await this.endpoints.get()).authorization);
    const parameters = {
      response_type: "code",
      client_id: this.deps.configuration.clientId,
      redirect_uri: attempt.redirectUri,
      scope: SCOPE,
      state: attempt.state,
      nonce: attempt.nonce,
      code_challenge: challengeOf(attempt),
      code_challenge_method: "S256",
    };
    for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value);
    return address.href;
  }

  /** Exchanges the code that the browser brought back for the player it stands for. */
  async visitorOf(code: string, attempt: LoginAttempt): Promise<OidcVisitor> {
    const { configuration, clock, limits } = this.deps;
    const token = idTokenIn(await this.exchange(code, attempt));
    const keyOf: JWTVerifyGetKey = (header, jws) => this.keyOf(header, jws);
    return verifyIdToken(token, keyOf, { configuration, nonce: attempt.nonce, now: clock.now(), limits });
  }

  private async exchange(code: string, attempt: LoginAttempt): Promise<JsonAnswer> {
    const { clientId, clientSecret } = this.deps.configuration;
    const body = new URLSearchParams({
      grant_type: "authorization_code",
      code,
      redirect_uri: attempt.redirectUri,
      client_id: clientId,
      code_verifier: attempt.verifier,
    });
    const credentials = [clientId, clientSecret].map(encodeURIComponent).join(":");
    const headers = {
      accept: "application/json",
      authorization: `Basic ${Buffer.from(credentials).toString("base64")}`,
    };
    const { token } = await this.endpoints.get();
    return fetchJson(
      "the provider's token endpoint",
      token,
      { method: "POST", headers, body },
      this.fetchLimits,
    );
  }

  /** The key that signed a token; the provider may have changed its keys since they were read. */
  private async keyOf(...signed: Parameters<JWTVerifyGetKey>): ReturnType<ProviderKeys> {
    const known = await this.keys.get();
    try {
      return await known(...signed);
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey)) throw error;
      const newer = await this.keys.getNewer(KEYS_SPACING_MS);
      return newer(...signed);
    }
  }
}

function idTokenIn({ status, body }: JsonAnswer): string {
  if (status === 200 && Check(Tokens, body)) return body.id_token;
  const error = Check(TokenError, body) ? body.error : "no error code";
  if (error === "invalid_grant") throw new CodeRefused();
  throw loginUnavailable(`the provider's token endpoint answered ${status}: ${error}`);
}

/** What one login through the provider is recognised by. */
export interface LoginAttempt {
  state: string;
  /** Must come back in the token. */
  nonce: string;
  /** The secret of PKCE: only who knows it can use the code. */
  verifier: string;
  /** Where the provider sends the browser back to. */
  redirectUri: string;
}

/**
 * The login that a state stands for. Nonce and verifier follow from the state, the browser and the secret that all
 * processes share, so that nothing is stored and any process can finish the login.
 */
export function attemptOf(state: string, seal: StateSeal, redirectUri: string): LoginAttempt {
  const derived = (purpose: string) =>
    createHmac("sha256", seal.secret)
      .update(`login ${purpose}\0`)
      .update(`${state}\0${seal.browser}`)
      .digest("base64url");
  return { state, nonce: derived("nonce"), verifier: derived("verifier"), redirectUri };
}

/** What is sent in place of the verifier when the login begins (PKCE, S256). */
export function challengeOf({ verifier }: LoginAttempt): string {
  return hash("sha256", verifier, "base64url");
}
