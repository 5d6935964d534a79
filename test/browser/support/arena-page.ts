import { expect, type Locator } from "@playwright/test";
import {
  type BattleAction,
  type BattleView,
  bestStyle,
  type Difficulty,
  decide,
  newRandom,
  type RuleSet,
  shippedRules,
} from "../../../rules/index.ts";
import { AiBattle } from "../../../ui/battle/ai-battle/ai-battle.ts";
import { BATTLE_KEY_BEFORE } from "../../../ui/battle/ai-battle/waiting-battle.ts";
import { PLAYER } from "../../../ui/battle/store/sides.ts";
import { groupAlike } from "../../../ui/battle/team/item-groups.ts";
import type { GamePage } from "./game-page.ts";
import { tabTo } from "./keyboard.ts";
import type { LeftBattle } from "./left-battles.ts";

const TURN_TIMEOUT_MS = 60_000;

/** Presses something as the player does, with the pointer, a finger or the keyboard; by force: whether or not it may be. */
export type Press = (control: Locator, how?: { force: boolean }) => Promise<void>;

export const withPointer: Press = (control, how) => control.click(how);
export const withFinger: Press = (control, how) => control.tap(how);
/** By the control's own key, or with Tab and Enter where it has none. */
export const withKeyboard: Press = async (control) => {
  await expect(control).toBeVisible();
  const key = await control.getAttribute("aria-keyshortcuts");
  if (key === null) await tabTo(control);
  await control.page().keyboard.press(key ?? "Enter");
};
/** With Tab, Shift+Tab and Enter alone, there and back in turns. */
export function withTabAlone(): Press {
  let key: "Tab" | "Shift+Tab" = "Tab";
  return async (control) => {
    await tabTo(control, key);
    key = key === "Tab" ? "Shift+Tab" : "Tab";
    await control.page().keyboard.press("Enter");
  };
}

/** The arena as a player has it before them, and the same battle in the rules, from what the browser keeps of it. */
export class ArenaPage {
  private readonly game: GamePage;
  private readonly press: Press;
  private readonly rules: RuleSet;

  /** @param rules those of the server */
  constructor(game: GamePage, press: Press, rules: RuleSet = shippedRules) {
    this.game = game;
    this.press = press;
    this.rules = rules;
  }

  get result(): Locator {
    return this.game.page.getByRole("heading", { name: /^(Victory|Defeat)!$/ });
  }

  /** Opens the arena with borrowed teams. */
  async openPractice(): Promise<void> {
    const { game } = this;
    await this.press(game.battles);
    await this.press(game.button("Practice Battle"));
  }

  /** The battlefield as it is drawn. */
  get canvas(): Locator {
    return this.game.page.locator("[data-battlefield]");
  }

  /** Starts a practice battle with the borrowed team, shown as fast as it can be. */
  async startPractice(difficulty: Difficulty): Promise<void> {
    const { game } = this;
    await this.openPractice();
    const { name } = this.rules.texts.difficulty[difficulty];
    await game.page.getByRole("radio", { name: new RegExp(`^${name}`) }).focus();
    await game.page.keyboard.press("Space");
    await this.press(game.button("Start Battle!"));
    await this.press(game.button(/^Start Battle with/));
    await expect(this.action("End Turn")).toBeEnabled();
    for (const speed of [1, 2]) await this.press(game.button(new RegExp(`^Speed ${speed}x`)));
  }

  /** Comes back with a battle that was left before, and goes on with it; answers what the player was about to do. */
  async comeBackTo(left: (owner: string) => LeftBattle): Promise<BattleAction> {
    const { page } = this.game;
    const { userId } = await (await page.request.get("/api/whoami")).json();
    const { saved, next } = left(userId);
    const kept: [string, string] = [BATTLE_KEY_BEFORE, JSON.stringify(saved)];
    await page.evaluate(([key, battle]) => localStorage.setItem(key, battle), kept);
    await page.reload();
    await expect(page.getByRole("dialog", { name: "A battle is waiting for you" })).toBeVisible();
    await this.game.lookOver("battle-waiting", { canvas: false });
    await this.press(this.game.button("Resume Battle"));
    await expect(this.action("End Turn")).toBeEnabled();
    return next;
  }

  action(name: string): Locator {
    return this.game.page
      .getByLabel("Actions", { exact: true })
      .getByRole("button", { name: new RegExp(`^${name}`) });
  }

  creature(id: string): Locator {
    return this.game.page.locator(`[data-creature="${id}"]`);
  }

  /** The battle as the rules have it, played again from what the browser keeps. */
  async battle(): Promise<AiBattle | null> {
    const text = await this.game.page.evaluate(() => {
      const own = Object.keys(localStorage).find((key) => key.startsWith("arena_battle_"));
      return localStorage.getItem(own ?? "arena_battle");
    });
    if (text === null) return null;
    const { setup, actions } = JSON.parse(text);
    const battle = new AiBattle(this.rules, setup);
    battle.catchUp(actions);
    return battle;
  }

  /**
   * Notes from now on each creature that stands on the screen as a card of its own, which is meant for screens
   * without a canvas; answers how to ask for those that were noted.
   */
  async watchForCards(): Promise<() => Promise<string[]>> {
    const { page } = this.game;
    await page.evaluate(`{
      const cards = new Set();
      new MutationObserver(() => {
        for (const row of document.querySelectorAll("[data-row=player], [data-row=enemy]"))
          for (const card of row.querySelectorAll("[data-creature]:not([style*=left])"))
            cards.add(card.dataset.creature);
      }).observe(document.body, { subtree: true, childList: true, attributes: true });
      self.cardsSeen = () => [...cards];
    }`);
    return () => page.evaluate("self.cardsSeen()");
  }

