import { describe, expect, it } from "vitest";
import { logLines } from "../../../../rules/index.ts";
import { act, attack, damages, endTurn, only, refusalText } from "../support/play.ts";
import { battleWith, fighter, rules } from "../support/scene.ts";

const cast = { type: "useSpell", spellId: "Shardstorm", casterId: "hero" } as const;
const storm = (health = 300) =>
  battleWith({
    own: { field: [{ id: "hero" }, { id: "ally" }], spells: ["Shardstorm"] },
    foe: {
      field: [
        { id: "one", battle: { maxHealth: health } },
        { id: "two", battle: { maxHealth: 300, magicalDefense: 100 } },
      ],
    },
  });

describe("Shardstorm", () => {
  it("stops its caster from acting for the turn in which it charges (BAT-164, BAT-082, GAP-37)", () => {
    const battle = storm();
    expect(only(act(battle, cast), "charging")).toHaveLength(1);
    expect(battle.sides[0].energy).toBe(21);
    const reason = "Creature is charging and cannot act this turn";
    expect(refusalText(battle, { type: "attack", attackerId: "hero", targetId: "one" })).toBe(reason);
    expect(refusalText(battle, { type: "defend", creatureId: "hero" })).toBe(reason);
  });

  it("is released automatically: 35 times the caster factor on every enemy, minus defence (BAT-164, GAP-31)", () => {
    const battle = storm();
    act(battle, cast);
    endTurn(battle);
    const events = endTurn(battle, [0.2, 0.2]);
    expect(damages(events)).toEqual([60, 31]);
    expect(only(events, "stunned")).toEqual([]);
    act(battle, { type: "defend", creatureId: "hero" });
  });

  it("stuns each target that lives with a chance of 20 percent (BAT-142, BAT-076, BAT-164)", () => {
    const battle = storm(50);
    act(battle, cast);
    endTurn(battle);
    const events = endTurn(battle, [0.1999]);
    expect(only(events, "defeated")).toMatchObject([{ creatureId: "one" }]);
    expect(only(events, "stunned")).toMatchObject([{ creatureId: "two", turns: 1 }]);
  });

  it("has no effect when its caster is stunned at the release (GAP-31)", () => {
    const battle = storm();
    act(battle, cast);
    endTurn(battle);
    fighter(battle, "hero").stunnedTurns = 1;
    const events = endTurn(battle);
    expect(only(events, "chargeLost")).toHaveLength(1);
    expect(damages(events)).toEqual([]);
    expect(fighter(battle, "hero")).toMatchObject({ charging: null, nextAttackBonus: 0 });
  });

  it("has no effect when its caster has been defeated (GAP-31)", () => {
    const battle = storm();
    act(battle, cast);
    endTurn(battle);
    fighter(battle, "hero").currentHealth = 1;
    const events = attack(battle, "one", "hero");
    expect(damages(endTurn(battle))).toEqual([]);
    const lines = logLines(rules, battle, 0, events).map(({ message }) => message);
    const lost = lines.indexOf("hero lost the charge of Shardstorm.");
    expect(lines[lost + 1]).toBe("hero was defeated.");
  });

  it("a defeated creature that charges nothing loses no spell", () => {
    const battle = storm();
    fighter(battle, "one").currentHealth = 1;
    expect(only(attack(battle, "hero", "one"), "chargeLost")).toEqual([]);
  });

  it("adds half of the caster's magical attack to its next attack (BAT-082, GAP-31)", () => {
    const battle = storm();
    act(battle, cast);
    endTurn(battle);
    endTurn(battle, [0.99, 0.99]);
    expect(fighter(battle, "hero")).toMatchObject({ nextAttackBonus: 5, nextAttackBonusTurns: 3 });
    expect(damages(attack(battle, "hero", "one"))).toEqual([15]);
    expect(fighter(battle, "hero")).toMatchObject({ nextAttackBonus: 0, nextAttackBonusTurns: 0 });
    fighter(battle, "hero").attacksThisTurn = 0;
    expect(damages(attack(battle, "hero", "one"))).toEqual([10]);
  });

  it("loses that bonus when the attack is dodged (GAP-26)", () => {
    const battle = storm();
    act(battle, cast);
    endTurn(battle);
    endTurn(battle, [0.99, 0.99]);
    attack(battle, "hero", "one", [0]);
    expect(fighter(battle, "hero").nextAttackBonus).toBe(0);
  });

  it("keeps that bonus for three turns of its side (GAP-31)", () => {
    const battle = storm();
    act(battle, cast);
    endTurn(battle);
    endTurn(battle, [0.99, 0.99]);
    const bonuses = [1, 2, 3].map(() => {
      endTurn(battle);
      endTurn(battle);
      return fighter(battle, "hero").nextAttackBonus;
    });
    expect(bonuses).toEqual([5, 5, 0]);
  });
});

describe("a stun", () => {
  const stunned = () => {
    const battle = storm();
    act(battle, cast);
    endTurn(battle);
    endTurn(battle, [0.99, 0]);
    return battle;
  };

  it("costs its victim exactly one own turn (BAT-075, BAT-078, CON-52)", () => {
    const battle = stunned();
    const events = endTurn(battle);
    expect(only(events, "cannotAct")).toMatchObject([{ side: 1, creatureId: "two" }]);
    expect(refusalText(battle, { type: "attack", attackerId: "two", targetId: "hero" })).toBe(
      "Creature is stunned and cannot act this turn",
    );
    expect(refusalText(battle, { type: "attack", attackerId: "one", targetId: "nobody" })).toBe(
      "Invalid attack - missing attacker or defender",
    );
    endTurn(battle);
    expect(fighter(battle, "two").stunnedTurns).toBe(0);
    endTurn(battle);
    attack(battle, "two", "hero");
  });

  it("does not stack with another stun (BAT-076)", () => {
    const battle = stunned();
    act(battle, cast);
    endTurn(battle);
    fighter(battle, "two").stunnedTurns = 3;
    endTurn(battle, [0.99, 0]);
    expect(fighter(battle, "two").stunnedTurns).toBe(2);
  });
});
