import { describe, expect, it } from "vitest";
import { perform } from "../../../rules/battle/actions/apply-action.ts";
import { activeSynergies, newBattle, newRandom, type RuleSet, shippedRules } from "../../../rules/index.ts";
import { decidersOf } from "../../../rules/simulation/deciders.ts";
import { type SimulationPlan, setupOf } from "../../../rules/simulation/plan.ts";
import { chooserOf } from "../../../rules/simulation/play-battle.ts";
import { playPart } from "../../../rules/simulation/play-part.ts";
import { quantile } from "../../../rules/simulation/statistics/quantile.ts";
import { synergyNames } from "../../../rules/simulation/synergy-names.ts";
import { addTally, newTally } from "../../../rules/simulation/tally.ts";
import { loadRules } from "../../../rules/validation.ts";

const plan: SimulationPlan = { mode: "ai", difficulty: "hard", policy: "fast", seed: "tally" };

describe("the tally of many battles", () => {
  it("is the same when its parts are added in order (GAP-51)", () => {
    const whole = playPart(shippedRules, plan, { from: 1, to: 30 }, false).tally;
    const total = newTally();
    for (const part of [
      { from: 1, to: 7 },
      { from: 8, to: 8 },
      { from: 9, to: 30 },
    ])
      addTally(total, playPart(shippedRules, plan, part, false).tally);
    expect(total).toEqual(whole);
    expect(whole.turns).toHaveLength(30);
    expect(whole.wins + whole.losses + whole.draws).toBe(30);
  });

  it("counts a species in as many battles as have it in the deck (GAP-51)", () => {
    const { use } = playPart(shippedRules, plan, { from: 1, to: 30 }, false).tally;
    for (const species of Object.keys(shippedRules.species)) {
      const decks = Array.from({ length: 30 }, (_, index) => setupOf(shippedRules, plan, index + 1));
      const holders = decks.filter(
        (setup) =>
          setup.mode === "ai" && setup.player.creatures.some(({ species_id }) => species_id === species),
      );
      expect(use.species[species]?.battles ?? 0, species).toBe(holders.length);
    }
  });

  it("names the synergies that the battle lists (BAT-143, BAT-144, BAT-145, BAT-146, BAT-147)", () => {
    const others = loadRules({ synergy: { pair: { who: "any", statAtLeast: 5 } } });
    if (!others.ok) throw new Error(others.problems.join("\n"));
    const seen = new Set([...namesSeen(shippedRules), ...namesSeen(others.rules)]);
    const { species, pair, legendary, balanced, fullForce, formProtection } = shippedRules.texts.synergy;
    const single = [species, legendary, balanced, fullForce, formProtection].map(({ name }) => name);
    const all = [...pair.names, ...single];
    expect([...seen].sort()).toEqual(all.sort());
  });
});

/** Plays battles in which both lists of synergies must agree after every action. */
function namesSeen(rules: RuleSet): Set<string> {
  const seen = new Set<string>();
  for (let index = 1; index <= 10; index++) {
    const setup = setupOf(rules, plan, index);
    const battle = newBattle(rules, setup);
    const dice = newRandom(setup.seed);
    const deciders = decidersOf(rules, plan);
    const choosers = ([0, 1] as const).map((side) =>
      chooserOf(rules, deciders[side], { battle, side, dice, events: [] }),
    );
    while (battle.winner === null) {
      perform(rules, battle, battle.active, choosers[battle.active]?.() ?? { type: "endTurn" }, null);
      for (const side of battle.sides) {
        const names = synergyNames(rules, side);
        expect(names).toEqual(activeSynergies(rules, side).map(({ name }) => name));
        for (const name of names) seen.add(name);
      }
    }
  }
  return seen;
}

describe("a quantile", () => {
  it("lies proportionally between two values (GAP-51)", () => {
    expect(quantile([4, 1, 3, 2], 0.5)).toBe(2.5);
    expect(quantile([10, 20, 30], 0.1)).toBe(12);
    expect(quantile([10, 20, 30], 1)).toBe(30);
    expect(quantile([7], 0.9)).toBe(7);
    expect(quantile([], 0.5)).toBe(0);
  });
});
