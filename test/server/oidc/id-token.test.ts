import { describe, expect, it } from "vitest";
import { START } from "../test-clock.ts";
import { OidcBrowser, type OidcGame, oidcGame, sharedOidcGame } from "./oidc-game.ts";
import { type Claims, newKey, signToken, signWithSecret, withoutSignature } from "./sign-token.ts";
import { CLIENT_ID } from "./test-provider.ts";

const NOW = START / 1000;
const MINUTE = 60_000;

/** Its clock stands still. */
const game = sharedOidcGame();

/** What a browser is answered whose token has these claims. */
async function answerTo({ provider, server }: Omit<OidcGame, "browser">, claims: (claims: Claims) => Claims) {
  provider.claims = claims;
  const visitor = new OidcBrowser({ server, provider });
  const { status } = await visitor.logIn();
  const { loggedIn } = await visitor.whoami();
  return { status, loggedIn, sid: visitor.cookies.get("sid") };
}
const REFUSED = { status: 401, loggedIn: false, sid: undefined };
const ACCEPTED = { status: 302, loggedIn: true };

describe("a token of the provider", () => {
  it.each<[string, (claims: Claims) => Claims]>([
    ["another issuer", (claims) => ({ ...claims, iss: "https://evil.example" })],
    ["an issuer with a slash more", (claims) => ({ ...claims, iss: `${claims.iss}/` })],
    ["another audience", (claims) => ({ ...claims, aud: "987654321" })],
    ["no audience", ({ aud: _aud, ...claims }) => claims],
    ["two audiences without a party", (claims) => ({ ...claims, aud: [CLIENT_ID, "987654321"] })],
    ["another authorized party", (claims) => ({ ...claims, azp: "987654321" })],
    ["another nonce", (claims) => ({ ...claims, nonce: "A".repeat(43) })],
    ["no nonce", ({ nonce: _nonce, ...claims }) => claims],
    ["an end in the past", (claims) => ({ ...claims, exp: NOW - 61 })],
    ["no end", ({ exp: _exp, ...claims }) => claims],
    ["a begin in the future", (claims) => ({ ...claims, iat: NOW + 61 })],
    ["a begin more than a day ago", (claims) => ({ ...claims, iat: NOW - 86_461 })],
    ["no begin", ({ iat: _iat, ...claims }) => claims],
    ["no Telegram id, whatever its sub", ({ id: _id, ...claims }) => ({ ...claims, sub: "99001" })],
    ["an id that is no number", (claims) => ({ ...claims, id: "mia" })],
    ["an id of 0", (claims) => ({ ...claims, id: 0 })],
    ["a negative id", (claims) => ({ ...claims, id: -99001 })],
    ["an id with a fraction", (claims) => ({ ...claims, id: 99001.5 })],
    ["an id that a number does not hold exactly", (claims) => ({ ...claims, id: 2 ** 53 + 2 })],
    ["an id with a leading zero", (claims) => ({ ...claims, id: "099001" })],
    ["an id in a list", (claims) => ({ ...claims, id: ["99001"] })],
  ])("is refused with %s", async (_what, claims) => {
    expect(await answerTo(game(), claims)).toMatchObject(REFUSED);
  });

  it("is accepted within a minute of its times, as clocks differ", async () => {
    expect(await answerTo(game(), (claims) => ({ ...claims, exp: NOW - 59 }))).toMatchObject(ACCEPTED);
    expect(await answerTo(game(), (claims) => ({ ...claims, iat: NOW + 60 }))).toMatchObject(ACCEPTED);
  });

  it("is accepted for several audiences if this client is its party", async () => {
    const claims = (given: Claims) => ({ ...given, aud: [CLIENT_ID, "987654321"], azp: CLIENT_ID });
    expect(await answerTo(game(), claims)).toMatchObject(ACCEPTED);
  });

  it("is accepted without a nonce under OIDC_NONCE=optional, but never with another one", async () => {
    const lenient = await oidcGame({ environment: { OIDC_NONCE: "optional" } });
    expect(await answerTo(lenient, ({ nonce: _nonce, ...claims }) => claims)).toMatchObject(ACCEPTED);
    expect(await answerTo(lenient, (claims) => ({ ...claims, nonce: "" }))).toMatchObject(REFUSED);
  });

  it("names the player by id, as a number or as its digits, and never by sub", async () => {
    const { server, provider, browser } = game();
    await browser.logIn();
    const { userId } = await browser.whoami();
    for (const [user, same] of [
      [{ id: "99001", sub: "other", name: "Mia" }, true],
      [{ id: 4711, sub: "4711000000000001", name: "Eve" }, false],
    ] as const) {
      provider.user = user;
      const visitor = new OidcBrowser({ server, provider });
      await visitor.logIn();
      expect((await visitor.whoami()).userId === userId).toBe(same);
    }
  });
});

