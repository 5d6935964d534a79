import { expect, type Locator, type Page, type TestInfo } from "@playwright/test";
import { fill, type MachineType, type Texts } from "../../../rules/index.ts";
import { englishAmong } from "../../rules/texts/english-left.ts";
import { saveWords } from "./canvas-picture.ts";
import type { GamePage } from "./game-page.ts";
import { expectNoCrowdedButtons } from "./page-layout.ts";

/** The lab on a phone, pressed and read in one of its languages. */
export class SpokenLab {
  readonly game: GamePage;
  readonly page: Page;
  readonly texts: Texts;
  private readonly testInfo: TestInfo;
  private pictures = 0;

  constructor(game: GamePage, texts: Texts, testInfo: TestInfo) {
    this.game = game;
    this.page = game.page;
    this.texts = texts;
    this.testInfo = testInfo;
  }

  /** The dialog that lies over everything else. */
  get front(): Locator {
    return this.game.front;
  }

  async press(name: string): Promise<void> {
    await this.game.button(name).last().click();
  }

  /** Keeps picture and words of the screen; nothing may be cut off or crowded, and no place in a text left open. */
  async look(where: string): Promise<void> {
    this.pictures += 1;
    const number = String(this.pictures).padStart(2, "0");
    const name = `${this.texts.language}-${number}-${where}`;
    await this.game.lookOver(name, { canvas: false });
    await expectNoCrowdedButtons(this.page, name);
    await saveWords(this.page, name, this.testInfo);
    const shown = await this.page.evaluate(wordsShown);
    expect.soft(shown.join("\n"), name).not.toMatch(/\{\w+\}/);
    expect.soft(englishAmong(this.texts, shown), `English on ${name}`).toEqual([]);
  }

  /** Opens something that a button opens, looks at it and goes back. */
  async lookInto(name: string, where: string): Promise<void> {
    const before = await this.game.whatIsInFront();
    await this.press(name);
    await expect.poll(() => this.game.whatIsInFront()).not.toBe(before);
    await this.look(where);
    await this.page.keyboard.press("Escape");
    await expect.poll(() => this.game.whatIsInFront()).toBe(before);
  }

  /** Opens the menu with one of its sections. */
  async openSection(section: keyof Texts["lab"]["panel"]["sections"]): Promise<void> {
    await this.press(this.texts.lab.hud.menu);
    const heading = this.game.button(this.texts.lab.panel.sections[section]);
    if ((await heading.getAttribute("aria-expanded")) !== "true") await heading.click();
  }

  /** The menu closes by itself when a place in the room is to be chosen. */
  async closeMenu(): Promise<void> {
    const close = this.game.button(this.texts.lab.panel.closeMenu);
    if (await close.isVisible()) await close.click();
  }

  /** Goes back until nothing lies over the room. */
  async closeAll(): Promise<void> {
    await expect(async () => {
      await this.page.keyboard.press("Escape");
      await expect(this.front).toHaveCount(0, { timeout: 500 });
    }).toPass();
  }

  async build(type: MachineType): Promise<void> {
    const { lab, machines } = this.texts;
    const { name } = machines[type];
    await this.openSection("build");
    await this.press(fill(lab.panel.buildOne, { name }));
    await this.press(lab.build.here);
    await this.game.expectLogged(fill(lab.commands.built, { name }));
    await this.closeMenu();
  }
}

/** Runs in the page: all that it shows or tells, also in the wallet's control, without what is in code or pictures. */
function wordsShown(): string[] {
  const found: string[] = [];
  const look = (node: Node) => {
    if (node instanceof Text && node.data.trim() !== "") found.push(node.data);
    if (node instanceof Element) {
      if (node.matches("script, style, [hidden]")) return;
      for (const name of ["aria-label", "title", "alt", "placeholder"])
        found.push(node.getAttribute(name) ?? "");
      for (const child of node.shadowRoot?.childNodes ?? []) look(child);
    }
    for (const child of node.childNodes) look(child);
  };
  look(document.body);
  return found.filter((words) => words !== "");
}
