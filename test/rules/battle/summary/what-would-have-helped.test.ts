import { describe, expect, it } from "vitest";
import type { CreatureDeeds } from "../../../../rules/battle/summary/creature-deeds.ts";
import {
  type LostBattle,
  whatWouldHaveHelped,
} from "../../../../rules/battle/summary/what-would-have-helped.ts";
import {
  type BattleEvent,
  battleSummary,
  newBattle,
  newRandom,
  newReplay,
  requirementTeam,
  shippedRules as rules,
} from "../../../../rules/index.ts";

const TURNS = { turns: 8, attackLeft: 0, deployLeft: 0, emptyField: 0 };

/** Returns a lost battle of the requirement team in which nothing could have been done better. */
function lost(): LostBattle {
  const player = requirementTeam(rules, newRandom("lost"), "medium");
  const battle = newBattle(rules, { mode: "ai", difficulty: "medium", seed: "lost", player });
  for (const item of [...battle.sides[0].tools, ...battle.sides[0].spells]) item.revealed = true;
  return { battle, side: 0, events: [], deeds: [], turns: TURNS };
}

function hit(matchup: number): BattleEvent {
  const breakdown = { kind: "physical", matchup } as Extract<BattleEvent, { type: "damaged" }>["breakdown"];
  return {
    type: "damaged",
    side: 1,
    creatureId: "e",
    amount: 5,
    lost: 5,
    health: 5,
    maxHealth: 50,
    breakdown,
  };
}

function deeds(name: string, damage: number): CreatureDeeds {
  const fresh = { speciesId: "bullx", form: 1, imageUrl: null, taken: 0, defeats: 0, fell: true };
  return { ...fresh, id: name, name, damage, deployed: true };
}

describe("what would have helped after a defeat", () => {
  it("is nothing when every chance was used", () => {
    expect(whatWouldHaveHelped(rules, lost())).toEqual([]);
  });

  it("is a stronger team when the team is below what the difficulty asks for", () => {
    const scene = lost();
    for (const fighter of [...scene.battle.sides[0].deck, ...scene.battle.sides[0].hand])
      fighter.creature.stats = { energy: 1, strength: 1, magic: 1, stamina: 1, speed: 1 };
    expect(whatWouldHaveHelped(rules, scene)).toEqual([
      "A stronger team: yours is below what Medium asks for.",
    ]);
  });

  it.each([
    [{ attackLeft: 5 }, "More attacks: in 5 of 8 turns there was still energy for one."],
    [
      { deployLeft: 3 },
      "More creatures on the field: in 3 of 8 turns a card could still have been deployed.",
    ],
  ])("is what the turns left unused: %o", (left, sentence) => {
    expect(whatWouldHaveHelped(rules, { ...lost(), turns: { ...TURNS, ...left } })).toEqual([sentence]);
  });

  it("names the tools and spells that were never used, each once", () => {
    const scene = lost();
    const [{ tools }] = scene.battle.sides;
    for (const tool of tools) tool.revealed = false;
    const [sentence] = whatWouldHaveHelped(rules, scene);
    expect(sentence).toMatch(/^Tools and spells you never used: /);
    for (const { name } of tools) expect(sentence?.split(name)).toHaveLength(2);
  });

  it("counts the copies of an item of which one was used", () => {
    const scene = lost();
    const [side] = scene.battle.sides;
    const [used, lens] = side.tools;
    if (!used || !lens) throw new Error("The team has too few tools");
    side.tools = [
      { ...used, name: "Ledger Lens" },
      { ...lens, name: "Ledger Lens", revealed: false },
    ];
    expect(whatWouldHaveHelped(rules, scene)).toEqual([
      "Tools and spells you never used: 1 of 2 Ledger Lens.",
    ]);
  });

  it("is better targets when many hits met a specialty that resists them", () => {
    const events = [hit(0.8), hit(0.8), hit(1), hit(1.25)];
    expect(whatWouldHaveHelped(rules, { ...lost(), events })).toEqual([
      "Better targets: 2 of 4 hits were on creatures whose specialty resists them.",
    ]);
    expect(whatWouldHaveHelped(rules, { ...lost(), events: events.slice(0, 3) })).toEqual([]);
  });

  it("is more than one attacker when one creature did most of the damage", () => {
    const scene = { ...lost(), deeds: [deeds("Bullx", 300), deeds("Corvax", 100)] };
    expect(whatWouldHaveHelped(rules, scene)).toEqual([
      "More than one attacker: Bullx alone dealt 75% of your team's damage.",
    ]);
  });

  it("is one target at a time when several enemies were left wounded", () => {
    const scene = lost();
    const [, enemy] = scene.battle.sides;
    enemy.field.push(...enemy.hand.splice(0, 2));
    for (const fighter of enemy.field) fighter.currentHealth = 1;
    expect(whatWouldHaveHelped(rules, scene)).toEqual([
      "One target at a time: 2 wounded enemies were left standing.",
    ]);
  });

  it("is at most three sentences, the weightiest first", () => {
    const scene = lost();
    for (const tool of scene.battle.sides[0].tools) tool.revealed = false;
    const help = whatWouldHaveHelped(rules, {
      ...scene,
      deeds: [deeds("Bullx", 300), deeds("Corvax", 100)],
      turns: { ...TURNS, attackLeft: 7, deployLeft: 8 },
    });
    expect(help).toHaveLength(3);
    expect(help[0]).toMatch(/^More creatures on the field: in 8 of 8/);
    expect(help[1]).toMatch(/^Tools and spells you never used|^More attacks: in 7 of 8/);
  });

  it("is asked only of a lost battle: an unfinished one has no advice", () => {
    const player = requirementTeam(rules, newRandom("short"), "easy");
    const setup = { mode: "ai", difficulty: "easy", seed: "short", player } as const;
    expect(battleSummary(rules, newReplay(rules, "hash", setup, [])).help).toEqual([]);
  });
});
