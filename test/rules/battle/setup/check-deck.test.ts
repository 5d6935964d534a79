import { describe, expect, it } from "vitest";
import { checkDeck, checkSetup } from "../../../../rules/index.ts";
import { creature, item, rules } from "../support/scene.ts";

const deckOf = (count: number) => ({
  creatures: Array.from({ length: count }, (_, place) => creature({ id: `c${place}` })),
  tools: [item("Ledger Lens")],
  spells: [item("Shardstorm")],
});
const many = (count: number) =>
  Array.from({ length: count }, (_, place) => ({ ...item("Ledger Lens"), id: `i${place}` }));

describe("checkDeck", () => {
  it.each([
    ["ai", 3, 12, 5],
    ["pvp", 1, 5, 3],
  ] as const)(
    "for %s holds %d to %d creatures and at most %d tools and spells (CON-41, GAP-39)",
    (mode, min, max, items) => {
      for (const count of [min, max])
        expect(checkDeck(rules, mode, { ...deckOf(count), tools: many(items), spells: many(items) })).toEqual(
          [],
        );
      for (const count of [min - 1, max + 1])
        expect(checkDeck(rules, mode, deckOf(count))).toEqual([
          `deck.creatures: found ${count}, allowed: ${min} to ${max}`,
        ]);
      expect(
        checkDeck(rules, mode, { ...deckOf(min), tools: many(items + 1), spells: many(items + 2) }),
      ).toEqual([
        `deck.tools: found ${items + 1}, allowed: 0 to ${items}`,
        `deck.spells: found ${items + 2}, allowed: 0 to ${items}`,
      ]);
    },
  );

  it.each<[string, unknown]>([
    ["deck: found null, allowed: an object with creatures, tools and spells", null],
    ["deck: found [], allowed: an object with creatures, tools and spells", []],
    ["deck.tools: found nothing, allowed: a list of 0 to 5", { ...deckOf(3), tools: undefined }],
    [
      "deck.creatures[0]: found 7, allowed: an object",
      { ...deckOf(3), creatures: [7, ...deckOf(2).creatures] },
    ],
    [
      "deck.spells[0].name: found nothing, allowed: a text",
      { ...deckOf(3), spells: [{ id: "x", type: "a", effect: "b" }] },
    ],
    [
      'deck.tools[1].id: found "Ledger Lens", allowed: an id used once',
      { ...deckOf(3), tools: [item("Ledger Lens"), item("Ledger Lens")] },
    ],
  ])("refuses with key, found and allowed: %s (CON-36)", (sentence, deck) => {
    expect(checkDeck(rules, "ai", deck)).toEqual([sentence]);
  });

  it.each<[string, object]>([
    ["form: found 4, allowed: 0, 1, 2, 3", { form: 4 }],
    ["form: found 1.5, allowed: 0, 1, 2, 3", { form: 1.5 }],
    ['rarity: found "Mythic", allowed: Common, Rare, Epic, Legendary', { rarity: "Mythic" }],
    [
      "stats: found nothing, allowed: an object with energy, strength, magic, stamina, speed",
      { stats: undefined },
    ],
    [
      "stats.magic: found NaN, allowed: a number from 0 to 1000000",
      { stats: { energy: 5, strength: 5, magic: Number.NaN, stamina: 5, speed: 5 } },
    ],
    [
      "bonus_stats.speed: found -1, allowed: a number from 0 to 1000000",
      { bonus_stats: { energy: 0, strength: 0, magic: 0, stamina: 0, speed: -1 } },
    ],
    [
      'specialty_stats: found ["luck"], allowed: a list of energy, strength, magic, stamina, speed',
      { specialty_stats: ["luck"] },
    ],
    ["combination_level: found -2, allowed: a number from 0", { combination_level: -2 }],
    ['species_id: found "", allowed: a text', { species_id: "" }],
    ['id: found "c1", allowed: an id used once', { id: "c1" }],
  ])("refuses a wrong creature: %s (CON-36)", (sentence, change) => {
    const deck = deckOf(3);
    Object.assign(deck.creatures[2] ?? {}, change);
    expect(checkDeck(rules, "ai", deck, "mine")).toEqual([`mine.creatures[2].${sentence}`]);
  });
});

describe("checkSetup", () => {
  it("checks the decks too (CON-41)", () => {
    expect(checkSetup(rules, { mode: "ai", difficulty: "hard", seed: "s", player: deckOf(3) })).toEqual([]);
    expect(checkSetup(rules, { mode: "pvp", seed: "s", player1: deckOf(1), player2: deckOf(5) })).toEqual([]);
    expect(
      checkSetup(rules, { mode: "ai", difficulty: "mad", seed: 4, player: deckOf(2), enemy: null }),
    ).toEqual([
      "setup.seed: found 4, allowed: a text",
      'setup.difficulty: found "mad", allowed: easy, medium, hard, expert',
      "setup.player.creatures: found 2, allowed: 3 to 12",
      "setup.enemy: found null, allowed: an object with creatures, tools and spells",
    ]);
    expect(checkSetup(rules, { mode: "duel", seed: "s" })).toEqual([
      'setup.mode: found "duel", allowed: ai, pvp',
    ]);
    expect(checkSetup(rules, "setup")).toEqual(['setup: found "setup", allowed: an object']);
  });
});