describe("the signature of a token", () => {
  it.each(["RS256", "ES256"] as const)("is accepted with %s", async (alg) => {
    const { browser } = await oidcGame({ keys: [newKey("one", alg)] });
    expect((await browser.logIn()).status).toBe(302);
  });

  it("is refused where it is missing, changed, or made with a key of somebody else", async () => {
    const playing = game();
    const { provider } = playing;
    const stranger = newKey("one");
    const changed = (claims: Claims) => {
      const [header, , signature] = signToken(claims, provider.keys[0] ?? stranger).split(".");
      const [, content] = withoutSignature({ ...claims, id: 1 }).split(".");
      return [header, content, signature].join(".");
    };
    for (const sign of [withoutSignature, changed, (claims: Claims) => signToken(claims, stranger)]) {
      provider.sign = sign;
      expect(await answerTo(playing, (claims) => claims)).toMatchObject(REFUSED);
    }
  });

  it("is refused with a public key as shared secret (HS256)", async () => {
    const key = newKey("one", "RS256");
    const playing = await oidcGame({ keys: [key] });
    const pem = key.privateKey.export({ type: "pkcs8", format: "pem" }).toString();
    for (const secret of [JSON.stringify(key.jwk), String(key.jwk.n), pem]) {
      playing.provider.sign = (claims) => signWithSecret(claims, secret, { kid: "one" });
      expect(await answerTo(playing, (claims) => claims)).toMatchObject(REFUSED);
    }
  });

  it("is refused when the token brings its key along", async () => {
    const playing = game();
    const stranger = newKey("two");
    playing.provider.sign = (claims) => signToken(claims, stranger, { jwk: stranger.jwk, kid: "one" });
    expect(await answerTo(playing, (claims) => claims)).toMatchObject(REFUSED);
  });
});

describe("the keys of the provider", () => {
  it("are read once for many logins, and again after ten minutes", async () => {
    const playing = await oidcGame();
    for (let logins = 0; logins < 3; logins++)
      expect(await answerTo(playing, (claims) => claims)).toMatchObject(ACCEPTED);
    expect(playing.provider.count("/keys")).toBe(1);
    playing.server.clock.pass(10 * MINUTE);
    expect(await answerTo(playing, (claims) => claims)).toMatchObject(ACCEPTED);
    expect(playing.provider.count("/keys")).toBe(2);
  });

  it("may change: a token with a new key makes them be read again", async () => {
    const playing = await oidcGame();
    expect(await answerTo(playing, (claims) => claims)).toMatchObject(ACCEPTED);
    playing.provider.keys = [newKey("two")];
    playing.server.clock.pass(MINUTE);
    expect(await answerTo(playing, (claims) => claims)).toMatchObject(ACCEPTED);
    expect(playing.provider.count("/keys")).toBe(2);
  });

  it("are read again at most once a minute, however many tokens name unknown ones", async () => {
    const playing = await oidcGame();
    expect(await answerTo(playing, (claims) => claims)).toMatchObject(ACCEPTED);
    playing.server.clock.pass(MINUTE);
    playing.provider.sign = (claims) => signToken(claims, newKey("unknown"));
    for (let logins = 0; logins < 3; logins++)
      expect(await answerTo(playing, (claims) => claims)).toMatchObject(REFUSED);
    expect(playing.provider.count("/keys")).toBe(2);
  });

  it("that were withdrawn sign nothing any more once they are read again", async () => {
    const playing = await oidcGame();
    const [withdrawn = newKey("none")] = playing.provider.keys;
    expect(await answerTo(playing, (claims) => claims)).toMatchObject(ACCEPTED);
    playing.provider.keys = [newKey("two")];
    playing.provider.sign = (claims) => signToken(claims, withdrawn);
    playing.server.clock.pass(10 * MINUTE);
    expect(await answerTo(playing, (claims) => claims)).toMatchObject(REFUSED);
  });
});
