import { hash, randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { type Claims, newKey, type SigningKey, signToken } from "./sign-token.ts";

export const CLIENT_ID = "123456789";
export const CLIENT_SECRET = "secret-of-the-client";

/** `sub` is opaque and no Telegram id, as Telegram's is. */
const MIA: Claims = { sub: "4711000000000001", id: 99001, name: "Mia Doe", given_name: "Mia" };
const unchanged = (claims: Claims) => claims;

/** What a code stands for until it is used. */
interface Grant {
  redirectUri: string;
  challenge: string;
  nonce: string | null;
  user: Claims;
}

export type WrongAnswer = (response: ServerResponse) => void;

/**
 * An OpenID Connect provider that plays by the published rules: discovery, keys, a page on which the player confirms,
 * and a token endpoint that takes each code once, with the client's secret and the verifier of PKCE. Tests make it
 * break single rules.
 */
export class TestProvider {
  /** Who confirms: the claims about them. */
  user: Claims = MIA;
  /** The last one signs the tokens; all of them are published. */
  keys: SigningKey[];
  /** Changes the claims of the next tokens. */
  claims = unchanged;
  /** Signs with the last key. */
  private readonly signRightly = (claims: Claims): string => {
    const key = this.keys.at(-1);
    if (!key) throw new Error("The provider has no key");
    return signToken(claims, key);
  };
  /** Signs the next tokens, perhaps in another way. */
  sign = this.signRightly;
  /** Changes the discovery document. */
  discovery: Record<string, unknown> = {};
  /** Answers of single paths in place of the right ones. */
  readonly answers = new Map<string, WrongAnswer>();
  /** Paths of all requests, in their order. */
  readonly requested: string[] = [];
  private readonly grants = new Map<string, Grant>();
  private readonly now: () => number;
  private readonly server = createServer((request, response) => this.answer(request, response));

  constructor(now: () => number, keys: SigningKey[] = [newKey("one")]) {
    this.now = now;
    this.keys = keys;
  }

  /** Keeps all rules again and forgets what was requested. */
  reset(): void {
    this.user = MIA;
    this.claims = unchanged;
    this.sign = this.signRightly;
    this.discovery = {};
    this.answers.clear();
    this.requested.length = 0;
  }

  async listen(): Promise<this> {
    this.server.listen(0, "127.0.0.1");
    await once(this.server, "listening");
    return this;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, "close");
  }

  get issuer(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** The settings of a game whose players log in here. */
  get environment() {
    return { OIDC_ISSUER: this.issuer, OIDC_CLIENT_ID: CLIENT_ID, OIDC_CLIENT_SECRET: CLIENT_SECRET };
  }

  /** The player confirms or cancels on the provider's page; resolves to where the browser is sent then. */
  async confirm(address: string, choice: "confirm" | "cancel" = "confirm"): Promise<string> {
    const page = await fetch(address);
    if (page.status !== 200) throw new Error(`The provider refused the request: ${await page.text()}`);
    await page.body?.cancel();
    const { search } = new URL(address);
    const answer = await fetch(`${this.issuer}/${choice}${search}`, { redirect: "manual" });
    await answer.body?.cancel();
    return answer.headers.get("location") ?? "";
  }

  count(path: string): number {
    return this.requested.filter((one) => one === path).length;
  }

  private answer(request: IncomingMessage, response: ServerResponse): void {
    const { pathname, searchParams } = new URL(request.url ?? "", this.issuer);
    this.requested.push(pathname);
    const other = this.answers.get(pathname);
    if (other) other(response);
    else if (pathname === "/.well-known/openid-configuration") sendJson(response, this.document());
    else if (pathname === "/keys") sendJson(response, { keys: this.keys.map(({ jwk }) => jwk) });
    else if (pathname === "/auth") this.showPage(searchParams, response);
    else if (pathname === "/confirm") this.sendBack(searchParams, response, this.newCode(searchParams));
    else if (pathname === "/cancel") this.sendBack(searchParams, response, { error: "access_denied" });
    else if (pathname === "/token") void this.exchange(request, response);
    else response.writeHead(404).end();
  }

  private document() {
    return {
      issuer: this.issuer,
      authorization_endpoint: `${this.issuer}/auth`,
      token_endpoint: `${this.issuer}/token`,
      jwks_uri: `${this.issuer}/keys`,
      response_types_supported: ["code"],
      subject_types_supported: ["pairwise"],
      id_token_signing_alg_values_supported: ["RS256", "ES256"],
      code_challenge_methods_supported: ["S256"],
      ...this.discovery,
    };
  }

  private showPage(asked: URLSearchParams, response: ServerResponse): void {
    const fits =
      asked.get("client_id") === CLIENT_ID &&
      asked.get("response_type") === "code" &&
      asked.get("scope") === "openid profile" &&
      asked.get("code_challenge_method") === "S256" &&
      /^[\w-]{43}$/.test(asked.get("code_challenge") ?? "") &&
      /^https?:\/\/[^/]+\/api\/auth\/oidc\/callback$/.test(asked.get("redirect_uri") ?? "");
    const page = `<h1>Telegram</h1><a href="/confirm?${asked}">Confirm</a> <a href="/cancel?${asked}">Cancel</a>`;
    response.writeHead(fits ? 200 : 400, { "content-type": "text/html" }).end(fits ? page : String(asked));
  }

  private newCode(asked: URLSearchParams): { code: string } {
    const code = randomBytes(16).toString("base64url");
    const [redirectUri, challenge] = [asked.get("redirect_uri") ?? "", asked.get("code_challenge") ?? ""];
    this.grants.set(code, { redirectUri, challenge, nonce: asked.get("nonce"), user: this.user });
    return { code };
  }

  private sendBack(asked: URLSearchParams, response: ServerResponse, result: Record<string, string>): void {
    const address = new URL(asked.get("redirect_uri") ?? "");
    for (const [name, value] of Object.entries({ ...result, state: asked.get("state") ?? "" }))
      address.searchParams.set(name, value);
    response.writeHead(302, { location: address.href }).end();
  }

  private async exchange(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const form = new URLSearchParams(Buffer.concat(chunks).toString("utf8"));
    const credentials = `Basic ${Buffer.from(`${CLIENT_ID}:${CLIENT_SECRET}`).toString("base64")}`;
    if (request.headers.authorization !== credentials) {
      sendJson(response, { error: "invalid_client" }, 401);
      return;
    }
    const code = form.get("code") ?? "";
    const grant = this.grants.get(code);
    this.grants.delete(code);
    const proves = hash("sha256", form.get("code_verifier") ?? "", "base64url") === grant?.challenge;
    if (!grant || !proves || form.get("redirect_uri") !== grant.redirectUri) {
      sendJson(response, { error: "invalid_grant" }, 400);
      return;
    }
    const id_token = this.sign(this.claims(this.claimsOf(grant)));
    sendJson(response, { access_token: "access-token", token_type: "Bearer", expires_in: 3600, id_token });
  }

  private claimsOf({ nonce, user }: Grant): Claims {
    const iat = Math.floor(this.now() / 1000);
    return { iss: this.issuer, aud: CLIENT_ID, iat, exp: iat + 3600, ...(nonce ? { nonce } : {}), ...user };
  }
}

export function sendJson(response: ServerResponse, body: object, status = 200): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}
