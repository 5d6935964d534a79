import { describe, expect, it } from "vitest";
import { DamageSources } from "../../../../rules/battle/summary/damage-sources.ts";
import { playAgain } from "../../../../rules/battle/summary/own-turns.ts";
import {
  type BattleEvent,
  battleSummary,
  newRandom,
  newReplay,
  type Replay,
  randomAction,
  requirementTeam,
  shippedRules as rules,
} from "../../../../rules/index.ts";
import { AiBattle } from "../../../../ui/battle/ai-battle/ai-battle.ts";

/** Returns the replay of a battle in which both sides take random legal actions. */
function randomReplay(seed: string): Replay {
  const player = requirementTeam(rules, newRandom(seed), "hard");
  const game = new AiBattle(rules, { mode: "ai", difficulty: "hard", seed, player });
  while (game.battle.winner === null) {
    const { active } = game.battle;
    game.act(active, randomAction(rules, game.battle, active, newRandom(`${seed} ${game.actions.length}`)));
  }
  return newReplay(rules, "hash", game.setup, game.actions);
}

function damaged(creatureId: string, kind: "physical" | "spell" | "effect"): BattleEvent {
  const breakdown = { kind } as Extract<BattleEvent, { type: "damaged" }>["breakdown"];
  return { type: "damaged", side: 1, creatureId, amount: 9, lost: 9, health: 1, maxHealth: 99, breakdown };
}

function worn(creatureId: string): BattleEvent {
  return { type: "effectBegan", side: 1, creatureId, name: "Scrypto Surge", kind: "debuff", duration: 3 };
}

function cast(casterId: string): BattleEvent {
  const spell = {
    type: "spellCast",
    side: 0,
    spellId: "s",
    targetId: "foe",
    targetSide: 1,
    cost: 4,
  } as const;
  return { ...spell, casterId };
}

const TURN: BattleEvent = { type: "turnStarted", side: 1, turn: 2, energy: 9, regenerated: 3, decayed: 0 };

/** Returns which creature is credited with each damage of the events. */
function sourcesOf(events: readonly BattleEvent[]): (string | null)[] {
  const sources = new DamageSources(rules);
  const found = events.map((event) => sources.take(event));
  return found.filter((_, index) => events[index]?.type === "damaged");
}

const REPLAY = randomReplay("one");

describe("the source of damage", () => {
  it("is the attacker, and the caster of a spell", () => {
    const attack: BattleEvent = {
      type: "attacked",
      side: 0,
      attackerId: "bull",
      targetId: "foe",
      cost: 3,
    };
    expect(sourcesOf([attack, damaged("foe", "physical"), cast("crow"), damaged("foe", "spell")])).toEqual([
      "bull",
      "crow",
    ]);
  });

  it("is the caster of each effect that wears a creature down, in later turns too", () => {
    const first = [cast("crow"), worn("foe"), damaged("foe", "effect")];
    const second = [cast("bull"), worn("foe"), damaged("foe", "effect")];
    const later = [TURN, damaged("foe", "effect"), damaged("foe", "effect")];
    expect(sourcesOf([...first, ...second, ...later])).toEqual(["crow", "bull", "crow", "bull"]);
  });

  it("is the later caster once the earlier effect has ended", () => {
    const ended: BattleEvent = { type: "effectEnded", side: 1, creatureId: "foe", name: "Scrypto Surge" };
    const began = [cast("crow"), worn("foe"), damaged("foe", "effect"), cast("bull"), worn("foe")];
    expect(sourcesOf([...began, damaged("foe", "effect"), TURN, ended, damaged("foe", "effect")])).toEqual([
      "crow",
      "bull",
      "bull",
    ]);
  });
});

describe("the summary of a battle", () => {
  it("credits every damage and defeat to a creature, and lists all creatures, most damage first", () => {
    const { battle } = playAgain(rules, REPLAY, 0);
    const { player, enemy } = battleSummary(rules, REPLAY);
    for (const [deeds, own, foes] of [
      [player, battle.sides[0], battle.sides[1]],
      [enemy, battle.sides[1], battle.sides[0]],
    ] as const) {
      const damage = deeds.map((one) => one.damage);
      expect(damage.reduce((sum, one) => sum + one, 0)).toBeCloseTo(own.damageDealt, 6);
      expect(damage).toEqual([...damage].sort((one, other) => other - one));
      expect(deeds.reduce((sum, { taken }) => sum + taken, 0)).toBeCloseTo(foes.damageDealt, 6);
      expect(deeds.reduce((sum, { defeats }) => sum + defeats, 0)).toBe(foes.fallen.length);
      expect(deeds.filter(({ fell }) => fell).length).toBe(own.fallen.length);
      const { field, fallen, hand, deck } = own;
      expect(deeds).toHaveLength(field.length + fallen.length + hand.length + deck.length);
    }
  });
});
