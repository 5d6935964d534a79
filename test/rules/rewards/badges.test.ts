import { describe, expect, it } from "vitest";
import { type BattleResult, badgesOf, battleResult, newBattle } from "../../../rules/index.ts";
import { creature } from "../team/team.ts";
import { rules, victory } from "./result.ts";

describe("the badges of a victory", () => {
  it.each<[Partial<BattleResult>, string[]]>([
    [{}, []],
    [{ turns: 5 }, ["Speed Demon"]],
    [{ turns: 6 }, []],
    [{ remainingCreatures: 3 }, ["Master Strategist"]],
    [{ remainingCreatures: 2 }, []],
    [{ enemiesDefeated: 5 }, ["Destroyer"]],
    [{ enemiesDefeated: 4 }, []],
    [{ difficulty: "expert" }, ["Elite Warrior"]],
    [{ difficulty: "hard" }, []],
    [
      { turns: 5, remainingCreatures: 3, enemiesDefeated: 5, difficulty: "expert" },
      ["Speed Demon", "Master Strategist", "Destroyer", "Elite Warrior"],
    ],
  ])("for %j are %j (BAT-177, BAT-178, BAT-179, BAT-180, CST-025)", (result, badges) => {
    expect(badgesOf(rules, victory(result))).toEqual(badges);
  });

  it("are none after a defeat (BAT-053)", () => {
    const lost = { victory: false, turns: 5, difficulty: "expert", enemiesDefeated: 4 } as const;
    expect(badgesOf(rules, victory(lost))).toEqual([]);
  });

  it("are Destroyer alone after a defeat with five enemies defeated, and none in rules before that (CON-60, GAP-72)", () => {
    const lost = victory({ victory: false, turns: 5, difficulty: "expert", enemiesDefeated: 5 });
    expect(badgesOf(rules, lost)).toEqual(["Destroyer"]);
    const before = structuredClone(rules);
    before.rewards.badges.defeated.inDefeat = false;
    expect(badgesOf(before, lost)).toEqual([]);
  });
});

describe("the result of a battle", () => {
  const deck = {
    creatures: [1, 2, 3, 4, 5].map((id) => creature(1, 9, { id: `own-${id}` })),
    tools: [],
    spells: [],
  };

  function ended() {
    const battle = newBattle(rules, { mode: "ai", difficulty: "medium", seed: "result", player: deck });
    const [own, enemy] = battle.sides;
    own.fallen.push(...own.hand.splice(0, 1));
    own.field.push(...own.hand.splice(0, 1));
    for (const place of ["hand", "deck"] as const) enemy.fallen.push(...enemy[place].splice(0));
    own.bestCombo = 3;
    battle.turn = 12;
    battle.winner = 0;
    return battle;
  }

  it("counts all living creatures of the player, the defeated ones of both sides and the turns (BAT-055, CON-64)", () => {
    expect(battleResult(rules, ended())).toEqual({
      victory: true,
      difficulty: "medium",
      turns: 12,
      remainingCreatures: 4,
      enemiesDefeated: 7,
      creaturesLost: 1,
      bestCombo: 3,
    });
  });

  it("can count the field alone when a rule file says so (CON-64)", () => {
    const overlay = structuredClone(rules);
    overlay.rewards.remainingScope = "field";
    expect(battleResult(overlay, ended())?.remainingCreatures).toBe(1);
  });

  it("is a defeat when the enemy won, and null during the battle (BAT-055)", () => {
    expect(battleResult(rules, { ...ended(), winner: 1 })?.victory).toBe(false);
    expect(battleResult(rules, { ...ended(), winner: null })).toBeNull();
  });

  it("is null for a battle between players (BAT-055)", () => {
    const battle = newBattle(rules, { mode: "pvp", seed: "result", player1: deck, player2: deck });
    expect(battleResult(rules, { ...battle, winner: 0 })).toBeNull();
  });
});
