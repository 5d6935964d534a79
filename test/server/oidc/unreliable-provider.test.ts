import { describe, expect, it, onTestFinished } from "vitest";
import { shippedRules } from "../../../rules/index.ts";
import { OidcClient } from "../../../server/login/oidc-client.ts";
import { endpointsIn } from "../../../server/login/provider-documents.ts";
import { HOUR, TestClock } from "../test-clock.ts";
import { type OidcGame, oidcGame, sharedOidcGame } from "./oidc-game.ts";
import { CLIENT_ID, CLIENT_SECRET, sendJson, TestProvider, type WrongAnswer } from "./test-provider.ts";

const DISCOVERY = "/.well-known/openid-configuration";
const json = { accept: "application/json" };
const huge = JSON.stringify({ id_token: "x".repeat(70_000), keys: [], padding: "x".repeat(70_000) });

/** What a login is answered that the provider answers wrongly somewhere. */
async function login({ browser, provider }: OidcGame): Promise<unknown> {
  const begun = await browser.open("/api/auth/oidc/start", json);
  if (begun.status !== 302) return begun.body.code;
  const address = await provider.confirm(String(begun.headers.location));
  const answer = await browser.open(address, json);
  return answer.body.code ?? answer.headers.location;
}

const game = sharedOidcGame();

const WRONG: readonly WrongAnswer[] = [
  (response) => response.writeHead(500).end("no"),
  (response) => response.end("<html>Maintenance</html>"),
  (response) => response.end("null"),
  (response) => sendJson(response, []),
  (response) => sendJson(response, { keys: "none", id_token: 1, issuer: 2 }),
  (response) => response.end(huge),
  (response) => response.destroy(),
  (response) => response.writeHead(307, { location: "/elsewhere" }).end(),
];

describe("a provider that answers wrongly", () => {
  it.each([DISCOVERY, "/keys", "/token"])(
    "makes the login unavailable at %s, where no redirect is followed",
    async (path) => {
      const playing = game();
      const { answers } = playing.provider;
      for (const answer of WRONG) {
        answers.set(path, answer);
        // Nothing of an earlier reading is used any more.
        playing.server.clock.pass(HOUR);
        expect(await login(playing)).toBe("login_unavailable");
      }
      expect(playing.provider.count("/elsewhere")).toBe(0);
      answers.clear();
      playing.server.clock.pass(HOUR);
      expect(await login(playing)).toBe("/");
    },
  );

  it.each([
    ["the issuer of somebody else", { issuer: "https://evil.example" }],
    ["no token endpoint", { token_endpoint: undefined }],
    ["a token endpoint that is no address", { token_endpoint: "token" }],
    ["keys in a file", { jwks_uri: "file:///etc/keys.json" }],
    ["a login page that is a script", { authorization_endpoint: "javascript:alert(1)" }],
  ])("makes the login unavailable when its discovery document names %s", async (_what, discovery) => {
    const playing = game();
    playing.server.clock.pass(HOUR);
    playing.provider.discovery = discovery;
    expect(await login(playing)).toBe("login_unavailable");
  });

  it("is asked for its discovery document once in five seconds while that fails, and once an hour after", async () => {
    const playing = await oidcGame();
    const { provider, server } = playing;
    provider.answers.set(DISCOVERY, (response) => response.destroy());
    for (let logins = 0; logins < 3; logins++) expect(await login(playing)).toBe("login_unavailable");
    expect(provider.count(DISCOVERY)).toBe(1);
    provider.answers.clear();
    server.clock.pass(5_000);
    expect(await login(playing)).toBe("/");
    playing.browser.cookies.delete("sid");
    expect(await login(playing)).toBe("/");
    expect(provider.count(DISCOVERY)).toBe(2);
  });

  it("is asked once by all who begin at the same time", async () => {
    const playing = await oidcGame();
    await Promise.all(Array.from({ length: 20 }, () => playing.browser.open("/api/auth/oidc/start")));
    expect(playing.provider.count(DISCOVERY)).toBe(1);
  });

  it("is given up when it begins an answer and does not end it in time", async () => {
    const clock = new TestClock();
    const provider = await new TestProvider(() => clock.now()).listen();
    onTestFinished(() => provider.close());
    const configuration = {
      issuer: provider.issuer,
      clientId: CLIENT_ID,
      clientSecret: CLIENT_SECRET,
      nonceRequired: true,
    };
    const client = new OidcClient({
      configuration,
      clock,
      limits: shippedRules.auth.telegram,
      timeoutMs: 50,
    });
    const attempt = { state: "state", nonce: "nonce", verifier: "verifier", redirectUri: "https://lab/" };
    provider.answers.set(DISCOVERY, (response) => response.writeHead(200).write("{"));
    await expect(client.visitorOf("code", attempt)).rejects.toMatchObject({
      code: "login_unavailable",
      reason: "the provider's discovery document did not answer in time",
    });
  });
});

describe("the addresses in a discovery document", () => {
  const issuer = "https://telegram.example";
  const document = {
    issuer,
    authorization_endpoint: `${issuer}/auth`,
    token_endpoint: "https://token.example/token",
    jwks_uri: `${issuer}/keys`,
  };

  it("may be on other hosts, as the issuer publishes them over https", () => {
    expect(endpointsIn(document, issuer).token).toBe("https://token.example/token");
  });

  it.each([
    ["authorization_endpoint", "http://telegram.example/x"],
    ["token_endpoint", "http://telegram.example/x"],
    ["jwks_uri", "http://telegram.example/x"],
    ["token_endpoint", "https://me:secret@telegram.example/x"],
  ])("must all be https where the issuer is, and hold no password: %s %s", (name, address) => {
    const unsafe = { ...document, [name]: address };
    expect(() => endpointsIn(unsafe, issuer)).toThrow(
      expect.objectContaining({
        code: "login_unavailable",
        reason: expect.stringMatching(/not a safe one$/),
      }),
    );
  });
});
