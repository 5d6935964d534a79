import { test as base } from "@playwright/test";
import { drawFewFrames } from "./few-frames.ts";
import { GamePage } from "./game-page.ts";
import { GameServer } from "./game-server.ts";
import { WalletAnswers } from "./wallet-answers.ts";

type GameFixtures = { game: GamePage };
type GameWorkerFixtures = { server: GameServer };

/** A test that plays: `server` is the worker's own, `game` is a page of a new browser on it. */
export const test = base.extend<GameFixtures, GameWorkerFixtures>({
  server: [
    async ({ browserName }, use) => {
      const server = await GameServer.start(browserName);
      await use(server);
      await server.remove();
    },
    { scope: "worker", timeout: 90_000 },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  game: async ({ page }, use, testInfo) => {
    await drawFewFrames(page);
    const game = new GamePage(page, testInfo);
    const walletAnswers = await WalletAnswers.of(page);
    await use(game);
    game.expectNoErrors();
    walletAnswers.expectUnderstood();
  },
});

export { expect } from "@playwright/test";
