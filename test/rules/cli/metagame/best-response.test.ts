import { describe, expect, it } from "vitest";
import { drawnDeck, duelShape, namesIn } from "../../../../rules/cli/metagame/decks/decks.ts";
import { bestResponse, SEARCH_BATTLES } from "../../../../rules/cli/metagame/play/best-response.ts";
import { duelLane, type Field } from "../../../../rules/cli/metagame/play/lane.ts";
import { type Deck, shippedRules } from "../../../../rules/index.ts";
import { newTally } from "../../../../rules/simulation/tally.ts";

const shape = duelShape(shippedRules);
const keystones = (deck: Deck | undefined) =>
  deck ? namesIn(deck, "tools").filter((name) => name === "Babylon Keystone").length : 0;

/** Every Keystone more than the enemy's adds a tenth to the win rate; nothing else matters. */
const pool: Field["pool"] = {
  play: async (runs) =>
    runs.map(({ plan, battles }) => {
      const rate = 0.5 + (keystones(plan.deck) - keystones(plan.enemy)) / 10;
      const wins = Math.round(battles * rate);
      return { tally: { ...newTally(), battles, wins, losses: battles - wins } };
    }),
};
const field: Field = {
  pool,
  rules: shippedRules,
  policy: "fast",
  seed: "1",
  isStopped: () => false,
  onBattles() {},
};

describe("bestResponse", () => {
  it("finds the deck that wins most, and says how often at which budget", async () => {
    const start = drawnDeck(shippedRules, shape, "none");
    expect(keystones(start)).toBeLessThan(2);
    const enemy = drawnDeck(shippedRules, shape, "other");
    const opposition = { weights: [1], lanesOf: (deck: Deck) => [duelLane(deck, enemy)] };
    const found = await bestResponse(field, shippedRules, shape, start, opposition, "grow");
    expect(keystones(found.deck)).toBe(3);
    expect(found.rate.value).toBeCloseTo(0.8 - keystones(enemy) / 10, 2);
    expect(found.battles).toBe(SEARCH_BATTLES);
  });

  it("leaves out opponents that hardly count", async () => {
    const start = drawnDeck(shippedRules, shape, "none");
    const enemies = [drawnDeck(shippedRules, shape, "one"), drawnDeck(shippedRules, shape, "two")];
    const lanes = enemies.map((enemy) => duelLane(start, enemy));
    const opposition = { weights: [0.99, 0.01], lanesOf: () => lanes };
    await bestResponse(field, shippedRules, shape, start, opposition, "grow");
    expect(lanes[0]?.score.battles).toBeGreaterThan(0);
    expect(lanes[1]?.score.battles).toBe(0);
  });
});
