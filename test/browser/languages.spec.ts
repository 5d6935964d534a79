import type { Locator, Page } from "@playwright/test";
import { hashRules, newReplay, shippedRules as rules } from "../../rules/index.ts";
import { BATTLE_KEY } from "../../ui/battle/ai-battle/waiting-battle.ts";
import { grant, makeAccount } from "./support/development-calls.ts";
import type { GamePage } from "./support/game-page.ts";
import { expect, test } from "./support/game-test.ts";
import { almostWon, fullBattle } from "./support/left-battles.ts";
import {
  expectNoClippedText,
  expectNoCrowdedButtons,
  expectNoSidewaysScroll,
} from "./support/page-layout.ts";
import { type PseudoKind, pseudo, speakPseudo } from "./support/pseudo-language.ts";

const { texts } = rules;
const CREATURES = [
  { species_name: "Corvax", form: 3, rarity: "Legendary" },
  { species_name: "Bullx", form: 0, rarity: "Common" },
];

/** The game in a language that nobody speaks. */
class PseudoGame {
  readonly game: GamePage;
  readonly page: Page;
  readonly kind: PseudoKind;
  private readonly pictures: string | undefined = process.env.PICTURES;

  constructor(game: GamePage, kind: PseudoKind) {
    this.game = game;
    this.page = game.page;
    this.kind = kind;
  }

  async press(english: string): Promise<void> {
    await this.game.button(pseudo(this.kind, english)).first().click();
  }

  /** Nothing of what is shown is cut off, outside of its button or over another one. */
  async look(where: string): Promise<void> {
    const place = `${where} (${this.kind})`;
    if (this.pictures !== undefined)
      await this.page.screenshot({
        path: `${this.pictures}/${this.kind}-${where}.png`,
        animations: "disabled",
      });
    await expectNoSidewaysScroll(this.page, place);
    await expectNoClippedText(this.page, place);
    await expectNoCrowdedButtons(this.page, place);
  }

  /** Looks at what a button opens, and closes it; `dialogs` are open then. */
  async lookInto(english: string, where: string, dialogs = 1): Promise<void> {
    await this.press(english);
    await this.page
      .locator("[role=dialog][data-state=open]")
      .nth(dialogs - 1)
      .waitFor();
    await this.look(where);
    await this.page.keyboard.press("Escape");
  }
}

for (const kind of ["long", "rtl"] as const)
  test(`nothing is cut off or crowded on a phone in a language that is ${kind === "long" ? "a third longer" : "written from right to left"} (GAP-63) @phone`, async ({
    game,
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await speakPseudo(page, kind);
    const spoken = new PseudoGame(game, kind);
    await page.goto("/");
    await expect(page.locator("html")).toHaveAttribute("dir", kind === "rtl" ? "rtl" : "ltr");
    await spoken.look("login");
    const name = kind === "long" ? "Uma" : "Nil";
    await page.request.post("/api/auth/dev", { data: { name } });
    await makeAccount(page, { creatures: CREATURES, tools: ["Babylon Keystone"], spells: [] });
    await page.goto("/");
    await spoken.look("welcome");
    await spoken.press(texts.app.dialogs.startPlaying);
    await game.roomIsThere();
    await spoken.look("lab");
    await lookAtMenus(spoken);
    await lookAtArena(spoken);
    await lookAtBattle(spoken);
  });

test("the header and the bar of places take one line each on the narrowest phones in every language (LAB-134, GAP-63) @phone", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  // The room's pictures are not looked at.
  await page.route(/\/assets\/(phaser|lab|room1)[-_]/, (route) => route.abort());
  await page.request.post("/api/auth/dev", { data: { name: "Olga" } });
  await grant(page, { tcorvax: "123456.789", catNips: "98765.4", energy: "12345.6", eggs: "321" });
  await page.goto("/");
  const { languages } = await (await page.request.get("/api/rules")).json();
  expect(languages.length).toBeGreaterThanOrEqual(5);
  const header = page.locator("header[data-sticky-header]");
  const bar = page.locator("nav:has([aria-current=page])");
  for (const language of languages) {
    await page.request.post("/api/setLanguage", { data: { language } });
    await page.reload();
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    // Amounts and fonts arrive after the language.
    await expect.poll(() => linesOf(header, "[data-resource]"), `lines of the header in ${language}`).toBe(1);
    await expect.poll(() => linesOf(bar, "button > :last-child"), `lines of the bar in ${language}`).toBe(1);
    await expectNoSidewaysScroll(page, language);
    await expectNoClippedText(page, language);
  }
});

