// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { type BattleAction, idsOf, legalActions, shippedRules as rules } from "../../../rules/index.ts";
import { pickableItems } from "../../../ui/battle/action-panel/panel-actions.ts";
import { click, settle } from "../support/render.tsx";
import { action, BattleAtHand, creature } from "./support/battle-at-hand.tsx";

/** Clicks for an action on average, the end of each turn included. */
const AIM = 1.6;
const TURNS = 6;
/** Attacks of one creature in a turn. */
const ATTACKS = 2;
const BETWEEN_CLICKS_MS = 1000;

/** A player who knows the next action and takes it with the pointer alone, on what the screen offers. */
class Clicker {
  clicks = 0;
  private readonly play: BattleAtHand;

  constructor(play: BattleAtHand) {
    this.play = play;
  }

  async take(next: BattleAction): Promise<void> {
    const { actor, item, target } = idsOf(next);
    const before = this.play.running.actions.length;
    if (next.type === "endTurn") await this.press(action("End Turn"));
    if (actor !== null && this.play.battleState.chosen.actorId !== actor)
      await this.press(creature({ id: actor }));
    if (next.type === "deploy") await this.press(creature({ id: actor ?? "" }));
    if (next.type === "attack") await this.press(creature({ id: target ?? "" }));
    if (next.type === "defend") await this.press(action("Defend"));
    if (item !== null) await this.use(next.type === "useTool" ? "tools" : "spells", item, target);
    await this.answer();
    expect(this.play.running.actions[before]).toMatchObject(
      item === null ? next : { type: next.type, ...(target === null ? {} : { targetId: target }) },
    );
  }

  private async use(list: "tools" | "spells", item: string, target: string | null): Promise<void> {
    await this.press(action(list === "tools" ? "Use Tool" : "Cast Spell"));
    const listed = pickableItems(list, this.play.battle.sides[0][list]);
    const index = listed.findIndex(({ id }) => id === item);
    const card = document.querySelectorAll("[role=dialog] article")[index];
    const name = this.play.battle.sides.flatMap(({ field }) => field).find(({ id }) => id === target)?.name;
    const buttons = [...(card?.querySelectorAll<HTMLElement>("button") ?? [])];
    const onTarget = buttons.find(
      ({ textContent }) => name !== undefined && textContent?.startsWith(`On ${name}`),
    );
    const button = onTarget ?? buttons.at(-1);
    if (!button) throw new Error(`No button to use ${item}`);
    await this.press(button);
  }

  /** Ends the turn all the same when the screen asks. */
  private async answer(): Promise<void> {
    if (!this.play.battleState.endQuestion.asking) return;
    const buttons = [...document.querySelectorAll<HTMLElement>("[role=dialog][data-state=open] button")];
    const end = buttons.findLast(({ textContent }) => textContent === "End Turn");
    if (!end) throw new Error("The question cannot be answered");
    await this.press(end);
  }

  private async press(control: HTMLElement): Promise<void> {
    this.clicks += 1;
    this.play.now += BETWEEN_CLICKS_MS;
    click(control);
    await settle();
  }
}

/** A plain plan: one deployment, one tool, then two attacks of each creature on the weakest enemy. */
function planned(play: BattleAtHand): BattleAction {
  const { actions, battle } = play.running;
  const turn = actions.slice(actions.findLastIndex(({ type }) => type === "endTurn") + 1);
  const done = (type: BattleAction["type"], actor?: string | null) =>
    turn.filter((one) => one.type === type && (actor === undefined || idsOf(one).actor === actor)).length;
  const health = (id: string | null) =>
    battle.sides[1].field.find((foe) => foe.id === id)?.currentHealth ?? Number.POSITIVE_INFINITY;
  const legal = legalActions(rules, battle, 0);
  const attacks = legal.filter((one) => one.type === "attack" && done("attack", idsOf(one).actor) < ATTACKS);
  const weakest = Math.min(...attacks.map((one) => health(idsOf(one).target)));
  const once = (type: BattleAction["type"]) =>
    done(type) === 0 ? legal.find((one) => one.type === type) : undefined;
  return (
    once("deploy") ??
    once("useTool") ??
    attacks.find((one) => health(idsOf(one).target) === weakest) ?? { type: "endTurn" }
  );
}

describe("a battle played with the pointer alone", () => {
  it(`takes at most ${AIM} clicks for an action on average, the ends of turns included @long`, async () => {
    const play = await BattleAtHand.shown();
    const player = new Clicker(play);
    let actions = 0;
    while (play.state.screen === "battle" && play.battle.turn <= TURNS) {
      await player.take(planned(play));
      actions += 1;
    }
    expect(actions).toBeGreaterThan(15);
    expect(player.clicks / actions).toBeLessThanOrEqual(AIM);
  });
});
