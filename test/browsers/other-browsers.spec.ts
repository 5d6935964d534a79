import { test as base } from "@playwright/test";
import { GameServer } from "../browser/support/game-server.ts";
import { type DrivenBrowser, startFirefox, startWebKit } from "./driven-browser.ts";
import { Player } from "./player.ts";

/** Beside Chromium, for which `test/browser` is: those that this machine has; the others are left out, and it says so. */
const BROWSERS = { "Firefox ESR": startFirefox, WebKitGTK: startWebKit };

interface Fixtures {
  server: GameServer;
  browserOfSystem: DrivenBrowser;
  player: Player;
}

for (const [name, start] of Object.entries(BROWSERS)) {
  const test = base.extend<Fixtures>({
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
    server: async ({}, use) => {
      const server = await GameServer.start("browsers");
      await use(server);
      await server.remove();
    },
    // biome-ignore lint/correctness/noEmptyPattern: as above
    browserOfSystem: async ({}, use) => {
      if (start === null) throw new Error(`${name} is not installed.`);
      const browser = await start();
      await use(browser);
      await browser.close();
    },
    player: async ({ browserOfSystem }, use) => use(new Player(browserOfSystem)),
  });

  test.describe(name, () => {
    test.skip(start === null, `${name} is not installed: apt-get install firefox-esr webkit2gtk-driver xvfb`);

    const arrives = async (player: Player, browser: DrivenBrowser, url: string) => {
      await browser.open(url);
      await player.presses("Your name");
      await browser.type("Robin");
      await player.presses("Play");
      await player.roomIsThere();
      await player.presses("Start Playing");
    };

    test("the first minute is played: log in, build, collect", async ({
      server,
      browserOfSystem: browser,
      player,
    }) => {
      await arrives(player, browser, server.url);
      process.stdout.write(`${name}: the room is drawn by ${await player.drawnBy()}\n`);
      await player.presses("Build Machines");
      await player.presses("Build Cat's Lair");
      await player.presses("Build here");
      await player.sees("Cat's Lair built");
      await player.presses("Activate Cat's Lair");
      await player.sees("60 min left");
    });

    test("the first turn of a battle is played", async ({ server, browserOfSystem: browser, player }) => {
      await arrives(player, browser, server.url);
      await player.presses("More Battles");
      await player.presses("Practice Battle");
      await player.presses("No, Thanks");
      await player.presses("Start Battle!");
      await player.presses("Start Battle with 3 Creatures");
      await player.waitsFor("the player's turn", "document.querySelector('p[data-phase=player]')");
      process.stdout.write(`${name}: the field is drawn by ${await player.drawnBy()}\n`);
      await browser.type("m");
      const firstMove = "document.querySelector('[role=dialog] li button')";
      await player.waitsFor("a move", firstMove);
      await browser.evaluate(`${firstMove}.click()`);
      await player.presses("End Turn");
      // What energy is left for may be asked first.
      const isAnswered = `(() => {
        const buttons = [...document.querySelectorAll("[role=dialog] button")];
        buttons.find(({ textContent }) => textContent.trim().startsWith("End Turn"))?.click();
        return document.body.textContent.includes("Turn 2");
      })()`;
      await player.waitsFor("the second turn", isAnswered);
    });

    test("the game starts without its server once it was opened", async ({
      server,
      browserOfSystem: browser,
      player,
    }) => {
      await arrives(player, browser, server.url);
      const hasWorkers = await browser.evaluate<boolean>(
        "'serviceWorker' in navigator && 'caches' in window",
      );
      test.skip(!hasWorkers, `${name} has no service workers here, so that it starts with its server alone.`);
      await player.waitsFor(
        "a kept build",
        `caches.keys().then(async (names) => {
          const shell = names.find((one) => one.startsWith("shell-"));
          if (shell === undefined || navigator.serviceWorker.controller === null) return false;
          const kept = await (await caches.open(shell)).keys();
          return kept.some(({ url }) => url.includes("/kept/rules/"));
        })`,
      );
      await server.pause();
      await browser.open(server.url);
      await player.roomIsThere();
      await player.sees("You see your lab as it was on");
    });
  });
}
