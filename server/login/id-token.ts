import { errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from "jose";
import type { RuleSet } from "../../rules/index.ts";
import type { OidcConfiguration } from "../configuration/configuration.ts";
import { loginRefusedFor } from "./provider-documents.ts";

/** Signatures made with a key pair: with a shared secret, or with none, whoever knows the keys could sign. */
const ALGORITHMS = ["RS256", "ES256", "EdDSA"];
/** As in the widget's fields; no more than a number holds exactly. */
const TELEGRAM_ID = /^[1-9]\d{0,19}$/;

/** Who the provider says the player is. */
export interface OidcVisitor {
  /** Telegram's user id, the same that the widget names; never the token's `sub`. */
  telegramId: string;
  firstName: string;
}

export interface Expected {
  configuration: Pick<OidcConfiguration, "issuer" | "clientId" | "nonceRequired">;
  nonce: string;
  /** Milliseconds. */
  now: number;
  limits: RuleSet["auth"]["telegram"];
}

/**
 * Verifies a token of the provider: signature, issuer, audience, age and nonce. Throws `login_refused` for a token that
 * does not prove who the player is; its reason quotes nothing of the token.
 */
export async function verifyIdToken(
  token: string,
  keys: JWTVerifyGetKey,
  expected: Expected,
): Promise<OidcVisitor> {
  const { issuer, clientId } = expected.configuration;
  try {
    const { payload } = await jwtVerify(token, keys, {
      algorithms: ALGORITHMS,
      issuer,
      audience: clientId,
      requiredClaims: ["exp"],
      maxTokenAge: expected.limits.maxAgeSec,
      clockTolerance: expected.limits.maxFutureSec,
      currentDate: new Date(expected.now),
    });
    checkParty(payload, clientId);
    checkNonce(payload, expected);
    return { telegramId: telegramIdIn(payload), firstName: nameIn(payload) };
  } catch (error) {
    if (error instanceof errors.JOSEError) throw loginRefusedFor(`the token is not valid: ${error.message}`);
    throw error;
  }
}

/** A token for several clients must have been made for this one. */
function checkParty({ aud, azp }: JWTPayload, clientId: string): void {
  const isShared = Array.isArray(aud) && aud.length > 1;
  if ((isShared || azp !== undefined) && azp !== clientId)
    throw loginRefusedFor("the token was made for another client");
}

function checkNonce({ nonce }: JWTPayload, expected: Expected): void {
  if (nonce === expected.nonce) return;
  if (nonce !== undefined) throw loginRefusedFor("the token has another nonce");
  if (expected.configuration.nonceRequired) throw loginRefusedFor("the token has no nonce, see OIDC_NONCE");
}

function telegramIdIn({ id }: JWTPayload): string {
  const text = typeof id === "number" && Number.isSafeInteger(id) ? String(id) : id;
  if (typeof text === "string" && TELEGRAM_ID.test(text)) return text;
  throw loginRefusedFor("the token has no Telegram user id");
}

/** The first name, as the widget gives it; where there is none, the whole name. */
function nameIn({ given_name, name, preferred_username }: JWTPayload): string {
  const names = [given_name, name, preferred_username];
  return names.find((one): one is string => typeof one === "string" && one.trim() !== "") ?? "";
}
