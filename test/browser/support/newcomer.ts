import { expect, type Locator } from "@playwright/test";
import type { GamePage } from "./game-page.ts";

/** A battle against the AI is played again on the server before it counts. */
const CHECKED_MS = 90_000;
/** Who plays without a plan wins one of the first; more would only hide that nothing is attacked any more. */
const FIRST_BATTLES = 4;

/** A new player who knows only what the screen says: reads the goals, presses what they lead to, reads again. */
export class Newcomer {
  readonly game: GamePage;
  private clicks = 0;

  constructor(game: GamePage) {
    this.game = game;
  }

  get presses(): number {
    return this.clicks;
  }

  async press(control: Locator): Promise<void> {
    await control.click();
    this.clicks += 1;
  }

  private get goals(): Locator {
    return this.game.page.getByRole("region", { name: "Goals" }).first();
  }

  /** The name of the next goal. */
  goal(): Promise<string> {
    return this.goals.getByRole("strong").innerText();
  }

  /** Presses 'Show me' of the goal, and reads how it is reached. */
  async showMe(how: string | RegExp): Promise<void> {
    await this.press(this.goals.getByRole("button", { name: /^Show me/ }));
    await expect(this.game.page.getByText(how).first()).toBeVisible();
  }

  /** A goal is reached when another one stands there; a battle counts once the server has checked it. */
  async reached(name: string): Promise<void> {
    await expect(this.goals).not.toContainText(name, { timeout: CHECKED_MS });
  }

  /** Presses what has the focus now: where 'Show me' led to. */
  async pressWhatItShows(): Promise<void> {
    const { page } = this.game;
    const shown = page.locator("button:focus");
    await expect(shown).toBeVisible();
    await page.keyboard.press("Enter");
    this.clicks += 1;
  }

  /** Builds one machine, where the game proposes. */
  async build(machine: string): Promise<void> {
    const { game } = this;
    await this.press(game.button(`Build ${machine}`));
    await this.press(game.button("Build here").last());
    await game.expectLogged(`${machine} built`);
  }

  /** Fights until a practice battle is won: the first that may do something does the first thing that it may. */
  async winPractice(): Promise<number> {
    const { game } = this;
    const { page } = game;
    const end = page.getByRole("heading", { name: /^(Victory|Defeat)!$/ });
    for (let battle = 1; ; battle++) {
      await this.press(game.button("Start Battle!"));
      await this.press(game.button(/^Start Battle with/));
      await expect(this.action("End Turn")).toBeEnabled();
      if (battle === 1)
        for (const speed of [1, 2]) await this.press(game.button(new RegExp(`^Speed ${speed}x`)));
      while (!(await end.isVisible())) await this.act(end);
      if ((await end.innerText()) === "Victory!") return battle;
      expect(battle, "lost practice battles").toBeLessThan(FIRST_BATTLES);
      await this.press(game.button("Play Again"));
    }
  }

  /** One action of a turn: deploys what can be deployed, attacks with whoever may, and ends the turn after that. */
  private async act(end: Locator): Promise<void> {
    const { page } = this.game;
    const mayEnd = page.locator("button:not([aria-disabled])").and(this.action("End Turn"));
    const question = page.getByRole("dialog", { name: "End your turn?" });
    await expect(mayEnd.or(question).or(end).first()).toBeVisible({ timeout: 60_000 });
    if (await end.isVisible()) return;
    if (await question.isVisible()) {
      await this.press(question.getByRole("button", { name: "End Turn", exact: true }));
      // While it goes it is still seen, and cannot be pressed again.
      await expect(question).toBeHidden();
      return;
    }
    const cards = page.getByRole("region", { name: "Your hand" }).getByRole("listitem");
    if (await this.uses(cards.filter({ hasNotText: "Not enough energy" }), "Deploy")) return;
    const own = page.getByRole("region", { name: "Your field" }).getByRole("listitem");
    if (await this.uses(own.filter({ hasText: /Can .*Attack/ }), "Attack")) {
      const others = page.getByRole("region", { name: "Enemy field" }).getByRole("button");
      const choose = page.getByRole("main").getByText("Choose whom to attack", { exact: true });
      if (await choose.isVisible()) await this.press(others.first());
      return;
    }
    await this.press(mayEnd);
  }

  /** Selects the first of some creatures and takes an action; returns whether there is one. */
  private async uses(creatures: Locator, action: string): Promise<boolean> {
    if ((await creatures.count()) === 0) return false;
    const creature = creatures.first().getByRole("button");
    if ((await creature.getAttribute("aria-pressed")) !== "true") await this.press(creature);
    await this.press(this.action(action));
    return true;
  }

  private action(name: string): Locator {
    return this.game.page
      .getByLabel("Actions", { exact: true })
      .getByRole("button", { name: new RegExp(`^${name}`) });
  }
}
