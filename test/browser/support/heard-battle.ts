import { expect, type Locator, type Page } from "@playwright/test";
import type { AiBattle } from "../../../ui/battle/ai-battle/ai-battle.ts";
import type { Press } from "./arena-page.ts";
import { heardButtons } from "./heard-controls.ts";

/** Told after what happened. */
const ENERGY_LEFT = / Energy (\d+)\/\d+/g;

const TURN_TIMEOUT_MS = 60_000;

/** As a screen reader presses what it has read out: without a place and without the focus. */
export const withReader: Press = async (control) => {
  await expect(control).toBeEnabled();
  await control.dispatchEvent("click");
};

/** A creature as it is read out. */
interface HeardCreature {
  name: string;
  health: number;
}

/** A battle as a screen reader tells it: by roles, names and what is read out by itself, and nothing else. */
export class HeardBattle {
  private readonly page: Page;
  private readonly told: Locator;
  private readonly moves: Locator;

  constructor(page: Page) {
    this.page = page;
    this.told = page.getByRole("log", { name: "What happened" }).getByRole("paragraph");
    this.moves = page.getByRole("button", { name: "All moves" });
  }

  get result(): Locator {
    return this.page.getByRole("heading", { name: /^(Victory|Defeat)!$/ });
  }

  /** Waits until it is the player's turn, and tells whether it ever is again. */
  async goesOn(): Promise<boolean> {
    const mine = this.page.getByRole("main").getByText("Your turn", { exact: true });
    const ready = this.moves.and(this.page.getByRole("button", { disabled: false }));
    await expect(ready.or(this.result).first()).toBeVisible({ timeout: TURN_TIMEOUT_MS });
    if (await this.result.isVisible()) return false;
    await expect(mine).toBeVisible();
    return true;
  }

  /** Everything that was read out by itself so far. */
  async tellings(): Promise<string> {
    return (await this.told.allTextContents()).join(" ");
  }

  /** What may be done now, from the list of all moves, which stays open. */
  async openMoves(): Promise<string[]> {
    await withReader(this.moves);
    const list = this.page.getByRole("dialog", { name: "All moves" });
    await expect(list).toBeVisible();
    const names = (await heardButtons(this.page)).map(({ name }) => name);
    return names.filter((name) => name !== "Close");
  }

  /** Takes a move of the open list, and waits until something is read out. */
  async take(move: string): Promise<void> {
    const news = this.told.nth(await this.told.count());
    const list = this.page.getByRole("dialog", { name: "All moves" });
    await withReader(list.getByRole("button", { name: move, exact: true }).first());
    const question = this.page.getByRole("dialog", { name: "End your turn?" });
    await expect(question.or(news).first()).toBeAttached({ timeout: TURN_TIMEOUT_MS });
    if (await question.isVisible()) await withReader(question.getByRole("button", { name: "End Turn" }));
    await expect(news).toBeAttached({ timeout: TURN_TIMEOUT_MS });
  }

  /** The creatures on a side's field. */
  async field(side: "Your" | "Enemy"): Promise<HeardCreature[]> {
    const tree = await this.page.getByRole("region", { name: `${side} field` }).ariaSnapshot();
    return [...tree.matchAll(/button "(.+), Health (\d+) of \d+"/g)].map(([, name = "", health]) => ({
      name,
      health: Number(health),
    }));
  }

  private async energy(side: "Your" | "Enemy"): Promise<number> {
    const tree = await this.page.getByRole("region", { name: `${side} side` }).ariaSnapshot();
    return Number(/Energy (\d+)\//.exec(tree)?.[1]);
  }

  /** What is heard is what the rules say: the turn, energy, everybody's health, and each line of the log in its order. */
  async expectTold(battle: AiBattle): Promise<void> {
    const { turn, player, enemy, battleLog } = battle.view();
    await expect(this.page.getByRole("heading", { name: `Turn ${turn}`, exact: true })).toBeVisible();
    for (const [name, side] of [
      ["Your", player],
      ["Enemy", enemy],
    ] as const) {
      expect(await this.energy(name)).toBe(side.energy);
      const heard = (await this.field(name)).map(({ health }) => health);
      expect(heard).toEqual(side.field.map(({ currentHealth }) => Math.ceil(currentHealth)));
    }
    // The first line tells whose turn it was when the player came, which the screen says then.
    const lines = battleLog.slice(1).map(({ message }) => message);
    const told = await this.tellings();
    expect(told.replaceAll(ENERGY_LEFT, "")).toContain(lines.join(" "));
    // The energy follows what happened; a battle that just began has only its header to tell it.
    const [last] = [...told.matchAll(ENERGY_LEFT)].slice(-1);
    if (lines.length > 0) expect(last?.[1]).toBe(`${player.energy}`);
  }
}