  /**
   * Plays to the end with the best moves, each compared with the rules after it, and without the server (`BAT-004`).
   * @param look looks at the screen before each move
   */
  async playOn(look: () => Promise<void> = async () => undefined): Promise<void> {
    const cardsSeen = await this.watchForCards();
    const called: string[] = [];
    this.game.page.on("request", (request) => {
      // Only development has the section behind the battle that goes on asking for the numbers it edits.
      if (/\/api\/(?!dev\/)/.test(request.url())) called.push(request.url());
    });
    for (let battle = await this.atRest(); battle; battle = await this.atRest()) {
      expect(called).toEqual([]);
      await this.expectShown(battle.view());
      await look();
      const dice = newRandom(`player|${battle.actions.length}`);
      await this.does(decide(this.rules, battle.battle, PLAYER, bestStyle(this.rules), dice), battle);
    }
    await expect(this.result).toBeVisible();
    expect(await cardsSeen()).toEqual([]);
  }

  /** The battlefield fills its place, whatever it showed before, and its picture is not stretched. */
  async checkPicture(): Promise<void> {
    await expect
      .poll(() =>
        this.canvas.evaluate((place) => {
          const picture = place.querySelector("canvas");
          const { width = 0, height = 0, clientWidth = 0, clientHeight = 0 } = picture ?? {};
          const fills = clientWidth === place.clientWidth && clientHeight === place.clientHeight;
          const isStretched = Math.abs(width / clientWidth / (height / clientHeight) - 1) > 0.01;
          return fills && !isStretched;
        }),
      )
      .toBe(true);
  }

  /** Names and health in words, and who stands on the canvas how healthy, are what the rules say. */
  async expectShown({ player, enemy }: BattleView): Promise<void> {
    const drawn = [player, enemy].flatMap(({ owner, field }) =>
      field.map(({ id, currentHealth }) => `${owner}:${id}:${Math.round(currentHealth)}`),
    );
    await expect(this.canvas).toHaveAttribute("data-fighters", drawn.join(" "));
    for (const { id, currentHealth, maxHealth } of [...player.field, ...enemy.field]) {
      const health = `Health ${Math.ceil(currentHealth)} of ${Math.round(maxHealth)}`;
      await expect(this.creature(id)).toHaveAccessibleName(new RegExp(`${health}$`));
    }
    const cards = this.game.page.getByRole("region", { name: "Your hand" }).getByRole("button");
    await expect(cards).toHaveCount(player.hand.length);
    const fields = this.game.page.locator("[data-row=player] button, [data-row=enemy] button");
    await expect(fields).toHaveCount(player.field.length + enemy.field.length);
    await expect(this.game.page.getByLabel("Your side")).toContainText(`Energy ${player.energy}/`);
  }

  /** Takes an action on the screen. */
  async does(action: BattleAction, { battle }: AiBattle): Promise<void> {
    switch (action.type) {
      case "deploy":
        await this.press(this.creature(action.creatureId));
        return this.press(this.action("Deploy"));
      case "attack":
        await this.choose(action.attackerId);
        return this.press(this.creature(action.targetId));
      case "defend":
        await this.choose(action.creatureId);
        return this.press(this.action("Defend"));
      case "useTool":
        return this.use(
          "Use Tool",
          battle.sides[PLAYER].tools,
          action.toolId,
          action.creatureId,
          action.targetId,
        );
      case "useSpell":
        return this.use(
          "Cast Spell",
          battle.sides[PLAYER].spells,
          action.spellId,
          action.casterId,
          action.targetId,
        );
      case "endTurn":
        return this.endTurn();
    }
  }

  /** Chooses a creature of the own field, which may be chosen already. */
  private async choose(id: string): Promise<void> {
    if ((await this.creature(id).getAttribute("aria-pressed")) !== "true")
      await this.press(this.creature(id));
  }

  async endTurn(): Promise<void> {
    await this.pressEndTurn();
    const skip = this.game.button("Skip");
    if (await skip.isEnabled().catch(() => false))
      await this.press(skip, { force: true }).catch(() => undefined);
  }

  /** Ends the turn, with energy left too. */
  async pressEndTurn(): Promise<void> {
    await this.press(this.action("End Turn"));
    const question = this.game.page.getByRole("dialog", { name: "End your turn?" });
    if (await question.isVisible()) await this.press(question.getByRole("button", { name: "End Turn" }));
  }

  private async use(
    button: string,
    items: readonly { id: string; name: string; used: boolean }[],
    itemId: string,
    actorId: string,
    targetId: string | undefined,
  ): Promise<void> {
    const { page } = this.game;
    await this.choose(actorId);
    await this.press(this.action(button));
    const left = items.filter(({ used }) => button === "Cast Spell" || !used);
    const place = groupAlike(left, ({ used }) => used).findIndex(({ copies }) =>
      copies.some(({ id }) => id === itemId),
    );
    await this.press(page.getByRole("dialog").getByRole("button", { name: /^Use / }).nth(place));
    const aims = page.getByText(/^Choose a target for/);
    if (targetId !== undefined && (await aims.isVisible())) await this.press(this.creature(targetId));
  }

  /** The battle once the player may act; null when it is over. */
  private async atRest(): Promise<AiBattle | null> {
    const mine = this.game.page.locator("p[data-phase=player]");
    await expect(mine.or(this.result).first()).toBeVisible({ timeout: TURN_TIMEOUT_MS });
    return (await this.result.isVisible()) ? null : this.battle();
  }
}
