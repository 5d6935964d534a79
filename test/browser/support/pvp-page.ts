import { expect, type Locator } from "@playwright/test";
import type { GamePage } from "./game-page.ts";

/** The PvP arena as a player has it before them. */
export class PvpPage {
  readonly game: GamePage;

  constructor(game: GamePage) {
    this.game = game;
  }

  get myTurn(): Locator {
    return this.game.page.locator("p[data-phase=player]");
  }

  get waiting(): Locator {
    return this.game.page.getByRole("status").getByText("Waiting for opponent...", { exact: true });
  }

  get countdown(): Locator {
    return this.game.page.getByRole("timer");
  }

  get ownField(): Locator {
    return this.game.page.locator("[data-row=player] button");
  }

  get otherField(): Locator {
    return this.game.page.locator("[data-row=enemy] button");
  }

  get lostContact(): Locator {
    return this.game.page.getByText("The connection is interrupted.", { exact: false });
  }

  /** Opens the PvP arena from the panel. */
  async enter(): Promise<void> {
    if (this.game.isPhone) await this.game.button("Menu").click();
    await this.game.button("PvP Battle").click();
    await expect(this.game.page.getByRole("dialog", { name: "PvP Battle Arena" })).toBeVisible();
  }

  /** Chooses so many creatures and looks for an opponent. */
  async findOpponent(creatures: number): Promise<void> {
    const cards = this.game.page.getByRole("region", { name: "Choose your deck" }).getByRole("button");
    for (let card = 0; card < creatures; card++) await cards.nth(card).click();
    await this.game.button("Find Opponent").click();
  }

  /** Waits for the battle, and has what happens in it shown as fast as it can be. */
  async battleBegins(): Promise<void> {
    await expect(this.myTurn.or(this.waiting).first()).toBeVisible();
    for (const speed of [1, 2]) await this.game.button(new RegExp(`^Speed ${speed}x`)).click();
  }

  action(name: string): Locator {
    return this.game.page
      .getByLabel("Actions", { exact: true })
      .getByRole("button", { name: new RegExp(`^${name}`) });
  }

  /** Plays the first card of the hand. */
  async deploy(): Promise<void> {
    await this.game.page.getByRole("region", { name: "Your hand" }).getByRole("button").first().click();
    await this.action("Deploy").click();
    await expect(this.ownField).toHaveCount(1);
  }

  /** Attacks with the first creature, and waits until that has been seen. */
  async attack(): Promise<void> {
    if ((await this.ownField.first().getAttribute("aria-pressed")) !== "true")
      await this.ownField.first().click();
    await this.otherField.first().click();
    await expect(this.myTurn.or(this.ended).first()).toBeVisible();
  }

  async endTurn(): Promise<void> {
    await this.action("End Turn").click();
    const question = this.game.page.getByRole("dialog", { name: "End your turn?" });
    if (await question.isVisible()) await question.getByRole("button", { name: "End Turn" }).click();
    await expect(this.waiting).toBeVisible();
  }

  /** Energy of the own side, as the header says it. */
  async energy(): Promise<number> {
    const text = (await this.game.page.getByLabel("Your side", { exact: true }).textContent()) ?? "";
    return Number(/Energy (\d+)\/25/.exec(text)?.[1]);
  }

  /** The replay of the battle, offered by its result. */
  get ended(): Locator {
    return this.game.button("Watch Replay");
  }

  async openTab(name: "Battle" | "My Stats" | "Leaderboard"): Promise<void> {
    await this.game.page.getByRole("tab", { name, exact: true }).click();
  }

  /** The value on a card of the stats tab. */
  card(name: string): Locator {
    const row = this.game.page
      .locator("dl > div")
      .filter({ has: this.game.page.getByText(name, { exact: true }) });
    return row.locator("dd").first();
  }
}
