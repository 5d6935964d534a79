import { createHmac, generateKeyPairSync, type JsonWebKey, type KeyObject, sign } from "node:crypto";

/** A key pair of a provider. Signatures are made without the library that the server checks them with. */
export interface SigningKey {
  kid: string;
  alg: "RS256" | "ES256";
  privateKey: KeyObject;
  /** As the key set publishes it. */
  jwk: JsonWebKey & { kid: string; alg: string; use: string };
}

export type Claims = Record<string, unknown>;

export function newKey(kid: string, alg: SigningKey["alg"] = "ES256"): SigningKey {
  const { privateKey, publicKey } =
    alg === "RS256"
      ? generateKeyPairSync("rsa", { modulusLength: 2048 })
      : generateKeyPairSync("ec", { namedCurve: "P-256" });
  return { kid, alg, privateKey, jwk: { ...publicKey.export({ format: "jwk" }), kid, alg, use: "sig" } };
}

/** A token as a provider signs it; `header` replaces fields of the usual one. */
export function signToken(claims: Claims, { kid, alg, privateKey }: SigningKey, header: object = {}): string {
  const text = unsigned({ alg, kid, typ: "JWT", ...header }, claims);
  const key = alg === "ES256" ? { key: privateKey, dsaEncoding: "ieee-p1363" as const } : privateKey;
  return `${text}.${sign("sha256", Buffer.from(text), key).toString("base64url")}`;
}

/** A token signed with a shared secret, such as the text of a public key. */
export function signWithSecret(claims: Claims, secret: string, header: object = {}): string {
  const text = unsigned({ alg: "HS256", typ: "JWT", ...header }, claims);
  return `${text}.${createHmac("sha256", secret).update(text).digest("base64url")}`;
}

/** A token without a signature. */
export function withoutSignature(claims: Claims): string {
  return `${unsigned({ alg: "none", typ: "JWT" }, claims)}.`;
}

function unsigned(header: object, claims: Claims): string {
  return [header, claims].map((part) => Buffer.from(JSON.stringify(part)).toString("base64url")).join(".");
}
