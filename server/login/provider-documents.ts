import { createLocalJWKSet, type JSONWebKeySet } from "jose";
import { Type } from "typebox";
import { Check } from "typebox/schema";
import { type FetchLimits, fetchJson } from "./fetch-json.ts";
import { loginUnavailable } from "./oidc-failure.ts";

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
