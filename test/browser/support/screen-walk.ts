import { expect, type Page } from "@playwright/test";
import { fill, hashRules, newReplay, shippedRules as rules, type Texts } from "../../../rules/index.ts";
import { BATTLE_KEY_BEFORE } from "../../../ui/battle/ai-battle/waiting-battle.ts";
import { makeAccount } from "./development-calls.ts";
import type { GamePage } from "./game-page.ts";
import { almostWon, fullBattle } from "./left-battles.ts";
import { buildWholeLab } from "./whole-lab.ts";

const CREATURES = [
  { species_name: "Corvax", form: 3, rarity: "Legendary" },
  { species_name: "Bullx", form: 0, rarity: "Common" },
];

/** A walk through the screens of the game on a phone, as somebody takes it who reads these texts. */
export class ScreenWalk {
  private readonly game: GamePage;
  private readonly page: Page;
  private readonly texts: Texts;
  private readonly look: (where: string) => Promise<void>;

  /** @param look looks at what the page shows now; `where` names it */
  constructor(game: GamePage, texts: Texts, look: (where: string) => Promise<void>) {
    this.game = game;
    this.page = game.page;
    this.texts = texts;
    this.look = look;
  }

  /** Login, welcome, lab, its dialogs and the menus, arena, replay and battle; `name` is this walk's alone. */
  async everywhere(name: string): Promise<void> {
    const { page, texts } = this;
    await page.goto("/");
    await this.game.button(texts.app.look.heading).waitFor();
    await this.look("login");
    await this.lookInto(texts.app.look.heading, "login-look");
    await this.game.logInUnseen(name);
    await makeAccount(page, { creatures: CREATURES, tools: ["Babylon Keystone"], spells: [] });
    await buildWholeLab(page);
    await page.goto("/");
    await this.game.roomIsThere();
    await this.look("welcome");
    await this.press(texts.app.dialogs.startPlaying);
    await this.game.putPraiseAway();
    await this.look("lab");
    await this.machines();
    await this.menus();
    await this.arena();
    await this.battle();
  }

  private async press(name: string): Promise<void> {
    await this.game.button(name).first().click();
  }

  /** Looks at what a button opens, and closes it; `dialogs` are open then. */
  private async lookInto(button: string, where: string, dialogs = 1): Promise<void> {
    await this.press(button);
    await this.page
      .locator("[role=dialog][data-state=open]")
      .nth(dialogs - 1)
      .waitFor();
    await this.look(where);
    await this.page.keyboard.press("Escape");
  }

  private async machines(): Promise<void> {
    const { lab, machines } = this.texts;
    const { name } = machines.incubator;
    await this.lookInto(fill(lab.machineList.optionsOf, { name }), "machine-card");
    await this.lookInto(fill(lab.machineList.activateOne, { machine: name }), "incubator");
    await this.lookInto(fill(lab.machineList.optionsOf, { name: lab.cat.stockName }), "cat");
  }

  private async menus(): Promise<void> {
    const { page, texts } = this;
    const { hud, panel, places } = texts.lab;
    await this.press(hud.menu);
    for (const section of await page.locator("[role=dialog] button[aria-expanded]").all()) {
      if ((await section.getAttribute("aria-expanded")) !== "true") await section.click();
      await this.look(`menu-${(await section.getAttribute("id")) ?? ""}`);
    }
    await this.lookInto(hud.helpGuide, "guide", 2);
    await this.lookInto(hud.settings, "settings", 2);
    await this.press(texts.goals.profile);
    await this.look("profile");
    for (const [button, where] of [
      [texts.friends.showLab.button, "show-lab"],
      [texts.collection.book.title, "book"],
      [texts.decorations.title, "decorate"],
      [texts.lab.statistics.title, "statistics"],
    ] as const)
      await this.lookInto(button, where, 2);
    await this.press(texts.friends.title);
    await this.look("friends");
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await this.lookInto(places.battle, "battle-menu");
    await this.press(places.creatures);
    await page.getByRole("dialog").last().waitFor();
    await this.look("creatures");
    await page.keyboard.press("Escape");
    await this.press(places.battle);
    await this.press(panel.pvpBattle);
    await page.getByRole("tab").first().waitFor();
    for (const tab of await page.getByRole("tab").all()) {
      await tab.click();
      await this.look(`pvp-${await tab.getAttribute("id")}`);
    }
    await this.press(texts.words.close);
  }

  private async arena(): Promise<void> {
    const { lab, words, team } = this.texts;
    await this.press(lab.places.battle);
    await this.press(lab.panel.practiceBattle);
    await this.look("arena");
    const { saved } = almostWon("nobody");
    const replay = newReplay(rules, hashRules(rules), saved.setup, saved.actions);
    const file = {
      name: "replay.json",
      mimeType: "application/json",
      buffer: Buffer.from(JSON.stringify(replay)),
    };
    await this.page.locator("input[type=file]").setInputFiles(file);
    await this.fieldIsThere();
    await this.look("replay");
    await this.press(words.back);
    await this.press(team.buttons.choose);
    await this.look("team");
  }

  private async battle(): Promise<void> {
    const { page, texts } = this;
    const { userId } = await (await page.request.get("/api/whoami")).json();
    const kept: [string, string] = [BATTLE_KEY_BEFORE, JSON.stringify(fullBattle(userId).saved)];
    await page.evaluate(([key, battle]) => localStorage.setItem(key, battle), kept);
    await page.reload();
    await page.locator("[role=dialog][data-state=open]").waitFor();
    await this.look("battle-waits");
    await this.press(texts.app.dialogs.resumeBattle);
    await this.fieldIsThere();
    await expect(page.locator("p[data-phase=player]")).toBeVisible();
    await page.locator("[data-row=player] button").first().click();
    await this.look("battle");
    await this.lookInto(texts.battleScreen.layout.details, "battle-details");
    await this.lookInto(texts.arena.battle.leave, "battle-leave");
  }

  private async fieldIsThere(): Promise<void> {
    await expect(this.page.locator("[data-battlefield]")).toHaveAttribute("data-battle", "ready");
  }
}
