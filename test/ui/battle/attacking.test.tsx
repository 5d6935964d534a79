// @vitest-environment happy-dom
import { act } from "react";
import { describe, expect, it } from "vitest";
import { attackPreview, percentOf, shippedRules as rules } from "../../../rules/index.ts";
import { nothingChosen } from "../../../ui/battle/store/battle-state.ts";
import { click, descriptionOf, press, settle } from "../support/render.tsx";
import { action, BattleAtHand, creature, strike } from "./support/battle-at-hand.tsx";

/** One creature against two that withstand a lot, with full energy. */
async function oneAgainstTwo() {
  const play = await BattleAtHand.shown();
  const own = play.field(0);
  const foes = [play.field(1), play.field(1)] as const;
  play.arrange(({ sides }) => {
    sides[0].energy = 25;
    for (const foe of foes) foe.currentHealth = foe.baseStats.maxHealth = foe.battleStats.maxHealth = 400;
  });
  const attacks = () => play.running.actions.filter(({ type }) => type === "attack");
  return { play, own, foes, attacks };
}

const attackOn = (attackerId: string, targetId: string) => ({ type: "attack", attackerId, targetId });

describe("a press on an enemy with a chosen creature", () => {
  it("attacks it; the attacker stays chosen, so that a second enemy is one press away (BAT-084)", async () => {
    const { play, own, foes, attacks } = await oneAgainstTwo();
    click(creature(own));
    for (const foe of foes) {
      click(creature(foe));
      await settle();
      expect(play.battleState.chosen).toMatchObject({ actorId: own.id, targetId: foe.id });
    }
    expect(attacks()).toEqual(foes.map(({ id }) => attackOn(own.id, id)));
  });

  it("attacks again with the button, with the keys of both, and with Enter while nothing has the focus", async () => {
    const { own, foes, attacks } = await oneAgainstTwo();
    strike("1");
    strike("1", { shiftKey: true });
    await settle();
    click(action("Attack"));
    await settle();
    act(() => (document.activeElement as HTMLElement | null)?.blur());
    press("Enter");
    await settle();
    expect(attacks()).toEqual([0, 1, 2].map(() => attackOn(own.id, foes[0].id)));
  });

  it("says why it cannot attack, and only chooses the enemy", async () => {
    const { play, own, foes, attacks } = await oneAgainstTwo();
    play.arrange(({ sides }) => {
      sides[0].energy = 1;
    });
    click(creature(own));
    click(creature(foes[0]));
    expect(play.notices).toEqual(["Not enough energy to attack. Needs 2 energy."]);
    expect(play.battleState.chosen.targetId).toBe(foes[0].id);
    expect(attacks()).toEqual([]);
  });

  it("only chooses another enemy right after the target fell, whose place it may have taken", async () => {
    const { play, own, foes, attacks } = await oneAgainstTwo();
    play.arrange(() => {
      foes[0].currentHealth = 1;
      foes[0].battleStats.dodgeChance = 0;
      foes[0].battleStats.initiative = 0;
    });
    click(creature(own));
    click(creature(foes[0]));
    await settle();
    expect(play.battle.sides[1].field).not.toContain(foes[0]);
    play.now += rules.arena.buttonPressMs - 1;
    click(creature(foes[1]));
    expect(play.battleState.chosen).toMatchObject({ actorId: own.id, targetId: foes[1].id });
    play.now += 1;
    click(creature(foes[1]));
    await settle();
    expect(attacks()).toEqual(foes.map(({ id }) => attackOn(own.id, id)));
  });
});

describe("the chosen creature", () => {
  it("is no longer chosen when it can do nothing more, nor in the enemy's turn", async () => {
    const { play, own, foes } = await oneAgainstTwo();
    play.arrange(({ sides }) => {
      Object.assign(sides[0], { energy: 4, tools: [], spells: [] });
    });
    click(creature(own));
    click(creature(foes[0]));
    await settle();
    expect(play.battleState.chosen.actorId).toBe(own.id);
    click(creature(foes[0]));
    await settle();
    expect(play.battleState.chosen.actorId).toBeNull();
    play.arrange(({ sides }) => {
      sides[0].energy = 1;
    });
    click(creature(own));
    click(action("End Turn"));
    expect(play.battleState.shown?.phase).not.toBe("player");
    expect(play.battleState.chosen.actorId).toBeNull();
    await settle();
  });

  it("is chosen again in the next turn, without a target", async () => {
    const { play, own, foes } = await oneAgainstTwo();
    play.arrange(({ sides }) => {
      sides[0].energy = 3;
      sides[1].energy = 0;
    });
    click(creature(own));
    click(creature(foes[0]));
    await settle();
    click(action("End Turn"));
    for (let waits = 0; waits < 20 && play.battleState.chosen.actorId === null; waits += 1) await settle();
    expect(play.battle.turn).toBe(2);
    expect(play.battleState.chosen).toEqual({ ...nothingChosen, actorId: own.id });
  });

  it("is the deployed card, which a second press deploys", async () => {
    const play = await BattleAtHand.shown();
    const foe = play.field(1);
    const [card] = play.battle.sides[0].hand;
    if (!card) throw new Error("An empty hand");
    click(creature(card));
    click(creature(card));
    await settle();
    expect(play.battle.sides[0].field).toContain(card);
    click(creature(foe));
    await settle();
    expect(play.running.actions.at(-1)).toEqual(attackOn(card.id, foe.id));
  });
});

describe("what an attack will do", () => {
  it("stands on every enemy before, in signs, and for screen readers in sentences", async () => {
    const { play, own, foes } = await oneAgainstTwo();
    const [strong, weak] = foes;
    play.arrange(() => {
      weak.currentHealth = 1;
      weak.battleStats.dodgeChance = weak.battleStats.initiative = 0;
    });
    const sign = (foe: typeof strong, tone: string) =>
      creature(foe).parentElement?.querySelector(`[data-tone="${tone}"]`)?.textContent ?? null;
    expect(sign(strong, "damage")).toBeNull();
    click(creature(own));
    const preview = attackPreview(rules, play.battle, 0, { attackerId: own.id, targetId: strong.id });
    if (!preview) throw new Error("No preview");
    const { lowest, highest } = preview.ordinary;
    const percent = percentOf(preview.criticalChance);
    expect(sign(strong, "damage")).toBe(`${lowest}-${highest}`);
    expect(sign(strong, "knockOut")).toBeNull();
    expect(sign(weak, "knockOut")).toBe("✕");
    expect(descriptionOf(creature(strong))).toContain(
      `Damage ${lowest} to ${highest}. A critical hit (${percent}%)`,
    );
    expect(descriptionOf(creature(strong))).toContain(
      `Leaves ${400 - highest} to ${400 - lowest} of 400 health`,
    );
    expect(descriptionOf(creature(weak))).toContain("100% chance to defeat");
  });

  it("is shown in full for the enemy under the pointer or focus", async () => {
    const { own, foes } = await oneAgainstTwo();
    click(creature(own));
    const preview = () => document.querySelector("[aria-label='If it attacks']")?.textContent;
    expect(preview()).toBeUndefined();
    act(() => creature(foes[1]).focus());
    expect(preview()).toMatch(/Damage \d/);
    // On a low screen only the first of both is in sight.
    const numbers = document.querySelector("dl") as Node;
    const shown = document.querySelector("[aria-label='If it attacks']") as Node;
    expect(shown.compareDocumentPosition(numbers) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    act(() => creature(foes[1]).blur());
    await settle();
    expect(preview()).toBeUndefined();
  });
});
