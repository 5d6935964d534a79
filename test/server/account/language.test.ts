import { describe, expect, it } from "vitest";
import { languagesFrom, textsFolder } from "../german.ts";
import { BOT_TOKEN } from "../lab-server.ts";
import { worldRules } from "../ledger-world.ts";
import { freshDuel } from "../pvp/duel.ts";
import { freshServer } from "../server-per-test.ts";

const german = () => languagesFrom(textsFolder());

describe("the language of an account", () => {
  it("the account tells its language at the next login and in the export, and refuses one that there is not (GAP-63)", async () => {
    const server = await freshServer({ languages: german() });
    const ann = await server.player("Ann");
    expect((await ann.get("whoami")).body).not.toHaveProperty("language");
    expect((await ann.post("setLanguage", { language: "de" })).body).toEqual({ success: true });
    const elsewhere = await server.player("Ann");
    expect((await elsewhere.get("whoami")).body).toMatchObject({ language: "de" });
    expect((await ann.get("exportAccount")).body).toMatchObject({ player: { language: "de" } });
    expect((await (await server.player("Bob")).get("whoami")).body).not.toHaveProperty("language");
  });

  it.each(["../../server", "de/../en", "DE", "__proto__", "tlh", "de; path=/"])(
    "is refused when it is no language of this server, and chooses nothing as a cookie or in a query: %s (ABU-94)",
    async (language) => {
      const server = await freshServer({ languages: german() });
      const ann = await server.player("Ann");
      expect(await ann.post("setLanguage", { language })).toMatchObject({
        status: 400,
        body: { code: "unknown_language" },
      });
      expect((await ann.get("whoami")).body).not.toHaveProperty("language");
      const rules = await server.get(`/api/rules?language=${encodeURIComponent(language)}`, {
        cookie: `language=${encodeURIComponent(language)}`,
      });
      expect(rules).toMatchObject({ status: 200, headers: { "content-language": "en" } });
    },
  );

  it.each([
    ["language=de", { language: "de" }, "de"],
    ["language=en", { "accept-language": "de" }, "en"],
    ["sid=none", { "accept-language": "de-CH, en;q=0.5" }, "de"],
    ["language=de", { "accept-language": "en" }, "de"],
  ])(
    "is that of the browser's cookie before the one it would like: %s, %j (GAP-63)",
    async (cookie, headers, language) => {
      const server = await freshServer({ languages: german() });
      const answer = await server.get("/api/rules", { cookie, ...headers });
      expect(answer.headers["content-language"]).toBe(language);
    },
  );

  it("the page about a refused login speaks the player's language (GAP-63)", async () => {
    const words = { "refused-login.json": { notLoggedIn: "Du bist nicht angemeldet" } };
    const server = await freshServer({
      languages: languagesFrom(textsFolder(words)),
      environment: { TELEGRAM_BOT_TOKEN: BOT_TOKEN, TELEGRAM_BOT_NAME: "@lab_bot" },
    });
    const page = await server.get("/api/auth/telegram?id=1&first_name=A&auth_date=1&hash=x", {
      accept: "text/html",
      "accept-language": "en",
      cookie: "language=de",
    });
    expect(page.body.text).toContain('<html lang="de" dir="ltr">');
    expect(page.body.text).toContain("Du bist nicht angemeldet");
  });

  it("the log of a battle speaks the language of each of its players (GAP-63)", async () => {
    const log = { turnOwn: "Zug {turn} (du)", deployed: "{creature} betritt das Feld" };
    const duel = await freshDuel({ languages: languagesFrom(textsFolder({ "battle-log.json": log })) });
    await duel.mover.browser.post("setLanguage", { language: "de" });
    await duel.deployed();
    const linesOf = async (player: typeof duel.mover) =>
      (await player.battle(duel.battleId)).battleState.player1.battleLog.map(({ message }) => message);
    expect(await linesOf(duel.mover)).toEqual(
      expect.arrayContaining(["Zug 1 (du)", expect.stringMatching(/ betritt das Feld$/)]),
    );
    const english = worldRules.texts.battleLog.deployed.replace("{creature}", "");
    expect((await linesOf(duel.other)).filter((line) => line.endsWith(english))).toHaveLength(2);
  });
});
