import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { playWeeks } from "../../../rules/cli/economy/play/play-weeks.ts";
import { readPolicies } from "../../../rules/cli/economy/policy.ts";
import {
  creatureLevel,
  type HeldCreature,
  heldCreature,
  type KeptTeam,
  lentTeam,
  noProgress,
  residentsOf,
  shippedRules as rules,
  strongestHeld,
  visitedResidents,
} from "../../../rules/index.ts";

const ROOMS = rules.rooms.count;
const TEAMS: KeptTeam[] = [
  { difficulty: "easy", teamSeed: "t-1" },
  { difficulty: "hard", teamSeed: "t-2" },
];

function held(number: number, form = 1, upgrades = 0): HeldCreature {
  return { id: `#${number}#`, speciesId: "corvax", form, upgrades };
}

const anyCreature = fc.record({
  id: fc.integer({ min: 1, max: 10_000 }).map((number) => `#${number}#`),
  speciesId: fc.constantFrom(...Object.keys(rules.species), "unheardOf"),
  form: fc.integer({ min: 0, max: 3 }),
  upgrades: fc.integer({ min: 0, max: 3 }),
});
const anyCollection = fc.uniqueArray(anyCreature, { selector: ({ id }) => id, maxLength: 20 });

describe("the creatures that live in a lab", () => {
  it("are at most four a room, whatever a player has and keeps (GAP-75)", () => {
    const teams = fc.constantFrom<KeptTeam[]>([], TEAMS);
    fc.assert(
      fc.property(anyCollection, teams, fc.integer({ min: 1, max: ROOMS }), (owned, kept, rooms) => {
        const residents = residentsOf(rules, owned, kept, rooms);
        for (let room = 1; room <= rooms; room++)
          expect(residents.filter((one) => one.room === room).length).toBeLessThanOrEqual(4);
        expect(residents.every(({ room }) => room >= 1 && room <= rooms)).toBe(true);
        expect(new Set(residents.map(({ id }) => id)).size).toBe(residents.length);
      }),
      { numRuns: 200 },
    );
  });

  it("live where they live in whatever order the ledger lists them (GAP-75)", () => {
    fc.assert(
      fc.property(
        anyCollection.chain((owned) =>
          fc.tuple(
            fc.constant(owned),
            fc.shuffledSubarray(owned, { minLength: owned.length, maxLength: owned.length }),
          ),
        ),
        ([owned, shuffled]) => {
          expect(residentsOf(rules, shuffled, TEAMS, ROOMS)).toEqual(residentsOf(rules, owned, TEAMS, ROOMS));
        },
      ),
      { numRuns: 100 },
    );
  });

  it("are the own ones with the highest levels, and eggs come last (GAP-75)", () => {
    const owned = [held(1, 0), held(2, 3, 2), held(3, 1, 3), held(4, 2, 0), held(5, 3, 3), held(6, 1, 1)];
    const residents = residentsOf(rules, owned, [], 1);
    expect(residents.map(({ id, level }) => [id, level])).toEqual([
      ["#5#", 13],
      ["#2#", 12],
      ["#3#", 7],
      ["#4#", 7],
    ]);
  });

  it("share the rooms evenly once the second one is open (GAP-75)", () => {
    const residents = residentsOf(
      rules,
      [1, 2, 3, 4, 5].map((number) => held(number)),
      [],
      2,
    );
    const inFirst = residents.filter(({ room }) => room === 1).length;
    expect([2, 3]).toContain(inFirst);
    expect(residents).toHaveLength(5);
  });

  it("make room for a kept practice team behind the own ones, the hardest first (GAP-75)", () => {
    const hard = lentTeam(rules, "t-2", "hard").creatures.length;
    const residents = residentsOf(rules, [held(1), held(2)], TEAMS, 2);
    expect(residents.slice(0, 2).map(({ id }) => id)).toEqual(["#1#", "#2#"]);
    const guests = residents.slice(2).map(({ id }) => id.split(":")[1]);
    expect(guests.slice(0, hard)).toEqual(Array(Math.min(hard, 6)).fill("hard"));
    expect(residents).toHaveLength(8);
  });

  it("leave out species that the rules do not know, and nobody lives in a lab whose rules have no places", () => {
    expect(strongestHeld(rules, [{ ...held(1), speciesId: "toString" }, held(2)])).toEqual([held(2)]);
    const empty = { ...rules, residents: { perRoom: 0 } };
    expect(residentsOf(empty, [held(1)], TEAMS, 2)).toEqual([]);
  });

  it("have a level that each upgrade and evolution raises, from 1 for an egg to 13 (GAP-75)", () => {
    const card = { id: "#7#", species_id: "corvax", final_form_upgrades: 0 };
    const egg = heldCreature(rules, { ...card, form: 0, evolution_progress: noProgress() });
    const grown = heldCreature(rules, {
      ...card,
      form: 3,
      // What was completed in the form before counts with that form.
      evolution_progress: { stat_upgrades_completed: 3 },
      final_form_upgrades: 2,
    });
    expect([creatureLevel(rules, egg), creatureLevel(rules, grown)]).toEqual([1, 12]);
    expect(grown).toEqual({ id: "#7#", speciesId: "corvax", form: 3, upgrades: 2 });
  });

  it("change no number: a week of each policy makes and spends the same with and without them (GAP-75)", () => {
    const without = { ...rules, residents: { perRoom: 0 } };
    for (const { name, policy, wishes } of readPolicies("all")) {
      const played = [rules, without].map((one) => playWeeks(one, policy, wishes, 1, "same").days);
      expect(played[0], name).toEqual(played[1]);
      expect(played[0]?.at(-1)?.owned, name).not.toEqual(played[0]?.[0]?.owned);
    }
  });

  it("are shown to visitors by species, form, upgrades, level and room alone (ABU-138)", () => {
    const token = { ...held(12, 2, 1), account: "account_tdx_2_x", nickname: "Rex" };
    expect(visitedResidents(residentsOf(rules, [token], [], 1))).toEqual([
      { speciesId: "corvax", form: 2, upgrades: 1, level: 8, room: 1 },
    ]);
  });
});
