import { expect, type Locator, type Page } from "@playwright/test";
import { behave, makeAccount } from "./development-calls.ts";
import type { GamePage } from "./game-page.ts";
import { WalletPage } from "./wallet-page.ts";

/** Creatures, tools and spells as a player has them: the panel's buttons, the dialogs, the wallet's sheet. */
export class CollectionPage {
  private readonly game: GamePage;
  private readonly page: Page;
  private readonly wallet: WalletPage;

  constructor(game: GamePage) {
    this.game = game;
    this.page = game.page;
    this.wallet = new WalletPage(game);
  }

  dialog(title: string): Locator {
    return this.page.getByRole("dialog", { name: title, exact: true });
  }

  get signSheet(): Locator {
    return this.dialog("Sign this transaction?");
  }

  /** Logs in with a fresh account that holds these things; it is connected by itself, on a ledger that behaves. */
  async enter(name: string, holdings: object): Promise<void> {
    await this.game.logIn(name);
    await this.game.button("Start Playing").click();
    await behave(this.page, {});
    await makeAccount(this.page, holdings);
    await this.page.reload();
    await this.game.roomIsThere();
  }

  /** Presses a button of the panel; on a phone the menu is opened for it. */
  async open(button: "Mint Creature" | "View Creatures"): Promise<void> {
    if (this.game.isPhone && !(await this.game.button(button).isVisible()))
      await this.game.button("Menu").click();
    await this.game.button(button).click();
  }

  /** Closes the dialog in front with its own button. */
  async close(title: string): Promise<void> {
    await this.dialog(title).getByRole("button", { name: "Close", exact: true }).last().click();
    await expect(this.dialog(title)).toHaveCount(0);
  }

  async press(title: string, button: string): Promise<void> {
    await this.dialog(title).getByRole("button", { name: button, exact: true }).click();
  }

  /** Chooses how many upgrades one signature makes. */
  async chooseUpgrades(title: string, option: string): Promise<void> {
    await this.dialog(title).getByRole("combobox").selectOption({ label: option });
  }

  async sign(): Promise<void> {
    await this.wallet.approve(this.signSheet);
  }

  async refuseToSign(): Promise<void> {
    await this.wallet.reject(this.signSheet);
  }

  /** Shows the details of a creature; on a phone they take the place of the list. */
  async select(species: string): Promise<void> {
    await this.dialog("Your Evolving Creatures")
      .getByRole("listitem")
      .filter({ hasText: species })
      .getByRole("button")
      .click();
  }
}
