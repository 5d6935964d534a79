import { describe, expect, it } from "vitest";
import { copyToPlay, takeFromHand } from "../../../../rules/battle/ai/scratch-battle.ts";
import { cloneBattle } from "../../../../rules/battle/state/clone-battle.ts";
import { EVEN_DICE } from "../../../../rules/battle/state/random.ts";
import { type Battle, type BattleSide, newBattle } from "../../../../rules/index.ts";
import { playRandomly, randomSetup } from "../support/random-battle.ts";
import { rules } from "../support/scene.ts";

/** A battle with as many effects as possible, so that no field is at its beginning. */
function richBattle(seed: string): Battle {
  const setup = randomSetup(rules, seed);
  let richest = newBattle(rules, setup);
  const effectsOf = ({ sides }: Battle) =>
    sides.flatMap(({ field }) => field.flatMap(({ effects }) => effects)).length;
  playRandomly(rules, setup, (battle) => {
    if (effectsOf(battle) > effectsOf(richest)) richest = cloneBattle(battle);
  });
  return richest;
}

/** The same shape with another value in every field that holds one. */
function otherwise<Value>(value: Value): Value {
  if (typeof value === "number") return (value + 1) as Value;
  if (typeof value === "string") return `${value}~` as Value;
  if (typeof value === "boolean") return !value as Value;
  if (Array.isArray(value)) return value.map(otherwise) as Value;
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, otherwise(inner)])) as Value;
}

/** Fewer of everything that a side has. */
function poorer(battle: Battle): Battle {
  const shorter = ({ field, hand, deck, fallen, tools, spells, ...side }: BattleSide): BattleSide => ({
    ...side,
    field: field.slice(1),
    hand: hand.slice(1),
    deck: deck.slice(1),
    fallen: fallen.slice(1),
    tools: tools.slice(1),
    spells: spells.slice(1),
  });
  return { ...battle, sides: [shorter(battle.sides[0]), shorter(battle.sides[1])] };
}

describe("the battle that turns are played ahead in", () => {
  const battle = richBattle("rich");
  const others = [battle, otherwise(battle), poorer(otherwise(battle)), battle, richBattle("another")];

  it("is the one it was asked for in every field, whatever was played ahead in before", () => {
    expect(battle.sides.flatMap(({ field }) => field).length).toBeGreaterThan(1);
    for (const original of others) {
      const [seen] = copyToPlay(rules, original);
      expect(seen.battle).toEqual({ ...cloneBattle(original), random: EVEN_DICE });
    }
  });

  it("takes nothing back to the original: neither changes of creatures nor of a card that is deployed", () => {
    const before = JSON.stringify(battle);
    const [own, foe] = copyToPlay(rules, battle);
    for (const { own: side } of [own, foe]) {
      for (const fighter of side.field) {
        fighter.currentHealth = 1;
        fighter.battleStats.physicalAttack = 1;
        for (const effect of fighter.effects) effect.turn = 99;
      }
      for (const card of [...side.hand]) takeFromHand(side.hand, card).currentHealth = 1;
      for (const item of [...side.tools, ...side.spells]) item.used = !item.used;
    }
    expect(JSON.stringify(battle)).toBe(before);
  });
});
