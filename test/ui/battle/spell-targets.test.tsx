// @vitest-environment happy-dom
import { act } from "react";
import { describe, expect, it } from "vitest";
import { chooseLess } from "../../../ui/battle/choose.ts";
import { click, pageText, settle, the } from "../support/render.tsx";
import { action, BattleAtHand, creature } from "./support/battle-at-hand.tsx";

describe("a spell after an attack", () => {
  /** A battle in which the chosen creature can cast a spell on one of two enemies with much health. */
  async function withSpell() {
    const play = await BattleAtHand.shown();
    const own = play.field(0);
    const foes = [play.field(1), play.field(1)] as const;
    play.arrange(({ sides }) => {
      const [{ spells }] = sides;
      spells.splice(1);
      Object.assign(spells[0] ?? {}, { name: "Babylon Burst", type: "energy", effect: "Surge" });
      sides[0].energy = 25;
      for (const foe of foes) foe.currentHealth = foe.battleStats.maxHealth = 900;
    });
    click(creature(own));
    const cast = async () => {
      click(action("Cast Spell"));
      await settle();
      click(the("button", "Use Babylon Burst"));
      await settle();
    };
    return { play, own, foes, cast };
  }

  it("asks for its target instead of hitting the enemy that was attacked", async () => {
    const { play, own, foes, cast } = await withSpell();
    click(creature(foes[0]));
    await settle();
    await cast();
    expect(pageText()).toContain("Choose a target for Babylon Burst");
    expect(play.running.actions.map(({ type }) => type)).toEqual(["attack"]);
    click(creature(foes[1]));
    await settle();
    expect(play.running.actions.at(-1)).toMatchObject({ casterId: own.id, targetId: foes[1].id });
  });

  it("asks for its target also with another caster than the attacker", async () => {
    const { play, foes, cast } = await withSpell();
    const other = play.field(0);
    click(creature(foes[0]));
    await settle();
    click(creature(other));
    await cast();
    expect(pageText()).toContain("Choose a target for Babylon Burst");
  });

  it("hits the enemy that the player chose since then, without a question", async () => {
    const { play, own, foes, cast } = await withSpell();
    click(creature(foes[0]));
    await settle();
    act(() => void [1, 2].map(() => chooseLess(play.arena.battle)));
    click(creature(foes[1]));
    click(creature(own));
    await cast();
    expect(play.running.actions.at(-1)).toMatchObject({ type: "useSpell", targetId: foes[1].id });
  });

  it("does not lose the target of further attacks: each is one press", async () => {
    const { play, foes } = await withSpell();
    click(creature(foes[0]));
    await settle();
    click(action("Attack"));
    await settle();
    expect(play.running.actions).toMatchObject([{ targetId: foes[0].id }, { targetId: foes[0].id }]);
  });

  it("says whom to press for a spell over all enemies, also while there are none", async () => {
    const play = await BattleAtHand.shown();
    play.field(0);
    play.arrange(({ sides: [side] }) => {
      side.energy = 25;
      side.spells.splice(1);
      Object.assign(side.spells[0] ?? {}, { name: "Shardstorm", type: "magic", effect: "Charge" });
    });
    const docked = document.querySelector<HTMLElement>(`[data-item="${play.battle.sides[0].spells[0]?.id}"]`);
    if (!docked) throw new Error("No spell beside the hand");
    click(docked);
    await settle();
    expect(pageText()).toMatch(/Press .+ or any enemy: Shardstorm hits them all/);
  });
});
