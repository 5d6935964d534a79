import { hash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { sidOf } from "../../lab-server.ts";
import { OidcBrowser, oidcGame, sharedOidcGame } from "../../oidc/oidc-game.ts";
import { CLIENT_ID } from "../../oidc/test-provider.ts";
import { freshServer } from "../../server-per-test.ts";

const START_PATH = "/api/auth/oidc/start";
const CALLBACK = "/api/auth/oidc/callback";
const game = sharedOidcGame();

describe("a login through OpenID Connect", () => {
  it("logs in whom the provider names, and leads to the game (GAP-01)", async () => {
    const { browser } = game();
    const answer = await browser.logIn();
    expect([answer.status, answer.headers.location]).toEqual([302, "/"]);
    expect(await browser.whoami()).toEqual({ loggedIn: true, firstName: "Mia", userId: expect.any(String) });
  });

  it("sends the provider a state, a nonce and a challenge, each of its own, and no secret", async () => {
    const { browser, provider } = game();
    const [first, second] = [new URL(await browser.begin()), new URL(await browser.begin())];
    expect(first.origin + first.pathname).toBe(`${provider.issuer}/auth`);
    const asked = Object.fromEntries(first.searchParams);
    expect(asked).toEqual({
      response_type: "code",
      client_id: CLIENT_ID,
      redirect_uri: `http://localhost:80${CALLBACK}`,
      scope: "openid profile",
      state: expect.stringMatching(/^[\w-]{72}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: "S256",
    });
    for (const name of ["state", "nonce", "code_challenge"])
      expect(second.searchParams.get(name)).not.toBe(asked[name]);
    expect(asked.nonce).not.toBe(hash("sha256", asked.state ?? "", "base64url"));
  });

  it("sends players back to PUBLIC_ORIGIN, whatever host a request names", async () => {
    const { browser } = await oidcGame({ environment: { PUBLIC_ORIGIN: "https://lab.example" } });
    const { headers } = await browser.open(START_PATH, { host: "evil.example" });
    const { searchParams } = new URL(String(headers.location));
    expect(searchParams.get("redirect_uri")).toBe(`https://lab.example${CALLBACK}`);
  });

  it("sets a browser cookie that scripts cannot read, for ten minutes and its own paths alone", async () => {
    const { browser } = game();
    const { headers } = await browser.open(START_PATH);
    expect(String(headers["set-cookie"])).toMatch(
      /^login=[\w-]{43}; Max-Age=600; Path=\/api\/auth\/oidc; HttpOnly; SameSite=Lax$/,
    );
    expect(headers["cache-control"]).toBe("no-store");
  });

  it("gives a fresh session secret, whatever was planted before (ABU-06)", async () => {
    const { browser } = game();
    browser.cookies.set("sid", "planted-by-an-attacker");
    expect(sidOf(await browser.logIn())).toMatch(/^[\w-]{43}$/);
    expect(browser.cookies.get("sid")).not.toBe("planted-by-an-attacker");
  });

  it("is offered to visitors by whoami, without a bot (LAB-010)", async () => {
    const { browser } = game();
    expect((await browser.whoami()).login).toEqual({ telegramBot: null, oidc: true, development: true });
  });

  it("may be loaded again by the player it logged in, without a new session (ABU-05)", async () => {
    const { browser } = game();
    const address = await browser.confirmed();
    await browser.open(address);
    const again = await browser.open(address);
    expect([again.status, again.headers.location, again.headers["set-cookie"]]).toEqual([
      302,
      "/",
      undefined,
    ]);
  });

  it("works from several tabs of one browser, whichever the player confirms", async () => {
    const { browser } = game();
    const [first, second] = [await browser.confirmed(), await browser.confirmed()];
    expect((await browser.open(second)).status).toBe(302);
    browser.cookies.delete("sid");
    expect((await browser.open(first)).status).toBe(302);
  });

  it("takes the whole name where the token has no first name, and 'Player' without any", async () => {
    const { browser, provider } = game();
    provider.user = { id: 7, name: "Zoë Quill", given_name: " " };
    await browser.logIn();
    expect((await browser.whoami()).firstName).toBe("Zoë Quill");
    provider.user = { id: 8 };
    const nameless = new OidcBrowser({ server: browser.server, provider });
    await nameless.logIn();
    expect((await nameless.whoami()).firstName).toBe("Player");
  });

  it("needs no script or frame of Telegram in the content security policy (ABU-60)", async () => {
    const [{ server: alone }, { server: both }] = [
      await oidcGame(),
      await oidcGame({
        environment: { TELEGRAM_BOT_TOKEN: "4242424242:test", TELEGRAM_BOT_NAME: "lab_bot" },
      }),
    ];
    const policy = async (server: typeof alone) =>
      String((await server.get("/")).headers["content-security-policy"]);
    expect(await policy(alone)).not.toContain("telegram");
    expect(await policy(alone)).not.toContain("127.0.0.1");
    expect(await policy(both)).toContain("https://telegram.org");
  });

  it("answers 503 'Login is not configured' without a provider", async () => {
    const server = await freshServer();
    for (const path of [START_PATH, CALLBACK])
      expect(await server.get(path)).toMatchObject({ status: 503, body: { code: "login_not_configured" } });
  });
});

describe("a player who is logged in", () => {
  it("stays so, whatever login another site sends along (ABU-06, ABU-09)", async () => {
    const { browser, server, provider } = game();
    await browser.logIn();
    const sid = browser.cookies.get("sid");
    const mallory = new OidcBrowser({ server, provider });
    provider.user = { id: 66, name: "Mallory" };
    const foreign = await mallory.confirmed();
    for (const address of [foreign, `${CALLBACK}?code=x&state=y`]) {
      const answer = await browser.open(address, { "sec-fetch-site": "cross-site" });
      expect([answer.status, answer.headers["set-cookie"]]).toEqual([401, undefined]);
      expect(answer.body.text).toContain("You stay logged in as you were.");
    }
    expect(browser.cookies.get("sid")).toBe(sid);
    expect(await browser.whoami()).toMatchObject({ firstName: "Mia" });
  });

  it("is asked to log out before somebody else logs in", async () => {
    const { browser, provider } = game();
    await browser.logIn();
    provider.user = { id: 66, name: "Mallory" };
    expect((await browser.logIn()).body.text).toContain(
      "You are logged in as another player in this browser.",
    );
    expect(await browser.whoami()).toMatchObject({ firstName: "Mia" });
  });
});

describe("a page of another site", () => {
  it.each(["cross-site", "same-site"])("cannot begin a login from %s (ABU-09)", async (site) => {
    const { browser, provider } = game();
    const answer = await browser.open(START_PATH, { "sec-fetch-site": site });
    expect([answer.status, answer.headers["set-cookie"]]).toEqual([403, undefined]);
    expect(provider.requested).toEqual([]);
  });
});
