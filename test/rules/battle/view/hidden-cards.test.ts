import { describe, expect, it } from "vitest";
import { BattleLog, viewFor, visibleEvents } from "../../../../rules/index.ts";
import { playRandomly, randomSetup } from "../support/random-battle.ts";
import { rules } from "../support/scene.ts";

describe("a viewer of whole battles", () => {
  it("never finds the id of a hidden card in what it gets (GAP-43)", { timeout: 60_000 }, () => {
    for (let number = 0; number < 12; number++) {
      const { seed, ...setup } = randomSetup(rules, `view:${number}`);
      const marked = structuredClone(setup);
      const decks = marked.mode === "pvp" ? [marked.player1, marked.player2] : [marked.player];
      decks.forEach((deck, side) => {
        for (const card of deck.creatures) card.id = `side${side}-${card.id}`;
      });
      playRandomly(rules, { ...marked, seed }, (battle, _, events) => {
        for (const viewer of [0, 1, "watcher"] as const) {
          const text = JSON.stringify([
            viewFor(rules, battle, viewer, new BattleLog(rules, battle, viewer).follow(events)),
            visibleEvents(viewer, events),
          ]);
          for (const side of [0, 1] as const) {
            if (side === viewer) continue;
            const { hand, deck } = battle.sides[side];
            const told = [...hand, ...deck].filter(
              ({ id }) => id.startsWith("side") && text.includes(`"${id}"`),
            );
            expect(told).toEqual([]);
          }
        }
      });
    }
  });
});