/** How many lines the parts of something take; a text that is wider than its part counts as a further one. */
function linesOf(place: Locator, parts: string): Promise<number> {
  return place.evaluate((element, selector) => {
    const shown = [...element.querySelectorAll(selector)];
    const tops = new Set(shown.map((part) => Math.round(part.getBoundingClientRect().top)));
    const heights = new Set(shown.map((part) => Math.round(part.getBoundingClientRect().height)));
    const isWide = (part: Element) => part.scrollWidth > part.clientWidth + 1;
    return Math.max(tops.size, heights.size) + shown.filter(isWide).length;
  }, parts);
}

async function lookAtMenus(spoken: PseudoGame): Promise<void> {
  const { page } = spoken;
  const { hud, panel, places } = texts.lab;
  await spoken.press(hud.menu);
  for (const section of await page.locator("[role=dialog] button[aria-expanded]").all()) {
    if ((await section.getAttribute("aria-expanded")) !== "true") await section.click();
    await spoken.look(`menu-${(await section.getAttribute("id")) ?? ""}`);
  }
  await spoken.lookInto(hud.helpGuide, "guide", 2);
  await spoken.lookInto(hud.settings, "settings", 2);
  await spoken.press(texts.goals.profile);
  await spoken.look("profile");
  for (const [english, where] of [
    [texts.friends.showLab.button, "show-lab"],
    [texts.collection.book.title, "book"],
    [texts.decorations.title, "decorate"],
  ] as const)
    await spoken.lookInto(english, where, 2);
  await spoken.press(texts.friends.title);
  await spoken.look("friends");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await spoken.lookInto(places.battle, "battle-menu");
  await spoken.press(places.creatures);
  await page.getByRole("dialog").last().waitFor();
  await spoken.look("creatures");
  await page.keyboard.press("Escape");
  await spoken.press(places.battle);
  await spoken.press(panel.pvpBattle);
  for (const tab of await page.getByRole("tab").all()) {
    await tab.click();
    await spoken.look(`pvp-${await tab.getAttribute("id")}`);
  }
  await spoken.press(texts.words.close);
}

async function lookAtArena(spoken: PseudoGame): Promise<void> {
  const { lab } = texts;
  await spoken.press(lab.hud.menu);
  await spoken.press(lab.panel.practiceBattle);
  await spoken.look("arena");
  const { saved } = almostWon("nobody");
  const replay = newReplay(rules, hashRules(rules), saved.setup, saved.actions);
  const file = {
    name: "replay.json",
    mimeType: "application/json",
    buffer: Buffer.from(JSON.stringify(replay)),
  };
  await spoken.page.locator("input[type=file]").setInputFiles(file);
  await expect(spoken.page.locator("[data-battlefield]")).toHaveAttribute("data-battle", "ready");
  await spoken.look("replay");
  await spoken.press(texts.words.back);
  await spoken.press(texts.team.buttons.choose);
  await spoken.look("team");
}

async function lookAtBattle(spoken: PseudoGame): Promise<void> {
  const { page } = spoken;
  const { userId } = await (await page.request.get("/api/whoami")).json();
  const kept: [string, string] = [BATTLE_KEY, JSON.stringify(fullBattle(userId).saved)];
  await page.evaluate(([key, battle]) => localStorage.setItem(key, battle), kept);
  await page.reload();
  await spoken.look("battle-waits");
  await spoken.press(texts.app.dialogs.resumeBattle);
  await expect(page.locator("[data-battlefield]")).toHaveAttribute("data-battle", "ready");
  await expect(page.locator("p[data-phase=player]")).toBeVisible();
  await page.locator("[data-row=player] button").first().click();
  await spoken.look("battle");
  await spoken.lookInto(texts.battleScreen.layout.details, "battle-details");
  await spoken.lookInto(texts.arena.battle.leave, "battle-leave");
}
