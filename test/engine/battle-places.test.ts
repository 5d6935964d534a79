import { describe, expect, it } from "vitest";
import { battlePlaces } from "../../engine/battle/battle-places.ts";
import { type BattleView, newRandom, requirementTeam, shippedRules as rules } from "../../rules/index.ts";
import { AiBattle } from "../../ui/battle/ai-battle/ai-battle.ts";

function viewOf(difficulty: "easy" | "hard" | "expert"): BattleView {
  const player = requirementTeam(rules, newRandom("places"), difficulty);
  return new AiBattle(rules, { mode: "ai", difficulty, seed: "places", player }).view();
}

/** Returns a view with these creatures on the player's field. */
function withOwn(view: BattleView, ids: string[]): BattleView {
  const [any] = view.player.deck ?? [];
  if (!any) throw new Error("The deck is empty");
  return { ...view, player: { ...view.player, field: ids.map((id) => ({ ...any, id })) } };
}

describe("the places of a battlefield", () => {
  it("lock the enemy's places beyond the live limit (BAT-030, CON-43)", () => {
    expect(battlePlaces(rules, viewOf("easy"), []).enemy).toEqual({ open: 3, locked: 0 });
    expect(battlePlaces(rules, viewOf("hard"), []).enemy).toEqual({ open: 4, locked: 1 });
    expect(battlePlaces(rules, viewOf("expert"), []).enemy).toEqual({ open: 4, locked: 2 });
  });

  it("are three for the player, and four when needed (CON-43)", () => {
    const view = viewOf("hard");
    const own = (ids: string[], standing: string[]) =>
      battlePlaces(rules, withOwn(view, ids), standing).player;
    expect(own([], [])).toEqual({ open: 3, locked: 0 });
    expect(own(["a", "b", "c"], ["a", "b", "c"]).open).toBe(3);
    expect(own(["a", "b", "c", "d"], ["a", "b", "c"]).open).toBe(4);
  });

  it("include the place of a creature that has yet to fall in the beat (CON-43)", () => {
    const view = withOwn(viewOf("hard"), ["b", "c", "d"]);
    expect(battlePlaces(rules, view, ["a", "b", "c"]).player.open).toBe(4);
  });
});
