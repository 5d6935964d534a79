import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { openDatabase } from "../../../../server/store/sqlite/open-database.ts";
import {
  type Answer,
  BOT_TOKEN,
  cookieOf,
  type LabServer,
  type LabServerOptions,
  START,
  sidOf,
  signedLogin,
} from "../../lab-server.ts";
import { freshServer } from "../../server-per-test.ts";
import { dataFolder } from "../../server-process.ts";

const environment = { TELEGRAM_BOT_TOKEN: BOT_TOKEN, TELEGRAM_BOT_NAME: "@lab_bot" };
const TEN_MINUTES = 600_000;
const FROM_ANOTHER_SITE = { "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate" };

const mia = (secondsAgo = 0) =>
  signedLogin({ id: 99001, first_name: "Mia", auth_date: START / 1000 - secondsAgo });
const attacker = () => signedLogin({ id: 66, first_name: "Mallory", auth_date: START / 1000 });

/** A browser: it keeps its cookies and asks for pages. */
class TestBrowser {
  readonly cookies = new Map<string, string>();
  constructor(readonly server: LabServer) {}

  /** Opens a redirect with these fields, as Telegram's widget or a link does. */
  async follow(address: string, fields: object, headers: Record<string, string> = {}): Promise<Answer> {
    const query = new URLSearchParams(Object.entries(fields).map(([key, value]) => [key, String(value)]));
    const url = `${address}${address.includes("?") ? "&" : "?"}${query}`;
    return this.keep(
      await this.server.get(url, { accept: "text/html,*/*;q=0.8", ...this.cookieHeader(), ...headers }),
    );
  }

  /** What the login page asks for: the return address it gives the widget. */
  async begin(headers: Record<string, string> = {}): Promise<string> {
    const answer = await this.server.post(
      "/api/auth/telegram/start",
      {},
      { ...this.cookieHeader(), ...headers },
    );
    return String(this.keep(answer).body.returnAddress);
  }

  async firstName(): Promise<unknown> {
    return (await this.server.get("/api/whoami", this.cookieHeader())).body.firstName;
  }

