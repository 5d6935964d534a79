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

/** A walk through the screens of the game on a phone or a wide screen, as somebody takes it who reads these texts. */
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
    this.look = async (where) => {
      // Praise of a goal may come at any time over the room.
      if ((await game.whatIsInFront()) === null) await game.putPraiseAway();
      await look(where);
    };
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

  /** From here on a panel beside the room has what a phone has in its bar of places and its menu. */
  private get isWide(): boolean {
    return (this.page.viewportSize()?.width ?? 0) >= rules.ui.mobileBreakpoint;
  }

  private async press(name: string): Promise<void> {
    await this.game.button(name).first().click();
  }

  /** Looks at the dialog that a button opens, and leaves it open; returns what was in front before. */
  private async lookAt(button: string, where: string): Promise<string | null> {
    const before = await this.game.whatIsInFront();
    await this.press(button);
    await expect.poll(() => this.game.whatIsInFront(), where).not.toBe(before);
    await this.look(where);
    return before;
  }

  /** Looks at the dialog that a button opens, and closes it. */
  private async lookInto(button: string, where: string): Promise<void> {
    const before = await this.lookAt(button, where);
    await this.page.keyboard.press("Escape");
    await expect.poll(() => this.game.whatIsInFront(), `closed ${where}`).toBe(before);
  }

  private async machines(): Promise<void> {
    const { lab, machines } = this.texts;
    const { name } = machines.incubator;
    await this.machineCard(fill(lab.machineList.optionsOf, { name }));
    await this.lookInto(fill(lab.machineList.activateOne, { machine: name }), "incubator");
    await this.lookInto(fill(lab.machineList.optionsOf, { name: lab.cat.stockName }), "cat");
  }

  /** On a wide screen it stands beside the machine and is no dialog. */
  private async machineCard(options: string): Promise<void> {
    if (!this.isWide) return this.lookInto(options, "machine-card");
    await this.press(options);
    await this.page.locator("[data-machine-card]").waitFor();
    await this.look("machine-card");
    await this.page.keyboard.press("Escape");
  }

  private async menus(): Promise<void> {
    const { page, texts, isWide } = this;
    const { hud, panel, battles } = texts.lab;
    const places = isWide ? { battle: battles.more, creatures: panel.viewCreatures } : texts.lab.places;
    if (!isWide) await this.press(hud.menu);
    const sections = page.locator(`${isWide ? "aside" : "[role=dialog]"} button[aria-expanded]`);
    for (const [number, section] of (await sections.all()).entries()) {
      if ((await section.getAttribute("aria-expanded")) !== "true") await section.click();
      await this.look(`menu-${number + 1}`);
    }
    await this.lookInto(hud.helpGuide, "guide");
    await this.lookInto(hud.settings, "settings");
    await this.lookAt(texts.goals.profile, "profile");
    for (const [button, where] of [
      [texts.friends.showLab.button, "show-lab"],
      [texts.collection.book.title, "book"],
      [texts.decorations.title, "decorate"],
      [texts.lab.statistics.title, "statistics"],
    ] as const)
      await this.lookInto(button, where);
    await this.lookAt(texts.friends.title, "friends");
    // On a phone the menu is still open under it; each place leads back to the room.
    await expect(async () => {
      await page.keyboard.press("Escape");
      expect(await this.game.whatIsInFront()).toBeNull();
    }).toPass();
    await this.lookInto(places.battle, "battle-menu");
    await this.lookInto(places.creatures, "creatures");
    await this.toBattles();
    await this.press(panel.pvpBattle);
    await page.getByRole("tab").first().waitFor();
    for (const [number, tab] of (await page.getByRole("tab").all()).entries()) {
      await tab.click();
      await this.look(`pvp-${number + 1}`);
    }
    await this.press(texts.words.close);
  }

  /** Opens all ways to a battle; those that a wide screen has in its panel are also there. */
  private async toBattles(): Promise<void> {
    const { places, battles } = this.texts.lab;
    await this.press(this.isWide ? battles.more : places.battle);
  }

  private async arena(): Promise<void> {
    const { arena, lab, words, team } = this.texts;
    await this.toBattles();
    await this.press(lab.panel.practiceBattle);
    // Its code comes only now.
    await this.game.button(team.buttons.choose).waitFor();
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
    await this.page.getByRole("heading", { name: arena.team.title }).waitFor();
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
    // A wide screen has them beside the field.
    if (!this.isWide) await this.lookInto(texts.battleScreen.layout.details, "battle-details");
    await this.lookInto(texts.arena.battle.leave, "battle-leave");
  }

  private async fieldIsThere(): Promise<void> {
    await expect(this.page.locator("[data-battlefield]")).toHaveAttribute("data-battle", "ready");
  }
}
