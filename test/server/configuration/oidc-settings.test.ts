import { describe, expect, it } from "vitest";
import { readConfiguration } from "../../../server/configuration/read-configuration.ts";
import { PRODUCTION } from "../lab-server.ts";

const OIDC = {
  OIDC_ISSUER: "https://oauth.telegram.org",
  OIDC_CLIENT_ID: "123456789",
  OIDC_CLIENT_SECRET: "secret-of-the-client",
};
const { TELEGRAM_BOT_TOKEN, TELEGRAM_BOT_NAME, ...WITHOUT_BOT } = PRODUCTION;

function problemsOf(environment: Record<string, string | undefined>): string[] {
  const read = readConfiguration(environment);
  return read.ok ? [] : read.problems;
}

describe("the settings of a login through OpenID Connect", () => {
  it("are read together, with a nonce required unless the operator says otherwise", () => {
    const oidc = {
      issuer: "https://oauth.telegram.org",
      clientId: "123456789",
      clientSecret: "secret-of-the-client",
      nonceRequired: true,
    };
    expect(readConfiguration(OIDC)).toMatchObject({ configuration: { oidc } });
    const optional = readConfiguration({ ...OIDC, OIDC_NONCE: "optional" });
    expect(optional).toMatchObject({ configuration: { oidc: { ...oidc, nonceRequired: false } } });
  });

  it.each([
    [["OIDC_ISSUER"], "OIDC_CLIENT_ID and OIDC_CLIENT_SECRET"],
    [["OIDC_CLIENT_ID"], "OIDC_ISSUER and OIDC_CLIENT_SECRET"],
    [["OIDC_CLIENT_SECRET"], "OIDC_ISSUER and OIDC_CLIENT_ID"],
    [["OIDC_CLIENT_ID", "OIDC_CLIENT_SECRET"], "OIDC_ISSUER"],
    [["OIDC_ISSUER", "OIDC_CLIENT_SECRET"], "OIDC_CLIENT_ID"],
  ])("are refused without %j, in production as well (ABU-11)", (missing, others) => {
    const half = { ...OIDC, ...Object.fromEntries(missing.map((name) => [name, ""])) };
    const sentences = missing.map((name) => `${name} must be set together with ${others}.`);
    expect(problemsOf(half)).toEqual(sentences);
    expect(problemsOf({ ...WITHOUT_BOT, ...half })).toEqual(sentences);
    expect(problemsOf({ ...PRODUCTION, ...half })).toEqual(sentences);
  });

  it.each([
    "oauth.telegram.org",
    "ftp://oauth.telegram.org",
    "https://me:password@oauth.telegram.org",
    "https://oauth.telegram.org?x=1",
    "https://oauth.telegram.org#x",
  ])("are refused with the issuer %s, which the sentence does not repeat", (OIDC_ISSUER) => {
    expect(problemsOf({ ...OIDC, OIDC_ISSUER })).toEqual([
      "OIDC_ISSUER must be an http or https address without user name, query or fragment, such as https://oauth.telegram.org.",
    ]);
  });

  it("are refused with an http issuer in production only", () => {
    const insecure = { ...OIDC, OIDC_ISSUER: "http://127.0.0.1:4000" };
    expect(problemsOf(insecure)).toEqual([]);
    expect(problemsOf({ ...WITHOUT_BOT, ...insecure })).toEqual([
      "OIDC_ISSUER must be an https address without user name, query or fragment, such as https://oauth.telegram.org.",
    ]);
  });

  it("are refused with a secret of two words or another choice of nonce", () => {
    expect(problemsOf({ ...OIDC, OIDC_CLIENT_SECRET: "two words", OIDC_NONCE: "no" })).toEqual([
      "OIDC_CLIENT_SECRET must not contain spaces.",
      'OIDC_NONCE must be one of required, optional, but is "no".',
    ]);
  });
});

describe("the login of a production game", () => {
  it("may be through OpenID Connect alone, the widget alone, or both (GAP-01)", () => {
    for (const environment of [PRODUCTION, { ...WITHOUT_BOT, ...OIDC }, { ...PRODUCTION, ...OIDC }])
      expect(problemsOf(environment)).toEqual([]);
  });

  it("is missing without either, which is said for each variable of the widget (ABU-11)", () => {
    expect(problemsOf(WITHOUT_BOT)).toEqual([
      "TELEGRAM_BOT_TOKEN must be set in production, or OIDC_ISSUER and its client instead: nobody could log in without it.",
      "TELEGRAM_BOT_NAME must be set in production, or OIDC_ISSUER and its client instead: the login page shows the bot by it.",
    ]);
  });

  it.each([
    [{ TELEGRAM_BOT_TOKEN }, "TELEGRAM_BOT_NAME"],
    [{ TELEGRAM_BOT_NAME }, "TELEGRAM_BOT_TOKEN"],
  ])("is refused with half a widget beside OpenID Connect: %j", (half, missing) => {
    const problems = problemsOf({ ...WITHOUT_BOT, ...OIDC, ...half });
    expect(problems).toEqual([
      expect.stringMatching(new RegExp(`^${missing} must be set in production with the bot`)),
    ]);
  });
});