  cookieHeader(): Record<string, string> {
    return { cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ") };
  }

  private keep(answer: Answer): Answer {
    for (const name of ["sid", "login"]) {
      const value = cookieOf(answer, name);
      if (value !== "") this.cookies.set(name, value);
    }
    return answer;
  }
}

const freshTelegramServer = (options: LabServerOptions = {}) => freshServer({ environment, ...options });
async function freshBrowser(options: LabServerOptions = {}): Promise<TestBrowser> {
  return new TestBrowser(await freshTelegramServer(options));
}

const PATH = "/api/auth/telegram";

describe("a login by redirect", () => {
  it("logs in and leads to the game when the game's own page began it (GAP-01, CON-21, CON-94)", async () => {
    const browser = await freshBrowser();
    const answer = await browser.follow(await browser.begin(), mia());
    expect([answer.status, answer.headers.location]).toEqual([302, "/"]);
    expect(await browser.firstName()).toBe("Mia");
  });

  it("is accepted from Telegram's own page as well, which is another site", async () => {
    const browser = await freshBrowser();
    expect((await browser.follow(await browser.begin(), mia(), FROM_ANOTHER_SITE)).status).toBe(302);
    expect(await browser.firstName()).toBe("Mia");
  });

  it("sets a browser cookie that scripts cannot read, for ten minutes and this path alone", async () => {
    const server = await freshTelegramServer();
    const { headers } = await server.post(`${PATH}/start`, {});
    expect(String(headers["set-cookie"])).toMatch(
      /^login=[\w-]{43}; Max-Age=600; Path=\/api\/auth\/telegram; HttpOnly; SameSite=Lax$/,
    );
  });

  it("may be loaded again by the player it logged in, without a new session (ABU-05)", async () => {
    const browser = await freshBrowser();
    const address = await browser.begin();
    await browser.follow(address, mia());
    const again = await browser.follow(address, mia());
    expect([again.status, again.headers.location, again.headers["set-cookie"]]).toEqual([
      302,
      "/",
      undefined,
    ]);
    browser.server.clock.pass(TEN_MINUTES);
    expect((await browser.follow(address, mia())).status).toBe(302);
  });

  it("works from several tabs of one browser, whichever the player confirms", async () => {
    const browser = await freshBrowser();
    const [first, second] = [await browser.begin(), await browser.begin()];
    expect(first).not.toBe(second);
    expect((await browser.follow(first, mia(1))).status).toBe(302);
    browser.cookies.delete("sid");
    expect((await browser.follow(second, mia(2))).status).toBe(302);
  });

  it("is valid for at most ten minutes", async () => {
    const late = await freshBrowser();
    const address = await late.begin();
    late.server.clock.pass(TEN_MINUTES);
    expect((await late.follow(address, mia())).status).toBe(401);
    const timely = await late.begin();
    late.server.clock.pass(TEN_MINUTES - 1);
    expect((await late.follow(timely, mia())).status).toBe(302);
  });

  it("accepts its state once, whatever login comes with it", async () => {
    const browser = await freshBrowser();
    const address = await browser.begin();
    expect((await browser.follow(address, mia())).status).toBe(302);
    browser.cookies.delete("sid");
    expect((await browser.follow(address, mia(30))).status).toBe(401);
    expect(await browser.firstName()).toBeUndefined();
  });

  it("opens one session for twenty parallel requests (ABU-05)", async () => {
    const browser = await freshBrowser();
    const address = await browser.begin();
    const marked = { login: browser.cookies.get("login") ?? "" };
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => {
        const tab = new TestBrowser(browser.server);
        tab.cookies.set("login", marked.login);
        return tab.follow(address, mia(index % 2));
      }),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([302, ...Array(19).fill(401)]);
  });

  it("stores nothing before somebody has logged in with it", async () => {
    const file = join(dataFolder(), "game.sqlite");
    const browser = await freshBrowser({ file });
    for (let count = 0; count < 20; count++) await browser.follow(await browser.begin(), { ...mia(), id: 1 });
    const database = openDatabase(file, { readonly: true });
    expect(database.prepare("SELECT count(*) FROM used_login_states").pluck().get()).toBe(0);
    database.close();
  });
});

