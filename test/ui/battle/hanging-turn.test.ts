import { describe, expect, it } from "vitest";
import { type BattleAction, shippedRules as rules } from "../../../rules/index.ts";
import { ENEMY } from "../../../ui/battle/store/sides.ts";
import { Performance, settled } from "./support/performance.ts";

/** A battle in the player's turn; the enemy has two on its field, defends with each and ends its turn. */
async function enemyAboutToAct() {
  const play = new Performance("easy", "two actions");
  await play.director.begin();
  const { sides } = play.battle.battle;
  const [one, other] = [sides[ENEMY].hand.shift(), sides[ENEMY].hand.shift()];
  if (!one || !other) throw new Error("The enemy holds fewer than two cards");
  sides[ENEMY].field.push(one, other);
  const before = play.battle.actions.length + 1;
  const plan: BattleAction[] = [one, other].map(({ id }) => ({ type: "defend", creatureId: id }));
  play.battle.enemyDecision = () => plan.shift() ?? { type: "endTurn" };
  return { play, enemyActions: () => play.battle.actions.slice(before).map(({ type }) => type) };
}

describe("a battle that hangs", () => {
  it("cuts an animation of more than ten seconds short, and continues to its end (CON-72)", async () => {
    const play = new Performance("easy", "hanging");
    await play.director.begin();
    const { turnTimeoutMs } = rules.ai;
    play.curtain = () => new Promise(() => {});
    play.director.act({ type: "endTurn" });
    await play.playOn();
    expect(turnTimeoutMs).toBe(10_000);
    expect(play.pauses).toContain(turnTimeoutMs);
    expect(play.battle.battle.winner).not.toBeNull();
  });

  it("ends an enemy turn that hangs for ten seconds, even with actions left, and reports that (BAT-074, CST-022)", async () => {
    const { play, enemyActions } = await enemyAboutToAct();
    play.curtain = ({ action }) =>
      action?.type === "endTurn" ? Promise.resolve() : new Promise<void>(() => {});
    play.director.act({ type: "endTurn" });
    await settled();
    expect(enemyActions()).toEqual(["defend", "endTurn"]);
    expect(play.failures).toEqual([new Error("The enemy's turn hung")]);
    expect(play.now).toMatchObject({ phase: "player", mood: null });
    expect(play.now.view).toEqual(play.battle.view());
    expect(play.acted).toBe(play.battle.actions.length);
  });

  it("allows ten seconds for each enemy action, so that a long turn is not cut short (BAT-074, CON-72)", async () => {
    const { play, enemyActions } = await enemyAboutToAct();
    play.clock = (ms) => (ms === rules.ai.turnTimeoutMs ? new Promise(() => {}) : Promise.resolve());
    play.director.act({ type: "endTurn" });
    await settled();
    expect(enemyActions()).toEqual(["defend", "defend", "endTurn"]);
    expect(play.failures).toEqual([]);
  });
});
