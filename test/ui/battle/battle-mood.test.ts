import { describe, expect, it } from "vitest";
import { newRandom, requirementTeam, shippedRules as rules } from "../../../rules/index.ts";
import { AiBattle } from "../../../ui/battle/ai-battle/ai-battle.ts";
import { battleMood } from "../../../ui/battle/battle-music.tsx";

const player = requirementTeam(rules, newRandom("mood"), "hard");
const VIEW = new AiBattle(rules, { mode: "ai", difficulty: "hard", seed: "mood", player }).view();
const [CARD] = VIEW.player.deck ?? [];
if (!CARD) throw new Error("The deck is empty");

/** Returns a side with a number of living and fallen creatures and a share of health on the field. */
function side(living: number, fallen: number, health = 1): typeof VIEW.player {
  const creature = { ...CARD, currentHealth: 100 * health, maxHealth: 100 } as typeof CARD & object;
  const field = [creature, creature].slice(0, living);
  return {
    ...VIEW.player,
    field,
    hand: [],
    deckCount: living - field.length,
    fallen: Array(fallen).fill(creature),
  };
}

describe("the mood of a battle", () => {
  it("is calm at its start, and while both sides have most of their creatures", () => {
    expect(battleMood(VIEW)).toBe("calm");
    expect(battleMood({ player: side(8, 4), enemy: side(8, 4) })).toBe("calm");
  });

  it.each([
    ["the player has few creatures left", { player: side(4, 8), enemy: side(12, 0) }],
    ["the enemy has few creatures left", { player: side(12, 0), enemy: side(4, 8) }],
    ["the player's field is badly wounded", { player: side(12, 0, 0.3), enemy: side(12, 0) }],
  ])("is tense when %s", (_, view) => {
    expect(battleMood(view)).toBe("tense");
  });
});
