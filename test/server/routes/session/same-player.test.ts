import { describe, expect, it } from "vitest";
import { type Answer, BOT_TOKEN, START, sidOf, signedLogin, TestPlayer } from "../../lab-server.ts";
import { OidcBrowser, type OidcGame, oidcGame } from "../../oidc/oidc-game.ts";

const environment = { TELEGRAM_BOT_TOKEN: BOT_TOKEN, TELEGRAM_BOT_NAME: "lab_bot" };

const game = () => oidcGame({ environment });

/** A login of this Telegram user by the widget; each `secondsAgo` is another login. */
const byWidget = ({ server }: OidcGame, id: number, secondsAgo = 0): Promise<Answer> =>
  server.post(
    "/api/auth/telegram",
    signedLogin({ id, first_name: "Mia", auth_date: START / 1000 - secondsAgo }),
  );

/** A login of this Telegram user through the provider; resolves to the player's public id. */
async function byProvider({ server, provider }: OidcGame, user: object): Promise<string> {
  provider.user = { sub: "4711000000000001", name: "Mia Doe", ...user };
  const browser = new OidcBrowser({ server, provider });
  await browser.logIn();
  return String((await browser.whoami()).userId);
}

describe("one Telegram user", () => {
  it("is the same player through the widget first and OpenID Connect then (GAP-01)", async () => {
    const playing = await game();
    const first = await byWidget(playing, 101);
    await new TestPlayer(playing.server, sidOf(first), "").built("catLair", 0, 0);
    playing.provider.user = { id: 101, sub: "4711000000000001", name: "Mia" };
    await playing.browser.logIn();
    expect((await playing.browser.whoami()).userId).toBe(first.body.userId);
    const { body } = await playing.server.get("/api/getGameState", playing.browser.cookieHeader());
    expect(body.machines).toMatchObject([{ type: "catLair" }]);
  });

  it("is the same player through OpenID Connect first and the widget then (GAP-01)", async () => {
    const playing = await game();
    const userId = await byProvider(playing, { id: 102 });
    expect((await byWidget(playing, 102)).body.userId).toBe(userId);
  });

  it("is one player with one start gift after twenty parallel first logins, half of them each way (ABU-05)", async () => {
    const playing = await game();
    const ids = await Promise.all(
      Array.from({ length: 20 }, async (_, index) =>
        index % 2 === 0
          ? byProvider(playing, { id: 103 })
          : String((await byWidget(playing, 103, index)).body.userId),
      ),
    );
    expect(new Set(ids).size).toBe(1);
    expect(ids[0]).toMatch(/^[\w-]{22}$/);
    const player = new TestPlayer(playing.server, sidOf(await byWidget(playing, 103)), ids[0] ?? "");
    expect((await player.lab()).tcorvax).toBe("300");
  });

  it("is not found under the provider's sub, whatever number that is", async () => {
    const playing = await game();
    const { userId } = (await byWidget(playing, 104)).body;
    expect(await byProvider(playing, { id: 4711, sub: "104" })).not.toBe(userId);
  });
});
