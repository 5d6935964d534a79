import { describe, expect, it } from "vitest";
import {
  actionCost,
  attackPreview,
  type Battle,
  type BattleAction,
  chosenAs,
  knownBattle,
  legalActions,
  type SideIndex,
  viewFor,
  whyNotAction,
} from "../../../../rules/index.ts";
import { playRandomly, randomSetup } from "../support/random-battle.ts";
import { battleWith, rules } from "../support/scene.ts";

/** `npm run test:long` plays more. */
const BATTLES = process.env.LONG === "1" ? 12 : 4;
const SEEDS = Array.from({ length: BATTLES }, (_, place) => `known:${place}`);

function known(battle: Battle, side: SideIndex): Battle {
  // As it comes over the wire.
  return knownBattle(rules, JSON.parse(JSON.stringify(viewFor(rules, battle, side))));
}

/** Actions of a side that may be refused: by those in the hand, in the deck, with used items, on oneself. */
function triedActions({ sides }: Battle, side: SideIndex): BattleAction[] {
  const { hand, field, fallen, tools, spells } = sides[side];
  const foes = sides[side === 0 ? 1 : 0].field;
  const ids = [...hand, ...field, ...fallen].map(({ id }) => id);
  const targets = [...foes, ...field].map(({ id }) => id);
  return [
    ...ids.flatMap((creatureId): BattleAction[] => [
      { type: "deploy", creatureId },
      { type: "defend", creatureId },
      ...targets.map((targetId): BattleAction => ({ type: "attack", attackerId: creatureId, targetId })),
      ...tools.map(({ id: toolId }): BattleAction => ({ type: "useTool", toolId, creatureId })),
      ...spells.flatMap(({ id: spellId }) =>
        targets.map(
          (targetId): BattleAction => ({ type: "useSpell", spellId, casterId: creatureId, targetId }),
        ),
      ),
    ]),
    { type: "endTurn" },
  ];
}

describe("knownBattle", () => {
  it("gives the same legal actions, costs and previews as the battle itself (PVP-031 to PVP-036, GAP-43)", () => {
    for (const seed of SEEDS)
      playRandomly(rules, randomSetup(rules, seed), (battle) => {
        for (const side of [0, 1] as const) {
          const view = known(battle, side);
          expect(legalActions(rules, view, 0)).toEqual(legalActions(rules, battle, side));
          const own = battle.sides[side].field[0];
          const foe = battle.sides[side === 0 ? 1 : 0].field[0];
          if (!own || !foe) continue;
          const ids = { attackerId: own.id, targetId: foe.id };
          expect(attackPreview(rules, view, 0, ids)).toEqual(attackPreview(rules, battle, side, ids));
          expect(chosenAs(view, 0, own.id)).toBe("actor");
        }
      });
  });

  it("refuses with the same text and has the same costs (ERR-040, GAP-31)", () => {
    for (const seed of SEEDS.slice(0, 4))
      playRandomly(rules, randomSetup(rules, seed), (battle, action) => {
        if (action?.type !== "endTurn") return;
        for (const side of [0, 1] as const) {
          const view = known(battle, side);
          for (const tried of triedActions(battle, side)) {
            expect(whyNotAction(rules, view, 0, tried)).toEqual(whyNotAction(rules, battle, side, tried));
            expect(actionCost(rules, view, 0, tried)).toBe(actionCost(rules, battle, side, tried));
          }
        }
      });
  });

  it("contains what a watcher sees: both fields and no cards of a hand (GAP-43)", () => {
    const battle = battleWith({
      own: { field: [{ id: "hero" }], hand: [{ id: "card" }], tools: ["Ledger Lens"] },
      foe: { field: [{ id: "foe" }], hand: [{ id: "other" }] },
    });
    const seen = knownBattle(rules, viewFor(rules, battle, "watcher"));
    expect(seen.sides.map(({ field }) => field.map(({ id }) => id))).toEqual([["hero"], ["foe"]]);
    expect(seen.sides.flatMap(({ hand, deck, tools }) => [...hand, ...deck, ...tools])).toEqual([]);
  });
});
