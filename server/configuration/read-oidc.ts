import type { OidcConfiguration } from "./configuration.ts";
import type { Variables } from "./variables.ts";

/** The variables of a login through OpenID Connect: all of them, or none. */
export const OIDC_VARIABLES = ["OIDC_ISSUER", "OIDC_CLIENT_ID", "OIDC_CLIENT_SECRET"] as const;

const NONCE_CHOICES = ["required", "optional"] as const;

/** Reads the login through OpenID Connect; null without one. Half a login is refused. */
export function readOidc(variables: Variables, production: boolean): OidcConfiguration | null {
  const issuer = readIssuer(variables, production);
  const clientId = variables.word("OIDC_CLIENT_ID");
  const clientSecret = variables.word("OIDC_CLIENT_SECRET");
  const nonce = variables.oneOf("OIDC_NONCE", NONCE_CHOICES) ?? "required";
  refuseHalf(variables);
  if (issuer === null || clientId === null || clientSecret === null) return null;
  return { issuer, clientId, clientSecret, nonceRequired: nonce === "required" };
}

/** Kept letter by letter, as the provider's documents must name the very same text. */
function readIssuer(variables: Variables, production: boolean): string | null {
  const text = variables.text("OIDC_ISSUER");
  if (text === null || isIssuer(text, production)) return text;
  const schemes = production ? "an https address" : "an http or https address";
  // The sentence does not repeat the address, as it may contain a password.
  variables.refuse(
    "OIDC_ISSUER",
    `must be ${schemes} without user name, query or fragment, such as https://oauth.telegram.org.`,
  );
  return null;
}

function isIssuer(text: string, production: boolean): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password, search, hash } = new URL(text);
  if (protocol !== "https:" && (production || protocol !== "http:")) return false;
  return [username, password, search, hash].every((part) => part === "");
}

function refuseHalf(variables: Variables): void {
  const missing = OIDC_VARIABLES.filter((name) => variables.text(name) === null);
  if (missing.length === OIDC_VARIABLES.length) return;
  const named = OIDC_VARIABLES.filter((name) => !missing.includes(name)).join(" and ");
  for (const name of missing) variables.refuse(name, `must be set together with ${named}.`);
}
