import { describe, expect, it } from "vitest";
import { checkDeck } from "../../../../rules/battle/setup/check-deck.ts";
import {
  creaturePower,
  type Deck,
  deckPower,
  newRandom,
  practiceDeck,
  practiceStyle,
  shippedRules,
  whyNotPractice,
} from "../../../../rules/index.ts";
import { duelDeck } from "../../../../rules/simulation/duel-deck.ts";

const SEEDS = Array.from({ length: 50 }, (_, index) => `seed ${index}`);

function decks(seed: string): { own: Deck; bot: Deck } {
  const own = duelDeck(shippedRules, newRandom(seed));
  return { own, bot: practiceDeck(shippedRules, newRandom(`${seed}, bot`), own) };
}

describe("the deck of a bot", () => {
  it("is a valid PvP deck, each card as strong as the player's (PVP-022, GAP-39)", () => {
    for (const seed of SEEDS) {
      const { own, bot } = decks(seed);
      expect(checkDeck(shippedRules, "pvp", bot)).toEqual([]);
      expect(deckPower(shippedRules, bot.creatures)).toBe(deckPower(shippedRules, own.creatures));
      bot.creatures.forEach((creature, place) => {
        const { form, rarity, combination_level } = own.creatures[place] ?? creature;
        expect(creature).toMatchObject({ form, rarity, combination_level });
      });
      expect([bot.tools.length, bot.spells.length]).toEqual([own.tools.length, own.spells.length]);
    }
  });

  it("includes fusion bonuses, and puts the best stats on the specialties (GAP-23)", () => {
    const { own } = decks("fused");
    const [first] = own.creatures;
    if (!first) throw new Error("A deck without creatures");
    const bonus_stats = { energy: 3, strength: 0, magic: 1, stamina: 0, speed: 2 };
    const fused = { ...first, combination_level: 2, bonus_stats };
    const bot = practiceDeck(shippedRules, newRandom("fused"), { ...own, creatures: [fused] });
    const [creature] = bot.creatures;
    if (!creature) throw new Error("A bot without creatures");
    expect(creaturePower(creature)).toBe(creaturePower(fused));
    const { stats, specialty_stats } = creature;
    const highest = Math.max(...Object.values(stats));
    expect(Math.max(...specialty_stats.map((name) => stats[name]))).toBe(highest);
  });

  it("differs with other random numbers, and is the same with the same ones (GAP-43)", () => {
    const { own, bot } = decks("seed 1");
    const again = practiceDeck(shippedRules, newRandom("seed 1, bot"), own);
    expect(again).toEqual(bot);
    expect(practiceDeck(shippedRules, newRandom("another"), own)).not.toEqual(bot);
  });
});

describe("the difficulty of a bot", () => {
  it.each([
    [100, "easy"],
    [899, "easy"],
    [900, "medium"],
    [1099, "medium"],
    [1100, "hard"],
    [1399, "hard"],
    [1400, "expert"],
    [3000, "expert"],
  ] as const)("against a rating of %i is that of the %s opponent (GAP-40)", (rating, style) => {
    expect(practiceStyle(shippedRules, rating)).toBe(style);
  });
});

describe("the offer of a practice battle", () => {
  it("comes after the estimated wait: 30 s at first, then the median of the latest (GAP-41)", () => {
    expect(whyNotPractice(shippedRules, [], 29_999)).toMatchObject({
      code: "pvp_practice_not_yet",
      remainingMs: 1,
      text: "A practice battle is offered in 1 s, if nobody is found by then",
    });
    expect(whyNotPractice(shippedRules, [], 30_000)).toBeNull();
    expect(whyNotPractice(shippedRules, [10, 12, 50], 11_000)).toMatchObject({ remainingMs: 1_000 });
    expect(whyNotPractice(shippedRules, [10, 12, 50], 12_000)).toBeNull();
  });
});
