import { describe, expect, it } from "vitest";
import { type Answer, BOT_TOKEN, START, sidOf, signedLogin, TestPlayer } from "../../lab-server.ts";
import { OidcBrowser, type OidcGame, oidcGame } from "../../oidc/oidc-game.ts";

const environment = { TELEGRAM_BOT_TOKEN: BOT_TOKEN, TELEGRAM_BOT_NAME: "lab_bot" };

/** The same Telegram user as the provider's, by the widget; each `secondsAgo` is another login. */
const byWidget = ({ server }: OidcGame, secondsAgo = 0): Promise<Answer> =>
  server.post(
    "/api/auth/telegram",
    signedLogin({ id: 99001, first_name: "Mia", auth_date: START / 1000 - secondsAgo }),
  );

async function byProvider({ server, provider }: OidcGame): Promise<string> {
  const browser = new OidcBrowser({ server, provider });
  await browser.logIn();
  return String((await browser.whoami()).userId);
}

describe("one Telegram user", () => {
  it("is the same player through the widget first and OpenID Connect then (GAP-01)", async () => {
    const game = await oidcGame({ environment });
    const first = await byWidget(game);
    await new TestPlayer(game.server, sidOf(first), "").built("catLair", 0, 0);
    const browser = new OidcBrowser(game);
    await browser.logIn();
    expect((await browser.whoami()).userId).toBe(first.body.userId);
    const { body } = await game.server.get("/api/getGameState", browser.cookieHeader());
    expect(body.machines).toMatchObject([{ type: "catLair" }]);
  });

  it("is the same player through OpenID Connect first and the widget then (GAP-01)", async () => {
    const game = await oidcGame({ environment });
    const userId = await byProvider(game);
    expect((await byWidget(game)).body.userId).toBe(userId);
  });

  it("is one player with one start gift after twenty parallel first logins, half of them each way (ABU-05)", async () => {
    const game = await oidcGame({ environment });
    const ids = await Promise.all(
      Array.from({ length: 20 }, async (_, index) =>
        index % 2 === 0 ? byProvider(game) : String((await byWidget(game, index)).body.userId),
      ),
    );
    expect(new Set(ids).size).toBe(1);
    expect(ids[0]).toMatch(/^[\w-]{22}$/);
    const player = new TestPlayer(game.server, sidOf(await byWidget(game)), ids[0] ?? "");
    expect((await player.lab()).tcorvax).toBe("300");
  });

  it("is not found under the provider's sub, whatever number that is", async () => {
    const game = await oidcGame({ environment });
    const { userId } = (await byWidget(game)).body;
    game.provider.user = { id: 4711, sub: "99001", name: "Eve" };
    expect(await byProvider(game)).not.toBe(userId);
  });
});
