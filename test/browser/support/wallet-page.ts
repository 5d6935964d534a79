import { expect, type Locator, type Page } from "@playwright/test";
import type { GamePage } from "./game-page.ts";

const SHARE = "Share accounts with the game?";

type ConnectControl = HTMLElement & { showPopoverMenu: boolean };

/** The wallet as a player has it: the control top right or the phone's dialog, and the dev wallet's sheets. */
export class WalletPage {
  private readonly game: GamePage;
  private readonly page: Page;

  constructor(game: GamePage) {
    this.game = game;
    this.page = game.page;
  }

  /** The toolkit's own control; phones have none. */
  get control(): Locator {
    return this.page.locator("radix-connect-button");
  }

  /** The wallet dialog of a phone. */
  get dialog(): Locator {
    return this.page.getByRole("dialog", { name: "Wallet", exact: true });
  }

  get shareSheet(): Locator {
    return this.page.getByRole("dialog", { name: SHARE });
  }

  /** Presses what connects a wallet on this screen. */
  async askToConnect(): Promise<void> {
    if (this.game.isPhone) {
      await this.game.openTool("Wallet");
      await this.game.button("Connect").click();
    } else {
      await this.control.click();
      await this.control.getByText("Connect Now").click();
    }
  }

  /** Connects, and shares and proves the first account in one prompt. */
  async connect(): Promise<void> {
    await this.askToConnect();
    await this.approve(this.shareSheet);
    await this.isReady();
  }

  async approve(sheet: Locator): Promise<void> {
    await sheet.getByRole("button", { name: "Approve" }).click();
    await expect(sheet).toHaveCount(0);
  }

  async reject(sheet: Locator): Promise<void> {
    await sheet.getByRole("button", { name: "Reject" }).click();
    await expect(sheet).toHaveCount(0);
  }

  /** Presses something in the wallet's menu: that of the control, or the phone's dialog. */
  async choose(onControl: string, onPhone: string): Promise<void> {
    await this.openMenu();
    if (this.game.isPhone) await this.dialog.getByRole("button", { name: onPhone }).click();
    else await this.control.getByText(onControl, { exact: true }).click();
  }

  async openMenu(): Promise<void> {
    const isOpen = this.game.isPhone
      ? (await this.dialog.count()) > 0
      : await this.control.evaluate((control: ConnectControl) => control.showPopoverMenu);
    if (isOpen) return;
    if (this.game.isPhone) await this.game.openTool("Wallet");
    else await this.control.click();
  }

  /** The badge of a wallet dialog says how far the wallet is. */
  async isReady(): Promise<void> {
    await this.says("Connected");
  }

  async isDisconnected(): Promise<void> {
    await this.says("Connection Issues");
  }

  /** Reads the badge: on a phone in the wallet dialog, else in the dialog of a feature that needs a wallet. */
  private async says(badge: string): Promise<void> {
    if (!this.game.isPhone) {
      const name = badge === "Connected" ? "Dev Persona" : "Connect";
      await expect(this.control.locator("radix-button")).toContainText(name);
      return;
    }
    await this.openMenu();
    await expect(this.dialog.getByRole("button", { name: badge })).toBeVisible();
    await this.dialog.getByRole("button", { name: "Close", exact: true }).last().click();
    await expect(this.dialog).toHaveCount(0);
    await this.game.closePanel();
  }
}
