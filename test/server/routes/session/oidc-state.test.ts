import { describe, expect, it } from "vitest";
import { cookieOf } from "../../lab-server.ts";
import { OidcBrowser, oidcGame, sharedOidcGame } from "../../oidc/oidc-game.ts";

const CALLBACK = "/api/auth/oidc/callback";
const TEN_MINUTES = 600_000;
const json = { accept: "application/json" };
const game = sharedOidcGame();

describe("the state of a login through OpenID Connect", () => {
  it("is accepted once, even with a code that is still good", async () => {
    const { browser, provider } = game();
    const page = await browser.begin();
    const [first, second] = [await provider.confirm(page), await provider.confirm(page)];
    expect((await browser.open(first)).status).toBe(302);
    browser.cookies.delete("sid");
    expect((await browser.open(second, json)).body).toMatchObject({ code: "login_refused" });
    expect(await browser.whoami()).toMatchObject({ loggedIn: false });
  });

  it("opens one session for twenty parallel requests with one code (ABU-05)", async () => {
    const { browser, server, provider } = game();
    const address = await browser.confirmed();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => {
        const tab = new OidcBrowser({ server, provider });
        tab.cookies.set("login", browser.cookies.get("login") ?? "");
        return tab.open(address);
      }),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([302, ...Array(19).fill(401)]);
  });

  it("is refused in another browser, also one that has begun a login (ABU-09)", async () => {
    const { browser: mallory, server, provider } = game();
    const address = await mallory.confirmed();
    const visitor = new OidcBrowser({ server, provider });
    expect((await visitor.open(address, json)).body).toMatchObject({ code: "login_not_begun_here" });
    await visitor.begin();
    expect((await visitor.open(address)).status).toBe(401);
    expect(await visitor.whoami()).toMatchObject({ loggedIn: false });
    // The code was not used for nothing: it still logs the browser in that asked for it.
    expect((await mallory.open(address)).status).toBe(302);
  });

  it("is valid for ten minutes at most", async () => {
    const { browser } = game();
    const address = await browser.confirmed();
    browser.server.clock.pass(TEN_MINUTES);
    expect((await browser.open(address)).status).toBe(401);
    const timely = await browser.confirmed();
    browser.server.clock.pass(TEN_MINUTES - 1);
    expect((await browser.open(timely)).status).toBe(302);
  });

  it("is refused where it was made for the widget's redirect", async () => {
    const environment = { TELEGRAM_BOT_TOKEN: "4242424242:test", TELEGRAM_BOT_NAME: "lab_bot" };
    const { browser, server } = await oidcGame({ environment });
    const begun = await server.post("/api/auth/telegram/start", {});
    browser.cookies.set("login", cookieOf(begun, "login"));
    const state = new URL(String(begun.body.returnAddress), "http://lab").searchParams.get("state");
    const answer = await browser.open(`${CALLBACK}?code=any&state=${state}`, json);
    expect(answer.body).toMatchObject({ code: "login_not_begun_here" });
  });

  it.each(["", "x", "A".repeat(72)])("is refused when it is '%s'", async (state) => {
    const { browser, provider } = game();
    await browser.begin();
    expect((await browser.open(`${CALLBACK}?code=any&state=${state}`)).status).toBe(401);
    expect(provider.count("/token")).toBe(0);
  });

  it("leads nowhere but to the game, whatever the address names", async () => {
    const { browser } = game();
    const address = new URL(await browser.confirmed());
    for (const name of ["redirect", "return_to", "next", "redirect_uri"])
      address.searchParams.set(name, "https://evil.example");
    expect((await browser.open(address.href)).headers.location).toBe("/");
  });
});

describe("a code of the provider", () => {
  it("is refused where it is made up or was used, on a page of the game", async () => {
    const { browser } = game();
    const address = new URL(await browser.confirmed());
    address.searchParams.set("code", "made-up");
    const answer = await browser.open(address.href);
    expect(answer.status).toBe(401);
    expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(answer.body.text).toContain("You are not logged in");
    expect(answer.body.text).toContain("Login failed. Please try again.");
    expect(answer.headers["set-cookie"]).toBeUndefined();
    expect(answer.headers["referrer-policy"]).toBe("no-referrer");
  });

  it("of another login is refused, as it needs that login's verifier", async () => {
    const { browser: mallory, server, provider } = game();
    const stolen = new URL(await mallory.confirmed()).searchParams.get("code") ?? "";
    const visitor = new OidcBrowser({ server, provider });
    const own = new URL(await visitor.confirmed());
    own.searchParams.set("code", stolen);
    expect((await visitor.open(own.href)).status).toBe(401);
    expect(await visitor.whoami()).toMatchObject({ loggedIn: false });
  });

  it.each([`${CALLBACK}?code=`, `${CALLBACK}?code=a&code=b`, `${CALLBACK}?error=<script>`])(
    "is refused in the malformed answer %s (ABU-30)",
    async (address) => {
      const { browser } = game();
      expect((await browser.open(address)).status).toBe(400);
    },
  );

  it("is missing in an answer that is refused as incomplete", async () => {
    const { browser } = game();
    const state = new URL(await browser.begin()).searchParams.get("state");
    const answer = await browser.open(`${CALLBACK}?state=${state}`);
    expect(answer.status).toBe(400);
    expect(answer.body.text).toContain("This login link is not complete.");
  });
});
