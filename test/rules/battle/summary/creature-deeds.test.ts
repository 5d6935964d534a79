import { describe, expect, it } from "vitest";
import { playAgain } from "../../../../rules/battle/summary/own-turns.ts";
import {
  type Battle,
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
import { act, attack, only, renewSpells, round } from "../support/play.ts";
import { battleWith, item } from "../support/scene.ts";

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

/** Returns which creature is said to have dealt each damage. */
const sourcesOf = (events: readonly BattleEvent[]) => only(events, "damaged").map(({ sourceId }) => sourceId);

const REPLAY = randomReplay("one");

const SURGE = item("Scrypto Surge");

describe("the source of damage", () => {
  const scene = () =>
    battleWith({
      own: {
        field: [{ id: "bull" }, { id: "crow" }],
        spells: ["Babylon Burst", SURGE, { ...SURGE, id: "second" }],
      },
      foe: { field: [{ id: "foe", battle: { maxHealth: 900 } }] },
    });
  const cast = (battle: Battle, spellId: string, casterId: string, rolls: readonly number[] = []) =>
    act(battle, { type: "useSpell", spellId, casterId, targetId: "foe" }, rolls);

  it("is the attacker, and the caster of a spell", () => {
    const battle = scene();
    expect(sourcesOf(attack(battle, "bull", "foe"))).toEqual(["bull"]);
    expect(sourcesOf(cast(battle, "Babylon Burst", "crow", [0.9]))).toEqual(["crow"]);
  });

  it("is the caster of each effect that wears a creature down, in later turns too", () => {
    const battle = scene();
    expect(sourcesOf(cast(battle, "Scrypto Surge", "crow"))).toEqual(["crow"]);
    renewSpells(battle);
    expect(sourcesOf(cast(battle, "second", "bull"))).toEqual(["bull"]);
    expect(sourcesOf(round(battle))).toEqual(["crow", "bull"]);
  });
});

describe("the summary of a battle", () => {
  it("tells the second side of its own creatures, its combo and its defeat", () => {
    const [first, second] = [battleSummary(rules, REPLAY, 0), battleSummary(rules, REPLAY, 1)];
    const { battle } = playAgain(rules, REPLAY, 1);
    const ids = (deeds: readonly { id: string }[]) => deeds.map(({ id }) => id);
    expect(ids(second.player)).toEqual(ids(first.enemy));
    expect(ids(second.enemy)).toEqual(ids(first.player));
    expect(second).toMatchObject({ turns: battle.turn, bestCombo: battle.sides[1].bestCombo });
    const lost = [first, second].map(({ help }) => help.length > 0);
    expect(lost).toEqual([battle.winner === 1, battle.winner === 0]);
  });

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
