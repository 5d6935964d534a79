import {
  type BattleAction,
  fill,
  type LogNames,
  type RuleSet,
  type SideIndex,
} from "../../../rules/index.ts";

/** An action in words, such as 'Attack Bullx with Enemy Corvax'. */
export function actionText(rules: RuleSet, names: LogNames, side: SideIndex, action: BattleAction): string {
  const { actions } = rules.replays;
  const creature = (id: string) => names.creature(side, id);
  switch (action.type) {
    case "deploy":
      return fill(actions.deploy, { creature: creature(action.creatureId) });
    case "attack": {
      const target = names.creature(side === 0 ? 1 : 0, action.targetId);
      return fill(actions.attack, { creature: creature(action.attackerId), target });
    }
    case "useTool": {
      const target = creature(action.targetId ?? action.creatureId);
      return fill(actions.useTool, { tool: names.tool(side, action.toolId), target });
    }
    case "useSpell": {
      const values = { spell: names.spell(side, action.spellId), creature: creature(action.casterId) };
      if (action.targetId === undefined) return fill(actions.useSpell, values);
      return fill(actions.useSpellOn, { ...values, target: nameOfAny(names, side, action.targetId) });
    }
    case "defend":
      return fill(actions.defend, { creature: creature(action.creatureId) });
    case "endTurn":
      return actions.endTurn;
  }
}

/** A target on either side: where one side does not know the id, the other does. */
function nameOfAny(names: LogNames, side: SideIndex, id: string): string {
  const own = names.creature(side, id);
  return own === id ? names.creature(side === 0 ? 1 : 0, id) : own;
}
