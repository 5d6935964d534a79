import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { type BattleView, fill, shippedRules, type Texts } from "../../../rules/index.ts";
import { againstEnemy } from "../../../ui/battle/store/sides.ts";
import { creatureLabels } from "../../../ui/battle/use-shown-battle.ts";

const { texts } = shippedRules;
const german: Texts = {
  ...texts,
  battleScreen: JSON.parse(readFileSync("rules/texts/de/battle-screen.json", "utf8")),
};

/** Both sides with one creature of that species; the enemy's has the name that the game gives it. */
function duel(spoken: Texts, species: string): Pick<BattleView, "player" | "enemy"> {
  const side = (id: string, species_name: string) => ({
    field: [{ id, species_name }],
    hand: [],
    deck: [],
    fallen: [],
  });
  const enemy = fill(spoken.battleScreen.sides.enemy.creature, { creature: species });
  return { player: side("own", species), enemy: side("other", enemy) } as never;
}

describe("the label of the enemy's creature", () => {
  it.each([
    ["before its name in English", texts, "Enemy Bullx"],
    ["behind its name in German", german, "Bullx (Gegner)"],
  ])("says once whose it is, %s (GAP-63)", (_where, spoken, label) => {
    const labels = creatureLabels(spoken, duel(spoken, "Bullx"), againstEnemy(spoken));
    expect(labels.get("own")).toBe("Bullx");
    expect(labels.get("other")).toBe(label);
  });
});
