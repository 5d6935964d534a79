import { pino } from "pino";
import { describe, expect, it } from "vitest";
import { oidcGame, sharedOidcGame } from "../../oidc/oidc-game.ts";
import { CLIENT_SECRET, sendJson } from "../../oidc/test-provider.ts";

const CALLBACK = "/api/auth/oidc/callback";
const json = { accept: "application/json" };
const game = sharedOidcGame();

describe("a login that the provider does not grant", () => {
  it("says that it was cancelled", async () => {
    const { browser, provider } = game();
    const answer = await browser.open(await provider.confirm(await browser.begin(), "cancel"));
    expect(answer.status).toBe(401);
    expect(answer.body.text).toContain("The login was cancelled in Telegram.");
  });

  it("is unavailable with any other error of the provider", async () => {
    const { browser } = game();
    const state = new URL(await browser.begin()).searchParams.get("state");
    const answer = await browser.open(`${CALLBACK}?error=server_error&state=${state}`, json);
    expect(answer).toMatchObject({ status: 503, body: { code: "login_unavailable" } });
  });

  it("is refused when the answer names another issuer", async () => {
    const { browser, provider } = game();
    const address = await browser.confirmed();
    expect((await browser.open(`${address}&iss=https://evil.example`)).status).toBe(401);
    expect(provider.count("/token")).toBe(0);
    expect((await browser.open(`${address}&iss=${provider.issuer}`)).status).toBe(302);
  });

  it("shows a page that says what to do while the provider is away", async () => {
    const { browser, provider } = game();
    const address = await browser.confirmed();
    provider.answers.set("/token", (response) => response.destroy());
    const answer = await browser.open(address);
    expect([answer.status, answer.headers["retry-after"]]).toEqual([503, "30"]);
    expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(answer.body.text).toContain(
      "Telegram&#39;s login cannot be reached right now. Please try again in a minute.",
    );
    provider.answers.clear();
    // Nothing was used up: the same answer of the provider is still good.
    expect((await browser.open(address)).status).toBe(302);
  });
});

describe("the log of a login through OpenID Connect", () => {
  it("names the reason of a failure and no code, token, secret, state or name", async () => {
    const lines: string[] = [];
    const log = pino({ level: "trace" }, { write: (line: string) => void lines.push(line) });
    const { browser, provider } = await oidcGame({ log });
    const secrets = [CLIENT_SECRET, Buffer.from(CLIENT_SECRET).toString("base64url"), "Mia"];
    const run = async () => {
      const address = new URL(await browser.confirmed());
      secrets.push(...["code", "state"].map((name) => address.searchParams.get(name) ?? ""));
      await browser.open(address.href);
      browser.cookies.delete("sid");
    };
    const { sign } = provider;
    provider.sign = (claims) => {
      const token = sign(claims);
      secrets.push(token, String(claims.nonce));
      return token;
    };
    await run();
    provider.claims = (claims) => ({ ...claims, nonce: "nonce-of-another-login" });
    await run();
    provider.answers.set("/token", (response) => sendJson(response, { error: "invalid_client" }, 401));
    await run();
    provider.answers.set("/token", (response) => void response.end("eyJhbGciOi.not.json"));
    await run();
    const told = lines.map((line) => JSON.parse(line)).filter(({ route }) => route === CALLBACK);
    expect(told.map(({ status, reason }) => [status, reason])).toEqual([
      [302, undefined],
      [401, "the token has another nonce"],
      [503, "the provider's token endpoint answered 401: invalid_client"],
      [503, "the provider's token endpoint answered 200: no error code"],
    ]);
    for (const secret of secrets) expect(lines.join("")).not.toContain(secret);
    expect(lines.join("")).not.toContain("eyJhbGciOi");
  });
});