describe("a link on another site with somebody else's signed login", () => {
  it("logs no visitor in, and says so on a page of the game (ABU-06)", async () => {
    const visitor = await freshBrowser();
    const answer = await visitor.follow(PATH, attacker(), FROM_ANOTHER_SITE);
    expect(answer.status).toBe(401);
    expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(answer.headers["set-cookie"]).toBeUndefined();
    expect(answer.body.text).toContain(
      "This login did not begin in this browser, or it took too long. Open the game and log in there.",
    );
    expect(answer.body.text).not.toContain("Mallory");
    expect(answer.headers["referrer-policy"]).toBe("no-referrer");
    expect(answer.headers["cache-control"]).toBe("no-store");
    expect(String(answer.headers["content-security-policy"])).toMatch(
      /^default-src 'none';style-src 'sha256-[^']+';base-uri 'none';form-action 'none';frame-ancestors 'none'$/,
    );
    expect(await visitor.firstName()).toBeUndefined();
  });

  it("logs nobody in, even with a state made for the attacker's own browser", async () => {
    const server = await freshTelegramServer();
    const [mallory, visitor] = [new TestBrowser(server), new TestBrowser(server)];
    const address = await mallory.begin();
    expect((await visitor.follow(address, attacker(), FROM_ANOTHER_SITE)).status).toBe(401);
    // Also not where the visitor's own login has begun meanwhile.
    await visitor.begin();
    expect((await visitor.follow(address, attacker(), FROM_ANOTHER_SITE)).status).toBe(401);
    expect(await visitor.firstName()).toBeUndefined();
  });

  it("neither ends nor replaces the session of the player who follows it (ABU-06, ABU-09)", async () => {
    const browser = await freshBrowser();
    await browser.follow(await browser.begin(), mia());
    const sid = browser.cookies.get("sid");
    for (const address of [PATH, await browser.begin()])
      for (const fields of [attacker(), { ...attacker(), hash: "0".repeat(64) }, { id: 1 }]) {
        const answer = await browser.follow(address, fields, FROM_ANOTHER_SITE);
        expect([400, 401]).toContain(answer.status);
        expect(answer.headers["set-cookie"]).toBeUndefined();
        expect(answer.body.text).toContain("You stay logged in as you were.");
      }
    expect(browser.cookies.get("sid")).toBe(sid);
    expect(await browser.firstName()).toBe("Mia");
  });

  it("is refused as JSON when no page is asked for, like a forged login (ABU-01, ABU-03)", async () => {
    const browser = await freshBrowser();
    const json = { accept: "application/json" };
    expect(await browser.follow(PATH, mia(), json)).toMatchObject({
      status: 401,
      body: { code: "login_not_begun_here" },
    });
    const address = await browser.begin();
    const forged = { ...mia(), first_name: "Eve" };
    expect(await browser.follow(address, forged, json)).toMatchObject({
      status: 401,
      body: { code: "login_refused" },
    });
    const extra = { ...mia(), is_admin: "1" };
    expect((await browser.follow(address, extra, json)).status).toBe(401);
    expect((await browser.follow(address, mia(), json)).status).toBe(302);
  });

  it.each(["", "x", "A".repeat(72), `${"A".repeat(71)}=`])(
    "is refused despite the state '%s'",
    async (state) => {
      const browser = await freshBrowser();
      await browser.begin();
      expect((await browser.follow(`${PATH}?state=${state}`, mia())).status).toBe(401);
    },
  );

  it("is refused with a state of another database or spelling", async () => {
    // Its database is made anew, with a secret of its own; those of the tests are copies of one.
    const [browser, other] = [await freshBrowser(), await freshBrowser({ file: ":memory:" })];
    const foreign = await other.begin();
    browser.cookies.set("login", other.cookies.get("login") ?? "");
    expect((await browser.follow(foreign, mia())).status).toBe(401);
    const own = await browser.begin();
    await browser.follow(own, mia(1));
    browser.cookies.delete("sid");
    for (const spelling of [`${own}=`, `${own}%20`, own.replaceAll("-", "+").replaceAll("_", "/")])
      expect((await browser.follow(spelling, mia(2))).status).toBe(401);
  });
});

describe("a page of another site", () => {
  it("can neither begin a login nor log in or out, even if only Sec-Fetch-Site shows it (ABU-09)", async () => {
    const server = await freshTelegramServer();
    const ann = await server.player();
    for (const headers of [
      { "sec-fetch-site": "cross-site" },
      { "sec-fetch-site": "same-site" },
      { origin: "https://evil.example" },
      { origin: "null" },
    ]) {
      expect(await ann.post("logout", {}, headers)).toMatchObject({
        status: 403,
        body: { code: "foreign_origin" },
      });
      expect((await ann.post("auth/telegram", mia(), headers)).status).toBe(403);
      expect((await ann.post("auth/telegram/start", {}, headers)).status).toBe(403);
    }
    expect((await ann.get("whoami")).body.firstName).toBe("Ann");
    expect((await ann.post("logout", {}, { "sec-fetch-site": "same-origin" })).status).toBe(200);
  });

  it("ends no session with a failing login (ABU-06)", async () => {
    const server = await freshTelegramServer();
    const ann = await server.player();
    const failed = await ann.post("auth/telegram", { ...mia(), hash: "0".repeat(64) });
    expect([failed.status, sidOf(failed)]).toEqual([401, ""]);
    expect((await ann.get("whoami")).body.firstName).toBe("Ann");
  });
});
