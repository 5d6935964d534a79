import type { RuleSet } from "../../ruleset/rule-set.ts";
import type { BattleAction } from "../state/action.ts";
import type { Battle, SideIndex } from "../state/battle.ts";
import { costFor, fighterOf } from "./battle-refusal.ts";
import { deploymentCost } from "./deploy.ts";

/** Energy an action costs its side now; its list price where nobody is there to take it. */
export function actionCost(rules: RuleSet, battle: Battle, side: SideIndex, action: BattleAction): number {
  const { field, hand } = battle.sides[side];
  const { costs } = rules.battle;
  const priceFor = (id: string, price: number) => {
    const fighter = fighterOf(field, id);
    return fighter ? costFor(fighter, price) : price;
  };
  switch (action.type) {
    case "deploy": {
      const card = fighterOf(hand, action.creatureId);
      return card ? deploymentCost({ rules }, card) : costs.deployBase;
    }
    case "attack":
      return priceFor(action.attackerId, costs.attack);
    case "useTool":
      return costs.tool;
    case "useSpell":
      return priceFor(action.casterId, costs.spell);
    case "defend":
      return priceFor(action.creatureId, costs.defend);
    case "endTurn":
      return 0;
  }
}
