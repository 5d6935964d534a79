// @vitest-environment happy-dom
import { act } from "react";
import { describe, expect, it } from "vitest";
import { type BattleAction, shippedRules as rules } from "../../../rules/index.ts";
import { actInBattle } from "../../../ui/battle/play.ts";
import { settled } from "../arena/support/arena-at-hand.ts";
import { BattleAtHand } from "./support/battle-at-hand.tsx";

/** A battle in which every pause waits for the test: what is shown stays until `goOn`. */
async function heldBattle() {
  let open: (() => void) | null = null;
  let holds = false;
  const play = new BattleAtHand({
    pause: (ms) => {
      if (ms === rules.ai.turnTimeoutMs) return new Promise(() => {});
      return holds ? new Promise((go) => (open = go)) : Promise.resolve();
    },
  });
  await play.start("easy");
  play.show();
  holds = true;
  const goOn = () =>
    act(async () => {
      open?.();
      await settled();
    });
  const ends = () =>
    act(async () => {
      actInBattle(play.arena.battle, { type: "endTurn" });
      await settled();
    });
  return { play, goOn, ends };
}

const status = () => document.querySelector("p[data-phase]")?.textContent;

describe("the status line in the enemy's turn", () => {
  it("says for each action that the enemy is planning, attacking, defending, or taking its turn (BAT-027)", async () => {
    const { play, goOn, ends } = await heldBattle();
    const own = play.field(0);
    const foe = play.field(1);
    play.arrange(({ sides }) => {
      sides[1].energy = 25;
      for (const fighter of [own, foe]) fighter.currentHealth = fighter.battleStats.maxHealth;
      Object.assign(sides[1].spells[0] ?? {}, { name: "Cerberus Chain", type: "stamina", effect: "Shield" });
    });
    const [side] = play.battle.sides.slice(1);
    const acts: [BattleAction, string][] = [
      [{ type: "attack", attackerId: foe.id, targetId: own.id }, "Enemy is attacking..."],
      [{ type: "useTool", toolId: side?.tools[0]?.id ?? "", creatureId: foe.id }, "Enemy is attacking..."],
      [{ type: "useSpell", spellId: side?.spells[0]?.id ?? "", casterId: foe.id }, "Enemy is attacking..."],
      [{ type: "defend", creatureId: foe.id }, "Enemy is defending..."],
      [{ type: "deploy", creatureId: side?.hand[0]?.id ?? "" }, "Enemy is taking their turn..."],
      [{ type: "endTurn" }, "Enemy is taking their turn..."],
    ];
    const decisions = acts.map(([action]) => action);
    play.running.enemyDecision = () => decisions.shift() ?? { type: "endTurn" };
    await ends();
    expect(status()).toBe("Your action is under way...");
    await goOn();
    expect(status()).toBe("Enemy is planning next move...");
    await goOn();
    expect(status()).toBe("Enemy is planning next move...");
    for (const [action, text] of acts) {
      await goOn();
      expect(`${action.type}: ${status()}`).toBe(`${action.type}: ${text}`);
    }
    expect(decisions).toEqual([]);
  });

  it("says that the enemy attacks while it defeats a creature that is charging a spell", async () => {
    const { play, goOn, ends } = await heldBattle();
    const own = play.field(0);
    const enemy = play.field(1);
    play.arrange(() => {
      own.charging = "Shardstorm";
      own.currentHealth = 1;
      own.battleStats.dodgeChance = 0;
      enemy.battleStats.initiative = 100;
    });
    const strike: BattleAction = { type: "attack", attackerId: enemy.id, targetId: own.id };
    const decisions = [strike];
    play.running.enemyDecision = () => decisions.shift() ?? { type: "endTurn" };
    await ends();
    for (let pause = 0; pause < 3; pause++) await goOn();
    expect(decisions).toEqual([]);
    expect(play.battle.sides[0].fallen).toContain(own);
    expect(status()).toBe("Enemy is attacking...");
  });

  it("does not say that the enemy acts while the player's own charged spell is released", async () => {
    const { play, goOn, ends } = await heldBattle();
    const own = play.field(0);
    play.field(1);
    play.arrange(() => {
      own.charging = "Shardstorm";
    });
    play.running.enemyDecision = () => ({ type: "endTurn" });
    await ends();
    for (let pause = 0; pause < 3; pause++) await goOn();
    expect(status()).toBe("Your turn begins...");
    expect(document.querySelector("header [data-side=player]")?.textContent).toBe("Your turn");
  });
});
