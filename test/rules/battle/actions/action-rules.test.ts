import { describe, expect, it } from "vitest";
import {
  ACTION_TYPES,
  type AnyActionRule,
  idsOf,
  ruleOf,
} from "../../../../rules/battle/actions/action-rules.ts";
import { momentOf } from "../../../../rules/battle/state/battle-moment.ts";
import {
  actionFromWire,
  actionOnWire,
  actionWith,
  type Battle,
  type BattleAction,
  legalActions,
  whyNotAction,
} from "../../../../rules/index.ts";
import { playRandomly, randomSetup } from "../support/random-battle.ts";
import { rules } from "../support/scene.ts";

const BATTLES = 4;

function inRandomBattles(look: (battle: Battle) => void): void {
  for (let number = 1; number <= BATTLES; number++)
    playRandomly(rules, randomSetup(rules, `rules:${number}`), (battle) => {
      if (battle.winner === null) look(battle);
    });
}

/** Every action of a kind that can be put together from what is in the battle, with each target or with none. */
function everyAction(battle: Battle, rule: AnyActionRule): BattleAction[] {
  const moment = momentOf(rules, battle, battle.active);
  const everybody = battle.sides.flatMap(({ hand, field, fallen }) => [...hand, ...field, ...fallen]);
  const actors = rule.takenBy === "side" ? [{ id: "" }] : everybody;
  const items = rule.items === null ? [null] : moment.own[rule.items];
  return items.flatMap((item) => {
    const targets = rule.targets(moment, item) === null ? [null] : everybody;
    return actors.flatMap((actor) =>
      targets.map((target) => rule.make(actor.id, item?.id ?? "", target?.id ?? null)),
    );
  });
}

/** Both sides may use the same ids, so an action may be put together twice. */
const texts = (actions: readonly BattleAction[]) =>
  [...new Set(actions.map((action) => JSON.stringify(action)))].sort();

describe("the rules of the six actions", () => {
  it("list an action as legal if and only if they do not refuse it (GAP-31, CON-63)", {
    timeout: 60_000,
  }, () => {
    const seen = new Set<string>();
    inRandomBattles((battle) => {
      const side = battle.active;
      for (const type of ACTION_TYPES) {
        const allowed = everyAction(battle, ruleOf(type)).filter(
          (action) => whyNotAction(rules, battle, side, action) === null,
        );
        const listed = legalActions(rules, battle, side).filter((action) => action.type === type);
        expect(texts(listed)).toEqual(texts(allowed));
        if (listed.length > 0) seen.add(type);
      }
    });
    expect([...seen].sort()).toEqual([...ACTION_TYPES].sort());
  });

  it("make an action from its ids, read the ids back, and accept it in a PvP call (CON-63)", () => {
    inRandomBattles((battle) => {
      for (const action of legalActions(rules, battle, battle.active)) {
        const rule = ruleOf(action.type);
        const { actor, item, target } = idsOf(action);
        expect(rule.make(actor ?? "", item ?? "", target)).toEqual(action);
        expect(actionWith(action.type, { actor, item, target })).toEqual(action);
        expect(actionFromWire(actionOnWire(action))).toEqual(action);
      }
    });
  });
});
