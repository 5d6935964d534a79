import { describe, expect, it } from "vitest";
import { drawHiddenCards } from "../../../rules/bots/hidden-cards.ts";
import {
  type Battle,
  type BotView,
  cloneBattle,
  newRandom,
  type SideIndex,
  shippedRules,
  viewFor,
} from "../../../rules/index.ts";
import { atMoments, seenBy, setups } from "./support/seats.ts";

/** The same battle to the eyes of one side, with other cards, items and dice behind it. */
function otherwiseHidden(battle: Battle, side: SideIndex): Battle {
  const changed = cloneBattle(battle);
  const other = side === 0 ? 1 : 0;
  const drawn = drawHiddenCards(shippedRules, changed, other, newRandom("other cards"));
  for (const card of [...drawn.hand, ...drawn.deck]) card.battleStats.physicalAttack = 999;
  Object.assign(changed.sides[other], drawn);
  changed.random = newRandom("other dice");
  changed.seed = "other seed";
  return changed;
}

/** Everything a bot can find out: what it is shown, each answer it can ask for, and what it imagines. */
function all(view: BotView): unknown {
  const asked = view.legalActions.map((action) => [
    view.energyCost(action),
    view.attackPreview(action),
    view.spellPreview(action),
  ]);
  const imagined = view.imagine();
  for (let step = 0; step < 5 && !imagined.isOver(); step++) imagined.play(imagined.usualAction());
  return JSON.parse(JSON.stringify({ ...view, rules: null, asked, imagined: imagined.view() }));
}

describe("what a bot sees", () => {
  it("does not change when the opponent's hidden cards, the seed or the dice do (GAP-43)", () => {
    let looks = 0;
    for (const setup of setups())
      atMoments(setup, (battle) => {
        const side = battle.active;
        looks += 1;
        const changed = otherwiseHidden(battle, side);
        expect(all(seenBy(changed, side))).toEqual(all(seenBy(battle, side)));
      });
    expect(looks).toBeGreaterThan(8);
  });

  it("equals the view that a player of that side gets in PvP (GAP-43)", () => {
    for (const setup of setups())
      atMoments(setup, (battle) => {
        const shown = JSON.parse(JSON.stringify(viewFor(shippedRules, battle, battle.active)));
        expect(JSON.parse(JSON.stringify(seenBy(battle, battle.active)))).toMatchObject(shown);
      });
  });

  it("never contains the seed or the id of a card that the opponent hides (GAP-43)", () => {
    for (const setup of setups())
      atMoments({ ...setup, seed: "secret-seed" }, (battle, events) => {
        const view = seenBy(battle, battle.active, events);
        const text = JSON.stringify({ ...view, rules: null });
        const { hand, deck } = battle.sides[battle.active === 0 ? 1 : 0];
        for (const { id } of [...hand, ...deck]) expect(text).not.toContain(`"${id}"`);
        expect(text).not.toContain("secret-seed");
      });
  });

  it("can be changed without any effect on the battle (GAP-43)", () => {
    for (const setup of setups())
      atMoments(setup, (battle) => {
        const before = JSON.stringify(battle);
        const view = seenBy(battle, battle.active);
        for (const creature of [...view.player.field, ...view.enemy.field]) {
          creature.currentHealth = 1;
          creature.battleStats.physicalAttack = 0;
          creature.stats.magic = 0;
          creature.activeEffects.length = 0;
        }
        view.player.energy = 999;
        const imagined = view.imagine();
        while (!imagined.isOver() && imagined.mover() === "player") imagined.play({ type: "endTurn" });
        expect(JSON.stringify(battle)).toBe(before);
        expect(() => Object.assign(view.rules.battle.costs, { attack: 0 })).toThrow(/read only/);
      });
  });
});
