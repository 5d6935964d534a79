import { describe, expect, it } from "vitest";
import { shippedRules } from "../../../../rules/index.ts";
import { BOT_TOKEN, DAY, type LabServer, START, sidOf, signedLogin } from "../../lab-server.ts";
import { freshServer } from "../../server-per-test.ts";

const NOW = START / 1000;
const FIELDS = { id: 99001, first_name: "Mia", username: "mia", auth_date: NOW };
const environment = { TELEGRAM_BOT_TOKEN: BOT_TOKEN, TELEGRAM_BOT_NAME: "@lab_bot" };
const PATH = "/api/auth/telegram";

function telegramServer(): Promise<LabServer> {
  return freshServer({ environment });
}

async function expectRefused(server: LabServer, body: object, statuses = [401]): Promise<void> {
  const answer = await server.post(PATH, body);
  expect(statuses).toContain(answer.status);
  expect(answer.headers["set-cookie"]).toBeUndefined();
}

describe("the Telegram login", () => {
  it("logs in with a signed post and names the player by a public id only (GAP-01, ABU-54)", async () => {
    const server = await telegramServer();
    const answer = await server.post(PATH, signedLogin(FIELDS));
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ loggedIn: true, firstName: "Mia", userId: expect.any(String) });
    expect(answer.body.userId).not.toContain("99001");
    expect(sidOf(answer)).not.toBe("");
  });

  it("shows visitors the bot's name in whoami", async () => {
    const server = await telegramServer();
    expect((await server.get("/api/whoami")).body.login).toMatchObject({ telegramBot: "lab_bot" });
  });

  it.each([{ id: 99002 }, { first_name: "Eve" }, { auth_date: NOW - 1 }])(
    "refuses a login whose %j was changed after signing (ABU-01)",
    async (change) => {
      await expectRefused(await telegramServer(), { ...signedLogin(FIELDS), ...change });
    },
  );

  it("creates no player for a forged login (ABU-01)", async () => {
    const server = await telegramServer();
    await expectRefused(server, { ...signedLogin(FIELDS), first_name: "Eve" });
    const first = await server.post(PATH, signedLogin(FIELDS));
    expect(first.body.firstName).toBe("Mia");
  });

  it("refuses a missing, empty, short, long, foreign or upper-case hash (ABU-02)", async () => {
    const server = await telegramServer();
    const { hash, ...unsigned } = signedLogin(FIELDS);
    await expectRefused(server, unsigned, [400]);
    for (const wrong of ["", hash.slice(1), `${hash}0`, hash.toUpperCase(), "z".repeat(64), `${hash} `])
      await expectRefused(server, { ...unsigned, hash: wrong }, [400, 401]);
    await expectRefused(server, signedLogin(FIELDS, "another:token"));
  });

  it("refuses an extra field that was not signed, and accepts one that was (ABU-03)", async () => {
    const server = await telegramServer();
    await expectRefused(server, { ...signedLogin(FIELDS), is_admin: "1" });
    const signed = await server.post(PATH, signedLogin({ ...FIELDS, language: "de" }));
    expect(signed.status).toBe(200);
  });

  it("refuses a line break that would turn one field into two (ABU-03)", async () => {
    const server = await telegramServer();
    const { hash } = signedLogin({ auth_date: NOW, first_name: "Eve", id: 1, last_name: "x" });
    const merged = { auth_date: NOW, first_name: "Eve\nid=1", id: "1", last_name: "x", hash };
    await expectRefused(server, merged);
    await expectRefused(server, signedLogin({ ...FIELDS, first_name: "Eve\nid=1" }));
  });

  it("refuses a login older than a day or more than a minute ahead (ABU-04)", async () => {
    const server = await telegramServer();
    await expectRefused(server, signedLogin({ ...FIELDS, auth_date: NOW - 86_401 }));
    await expectRefused(server, signedLogin({ ...FIELDS, auth_date: NOW + 61 }));
    expect((await server.post(PATH, signedLogin({ ...FIELDS, auth_date: NOW - 86_400 }))).status).toBe(200);
    expect((await server.post(PATH, signedLogin({ ...FIELDS, auth_date: NOW + 60 }))).status).toBe(200);
  });

  it("opens one session for a login and refuses somebody else who replays it (ABU-05)", async () => {
    const server = await telegramServer();
    expect((await server.post(PATH, signedLogin(FIELDS))).status).toBe(200);
    await expectRefused(server, signedLogin(FIELDS));
    const bob = await server.player("Bob");
    expect((await bob.post("auth/telegram", signedLogin(FIELDS))).status).toBe(401);
  });

  it("answers a reload of the redirect in the same browser without a new session (ABU-05)", async () => {
    const server = await telegramServer();
    const first = await server.post(PATH, signedLogin(FIELDS));
    const cookie = { cookie: `sid=${sidOf(first)}` };
    const again = await server.post(PATH, signedLogin(FIELDS), cookie);
    expect(again.status).toBe(200);
    expect(again.body.userId).toBe(first.body.userId);
    expect(again.headers["set-cookie"]).toBeUndefined();
  });

  it("opens exactly one session when a login is sent twenty times at once (ABU-05)", async () => {
    const server = await telegramServer();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => server.post(PATH, signedLogin(FIELDS))),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(19);
  });

  it("accepts a login again when auth.singleUse is false (ABU-05)", async () => {
    const rules = { ...shippedRules, auth: { ...shippedRules.auth, singleUse: false } };
    const server = await freshServer({ environment, rules });
    expect((await server.post(PATH, signedLogin(FIELDS))).status).toBe(200);
    expect((await server.post(PATH, signedLogin(FIELDS))).status).toBe(200);
  });

  it("checks the signature over numbers as they were received, as text or as numbers (GAP-01)", async () => {
    const server = await telegramServer();
    const login = { ...signedLogin(FIELDS), id: "99001", auth_date: String(NOW) };
    expect((await server.post(PATH, login)).status).toBe(200);
  });

  it("uses the latest name, cut to 64 characters, or 'Player' when it is empty (ABU-38, LAB-124)", async () => {
    const server = await telegramServer();
    const name = async (first_name: string, ago: number) =>
      (await server.post(PATH, signedLogin({ ...FIELDS, first_name, auth_date: NOW - ago }))).body.firstName;
    expect(await name("x".repeat(200), 1)).toBe("x".repeat(64));
    expect(await name("<b onmouseover=alert(1)>", 2)).toBe("<b onmouseover=alert(1)>");
    expect(await name("  ", 3)).toBe("Player");
  });

  it("finds the same player's lab with a fresh login a day later", async () => {
    const server = await telegramServer();
    const first = await server.post(PATH, signedLogin(FIELDS));
    server.clock.pass(DAY);
    const later = await server.post(PATH, signedLogin({ ...FIELDS, auth_date: NOW + 86_400 }));
    expect(later.body.userId).toBe(first.body.userId);
  });

  it("answers 503 'Login is not configured' without a bot token (GAP-01)", async () => {
    const server = await freshServer();
    const answer = await server.post(PATH, signedLogin(FIELDS));
    expect(answer.status).toBe(503);
    expect(answer.body).toEqual({ error: "Login is not configured", code: "login_not_configured" });
    expect((await server.get(PATH)).status).toBe(503);
  });

  it.each([{ id: "1 OR 1=1" }, { id: { $gt: 0 } }, { auth_date: "soon" }, { first_name: 7 }, { extra: {} }])(
    "answers the malformed field %j with 400 (ABU-30)",
    async (field) => {
      await expectRefused(await telegramServer(), { ...signedLogin(FIELDS), ...field }, [400]);
    },
  );
});
