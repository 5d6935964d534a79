// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { type Difficulty, intentionOf, shippedRules as rules } from "../../../rules/index.ts";
import { descriptionOf } from "../support/render.tsx";
import { BattleAtHand, creature } from "./support/battle-at-hand.tsx";

const badge = () => document.querySelector("[data-intention]");

/** One creature against one that has nothing left to do but to attack. */
async function facingAttacker(difficulty: Difficulty) {
  const play = await BattleAtHand.shown(difficulty);
  const own = play.field(0);
  const foe = play.field(1);
  play.arrange(({ sides: [, enemy] }) => {
    Object.assign(enemy, { hand: [], tools: [], spells: [], energy: 25 });
    foe.battleStats.physicalAttack = foe.baseStats.physicalAttack = 60;
  });
  return { play, own, foe };
}

describe("the intention of an enemy", () => {
  it("stands on it on easy, in words for everybody", async () => {
    const { play, own, foe } = await facingAttacker("easy");
    expect(intentionOf(rules, play.battle, play.running.actions.length)).toMatchObject({
      type: "attack",
      targetId: own.id,
    });
    expect(creature(foe).closest("li")?.contains(badge())).toBe(true);
    const [label] = creature(own).getAttribute("aria-label")?.split(", ") ?? [];
    expect(badge()?.textContent?.trim()).toBe(`Attacks ${label}`);
    expect(descriptionOf(creature(foe))).toContain(`If you end your turn now: Attacks ${label}`);
  });

  it("is not shown on other difficulties", async () => {
    await facingAttacker("medium");
    expect(badge()).toBeNull();
  });
});
